import Foundation

/// The texts that people read. Their keys are looked up in the app's string catalog (main bundle).
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Texts {
  static var title: String {
    NSLocalizedString(
      "<<Module>>.title",
      value: "<<Module|words>>",
      comment: "Title of the screen"
    )
  }
<<if screen == "form">>
<<for action in use-cases>>
<<include "Includes/Texts.swift">>
<<end>>
<<for action in actions>>
<<include "Includes/Texts.swift">>
<<end>>
<<end>>
<<for name in next>>
<<if not loop.first or not (use-cases or actions)>>

  static var show<<name>>: String {
    NSLocalizedString(
      "<<Module>>.show<<name>>",
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
      value: "The server refused the request (%ld).",
      comment: "Status code"
    )
    return String.localizedStringWithFormat(format, status)
  }
<<end>>
}
