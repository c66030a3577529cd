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
<<if screen == "form" and ui != "none">>
<<if use-cases contains "hasField" or actions contains "hasField">>

  /// What VoiceOver calls a field, so that fields of two actions have different labels.
  static func field(_ label: String, of action: String) -> String {
    let format = NSLocalizedString(
      "<<Module>>.field",
      value: "%1$@, %2$@",
      comment: "Label of a field, and the title of its action"
    )
    return String.localizedStringWithFormat(format, label, action)
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
<<for action in use-cases>>
<<include "Includes/RefusalText.swift">>
<<include "Includes/ResultText.swift">>
<<end>>
<<for action in actions>>
<<include "Includes/RefusalText.swift">>
<<include "Includes/ResultText.swift">>
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
