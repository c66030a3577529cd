<<if not action.isProperty>>
<<include "Includes/RecordedCalls.swift">>
<<if action.effects == "throws" or action.effects == "async throws">>
  var <<action.id>>Error: (any Error)?
<<end>>
<<if action.result>>
  var <<action.id>>Result: <<action.result>> = <<if action.resultSample and not action.missing>><<action.resultSample>><<else>><<action.defaultResult>><<end>>
<<end>>
  var on<<action.id|upperCamel>>: (() -> Void)?

<<include "Includes/Head.swift">>
<<include "Includes/RecordCall.swift">>
    on<<action.id|upperCamel>>?()
<<if action.effects == "throws" or action.effects == "async throws">>
    if let <<action.id>>Error { throw <<action.id>>Error }
<<end>>
<<if action.result>>
    return <<action.id>>Result
<<end>>
  }
<<else>>
  var <<action.declaration>> = <<if action.resultSample and not action.missing>><<action.resultSample>><<else>><<action.defaultResult>><<end>>
<<end>>
