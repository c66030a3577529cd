import Foundation

/// The text of the module, for translation.
nonisolated enum <<Module>>Texts {
  static var title: String {
    NSLocalizedString("<<Module|words>>", comment: "Title")
  }

  static var loading: String {
    NSLocalizedString("Loading…", comment: "Shown while the service works")
  }

  static var empty: String {
    NSLocalizedString("Nothing here yet.", comment: "Shown without content")
  }

  static var notConnected: String {
    NSLocalizedString("This is not available yet.", comment: "The service has no address")
  }
}
