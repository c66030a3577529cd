<<# A comment leaves nothing behind, and no line if it stands alone on one. #>>
<<# Options are variables, and there are a few more: Module, Target, NeedsFoundation, … #>>
<<# A value as it is, or in a case style: of SignIn, snake makes sign_in, and words Sign In. #>>
/// The calls that '<<Module|words>>' accepts.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>Modeling: AnyObject {
  /// The name of the state that the model is in.
  var state: String { get }
<<# One round for each entry of a list; an action is a record with fields. #>>
<<for action in actions>>
<<if action.isLong>>
  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  )<<if action.effects>> <<action.effects>><<end>>
<<else>>
  func <<action.declaration>>
<<end>>
<<end>>
}

/// Keeps the state of '<<Module|words>>'.
@MainActor
final class <<Module>>Model: <<Module>>Modeling {
<<# A list holds when it has entries; 'loop' tells the first, the last and the number of a round. #>>
  private(set) var state = "<<for state in states>><<if loop.first>><<state|lowerCamel>><<end>><<end>>"
<<if history>>
  /// The states that the model has entered, the latest last.
  private(set) var history: [String] = []
<<end>>

  /// Goes on to a state.
  func enter(_ state: String) {
    self.state = state
<<if history>>
    history.append(state)
<<if limit == "ten">>
    history = Array(history.suffix(10))
<<end>>
<<end>>
  }
<<for action in actions>>

<<if action.isLong>>
  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  )<<if action.effects>> <<action.effects>><<end>> {
<<else>>
  func <<action.declaration>> {
<<end>>
    enter("<<action.name>>")
  }
<<end>>
}
