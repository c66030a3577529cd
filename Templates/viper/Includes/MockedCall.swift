<<if not action.isProperty>>
<<if not action.parameters>>
  private(set) var <<action.calls>> = 0
<<elseif action.isLong and action.callValue contains ",">>
  private(set) var <<action.calls>>:
    [(
<<for parameter in action.parameters>>
      <<parameter.reference>>: <<parameter.valueType>><<if not loop.last>>,<<end>>
<<end>>
    )] = []
<<else>>
  private(set) var <<action.calls>>: [<<action.callType>>] = []
<<end>>
<<if action.effects == "throws" or action.effects == "async throws">>
  var <<action.id>>Error: (any Error)?
<<end>>
<<if action.result>>
<<if action.resultSample>>
  var <<action.id>>Result: <<action.result>> = <<action.resultSample>>
<<else>>
  lazy var <<action.id>>Result: <<action.result>> = { fatalError("Set '<<action.id>>Result' first.") }()
<<end>>
<<end>>
  var on<<action.id|upperCamel>>: (() -> Void)?

<<include "Includes/Head.swift">>
<<include "Includes/MockedBody.swift">>
  }
<<elseif action.resultSample>>
  var <<action.declaration>> = <<action.resultSample>>
<<else>>
  lazy var <<action.declaration>> = { fatalError("Set '<<action.name>>' first.") }()
<<end>>
