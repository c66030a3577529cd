import Foundation

/// The texts that people read. Translate them in a string catalog, by their keys.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Texts {
  static var title: String {
    NSLocalizedString(
      "<<Module>>.title",
<<if view == "storyboard">>
      bundle: .module,
<<end>>
      value: "<<Module|words>>",
      comment: "Title of the screen"
    )
  }
<<for action in use-cases>>
<<if action.result == "[String]">>

  static var <<action.id>>Empty: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.empty",
<<if view == "storyboard">>
      bundle: .module,
<<end>>
      value: "There is nothing here yet.",
      comment: "Shown in place of a list"
    )
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.result == "[String]">>

  static var <<action.id>>Empty: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.empty",
<<if view == "storyboard">>
      bundle: .module,
<<end>>
      value: "There is nothing here yet.",
      comment: "Shown in place of a list"
    )
  }
<<end>>
<<end>>
<<if screen == "form">>
<<for action in use-cases>>
<<include "Includes/Texts.swift">>
<<end>>
<<for action in actions>>
<<include "Includes/Texts.swift">>
<<end>>
<<end>>
<<for name in next>>
<<if not loop.first or not (actions or use-cases contains "hasField")>>

  static var show<<name>>: String {
    NSLocalizedString(
      "<<Module>>.show<<name>>",
<<if view == "storyboard">>
      bundle: .module,
<<end>>
      value: "<<name|words>>",
      comment: "Button"
    )
  }
<<end>>
<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall">>

  // MARK: Worker

  static func refused(_ status: Int) -> String {
    let format = NSLocalizedString(
      "<<Module>>.refused",
<<if view == "storyboard">>
      bundle: .module,
<<end>>
      value: "The server refused the request (%ld).",
      comment: "Status code"
    )
    return String.localizedStringWithFormat(format, status)
  }
<<end>>
}
