  private(set) var calls: [String] = []
<<for action in actions>>
<<for parameter in action.parameters>>
  private(set) var <<parameter.variable>>: <<parameter.stored>>
<<end>>
<<end>>
<<if style == "closures">>
  /// Answers the last call.
  private(set) var onSuccess: <<Module>>OnSuccess?
  /// Answers the last call.
  private(set) var onFailure: <<Module>>OnFailure?
<<else>>
  /// What each call is answered with.
  var result: Result<<<Module>>Entity, any Error> =
    .success(<<Module>>Fixtures.entity)
  var whenCalled: (() -> Void)?
<<end>>
<<for action in actions>>

<<include "Includes/AnsweredHead.swift">>
    calls.append("<<action.name>>")
<<for parameter in action.parameters>>
    <<parameter.variable>> = <<parameter.reference>>
<<end>>
<<if style == "closures">>
    self.onSuccess = onSuccess
    self.onFailure = onFailure
<<else>>
    whenCalled?()
    return try result.get()
<<end>>
  }
<<end>>
