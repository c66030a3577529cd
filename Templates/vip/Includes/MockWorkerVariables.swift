<<if action.parameters>>
<<include "Includes/MockCalls.swift">>
<<else>>
  private(set) var <<action.id>>CallCount = 0
<<end>>
<<if action.result and action.resultSample>>
  var <<action.id>>Result: <<action.result>> = <<action.resultSample>>
<<elseif action.result>>
  var <<action.id>>Result: (<<action.result>>)?
<<end>>
  var <<action.id>>Error: (any Error)?
  var on<<action.id|upperCamel>>: (() -> Void)?
