import Foundation

/// Texts for the user, with their keys in the app's strings.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Texts {
  static var ok: String {
    NSLocalizedString(
      "<<Module>>.ok",
      value: "OK",
      comment: "Closes an alert"
    )
  }
<<if validate>>

  static var empty: String {
    NSLocalizedString(
      "<<Module>>.empty",
      value: "Please enter a text.",
      comment: "Nothing was entered"
    )
  }

  static var tooLong: String {
    NSLocalizedString(
      "<<Module>>.tooLong",
      value: "This text is too long.",
      comment: "Too much was entered"
    )
  }
<<end>>

  static var notConnected: String {
    NSLocalizedString(
      "<<Module>>.notConnected",
      value: "This is not available yet.",
      comment: "There is no server yet"
    )
  }
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>

  static var <<action.id>>Empty: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>Empty",
      value: "Nothing here yet.",
      comment: "Nothing was loaded"
    )
  }
<<end>>
<<end>>
}
