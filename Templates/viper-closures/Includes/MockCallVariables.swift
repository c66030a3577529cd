<<if action.parameters>>
<<include "Includes/MockCalls.swift">>
<<else>>
  private(set) var <<action.calls>> = 0
<<end>>
  var on<<action.id|upperCamel>>: (() -> Void)?
