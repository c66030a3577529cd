<<for action in actions>>
<<if action.parameters>>
<<include "Includes/MockCalls.swift">>
<<else>>
  private(set) var <<action.id>>CallCount = 0
<<end>>
<<if not action.result>>
  var <<action.id>>Result: <<Module>>Entity = <<Module>>Fixtures.entity
<<elseif action.resultSample>>
  var <<action.id>>Result: <<action.result>> = <<action.resultSample>>
<<else>>
  var <<action.id>>Result: (<<action.result>>)?
<<end>>
  var <<action.id>>Error: (any Error)?
  var on<<action.id|upperCamel>>: (() -> Void)?
<<end>>
<<if style == "closures" and actions>>
  /// Whether the closures are kept instead of called.
  var holdsAnswers = false
  private(set) var heldAnswers: [() -> Void] = []
<<end>>
