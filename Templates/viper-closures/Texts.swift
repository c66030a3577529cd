import Foundation

/// The texts that people read. Their keys are looked up in the app's string catalog (main bundle).
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Texts {
<<if ui != "none">>
  static var title: String {
    NSLocalizedString(
      "<<Module>>.title",
      value: "<<Module|words>>",
      comment: "Title of the screen"
    )
  }
<<if screen == "form">>
<<if actions contains "hasField">>

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
<<for action in actions>>
<<if action.hasControls>>

  // MARK: <<action.id|words>>

  static var <<action.id>>Button: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>",
      value: "<<action.caption>>",
      comment: "Button"
    )
  }
<<for parameter in action.parameters>>

  static var <<action.id>><<parameter.name|upperCamel>>Label: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.<<parameter.name>>",
      value: "<<parameter.caption>>",
      comment: "Label of a field"
    )
  }
<<end>>
<<end>>
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

  static var show<<name>>: String {
    NSLocalizedString(
      "<<Module>>.show<<name>>",
      value: "<<name|words>>",
      comment: "Button"
    )
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<include "Includes/RefusalText.swift">>
<<end>>
<<if ui != "none" or actions contains "isVerdict">>

<<end>>
  // MARK: Service

  static func refused(_ status: Int) -> String {
    let format = NSLocalizedString(
      "<<Module>>.refused",
      value: "The server refused the request (%ld).",
      comment: "Status code"
    )
    return String.localizedStringWithFormat(format, status)
  }
}
