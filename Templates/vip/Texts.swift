import Foundation

/// The text of the module, for translation.
enum <<Module>>Texts {
  nonisolated static var title: String {
    NSLocalizedString("<<Module|words>>", comment: "Title")
  }
<<if worker>>

  nonisolated static var loading: String {
    NSLocalizedString("Loading…", comment: "Shown while the worker works")
  }

  nonisolated static var empty: String {
    NSLocalizedString("Nothing here yet.", comment: "Shown without content")
  }

  nonisolated static var notConnected: String {
    NSLocalizedString("This is not available yet.", comment: "The worker has no backend")
  }
<<end>>
}
