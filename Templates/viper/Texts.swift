import Foundation

/// What the module says to people.
nonisolated enum <<Module>>Texts {
<<if not (with contains "service" and with contains "view-object")>>
  static var title: String { text("<<Module|words>>") }
<<end>>
<<if with contains "service">>
<<if ui == "uikit" or ui == "appkit">>
  static var loading: String { text("Loading…") }
<<end>>
<<if with contains "entity" or with contains "view-object">>
  static var empty: String { text("There is nothing here yet.") }
<<end>>
<<if ui == "swiftui">>
  static var tryAgain: String { text("Try again") }
<<end>>
  static var notConnected: String { text("The service is not connected yet.") }
<<end>>

  #if canImport(Darwin)
    private static func text(_ key: String.LocalizationValue) -> String {
      String(localized: key<<if view == "storyboard">>, bundle: .module<<end>>)
    }
  #else
    private static func text(_ key: String) -> String { key }
  #endif
}
<<if with contains "service" and (ui == "uikit" or ui == "appkit")>>

extension <<Module>>ViewState {
  var text: String {
    switch self {
    case .loading: <<Module>>Texts.loading
<<if with contains "entity" or with contains "view-object">>
    case .empty: <<Module>>Texts.empty
<<end>>
    case .failed(let message): message
<<if with contains "view-object">>
    case .content(let viewObjects): viewObjects.map(\.headline).joined(separator: "\n")
<<else>>
    case .content: <<Module>>Texts.title
<<end>>
    }
  }
}
<<end>>
