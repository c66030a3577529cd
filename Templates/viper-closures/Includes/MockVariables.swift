<<if action.isProperty and action.resultSample>>
  var <<action.name>>: <<action.result>> = <<action.resultSample>>
<<elseif action.isProperty>>
  var <<action.id>>Result: <<action.result>>?
<<else>>
<<if action.parameters>>
<<include "Includes/MockCalls.swift">>
<<else>>
  private(set) var <<action.calls>> = 0
<<end>>
<<include "Includes/MockResults.swift">>
  var on<<action.id|upperCamel>>: (() -> Void)?
<<end>>
