import Foundation

/// Texts for the user, with their keys in the app's strings.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Texts {
  static var title: String {
    NSLocalizedString(
      "<<Module>>.title",
      value: "<<Module|words>>",
      comment: "Title of the list"
    )
  }

  static var loading: String {
    NSLocalizedString(
      "<<Module>>.loading",
      value: "Loading…",
      comment: "Nothing has arrived yet"
    )
  }

  static var empty: String {
    NSLocalizedString(
      "<<Module>>.empty",
      value: "Nothing here yet.",
      comment: "The list is empty"
    )
  }

  static var ok: String {
    NSLocalizedString(
      "<<Module>>.ok",
      value: "OK",
      comment: "Closes an alert"
    )
  }

  static func notFetched(_ reason: String) -> String {
    let text = NSLocalizedString(
      "<<Module>>.notFetched",
      value: "The items could not be fetched.",
      comment: "Comes before the reason"
    )
    return "\(text) \(reason)"
  }

  static func notRead(_ reason: String) -> String {
    let text = NSLocalizedString(
      "<<Module>>.notRead",
      value: "The items could not be read.",
      comment: "Comes before the reason"
    )
    return "\(text) \(reason)"
  }

  static func refused(_ status: Int) -> String {
    let text = NSLocalizedString(
      "<<Module>>.refused",
      value: "The server refuses to answer.",
      comment: "Comes before the status"
    )
    return "\(text) (\(status))"
  }
}
