import Foundation

/// The texts of the list. Their keys are looked up in the app's string catalog (main bundle).
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Texts {
<<if ui != "none">>
  static var title: String {
    NSLocalizedString(
      "<<Module>>.title",
      value: "<<Module|words>>",
      comment: "Title of the list"
    )
  }

  static var empty: String {
    NSLocalizedString(
      "<<Module>>.empty",
      value: "There is nothing here yet.",
      comment: "Shown in place of a list"
    )
  }
<<if ui == "swiftui">>

  static var loading: String {
    NSLocalizedString(
      "<<Module>>.loading",
      value: "Loading",
      comment: "What VoiceOver says of a spinner"
    )
  }
<<end>>

  static var tryAgain: String {
    NSLocalizedString(
      "<<Module>>.tryAgain",
      value: "Try Again",
      comment: "Button"
    )
  }
<<if screen == "form" and (ui == "uikit" or ui == "appkit") and (actions contains "isOtherDestructive" or actions contains "isDestructive" and (ui == "appkit" or not (entity-fields contains "isID")))>>

  static var cancel: String {
    NSLocalizedString(
      "<<Module>>.cancel",
      value: "Cancel",
      comment: "Button"
    )
  }
<<end>>
<<if screen == "form" or entity-fields contains "isID">>
<<for action in actions>>
<<if screen == "form" and action.hasControls or action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>

  // MARK: <<action.id|words>>

  static var <<action.id>>Button: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>",
      value: "<<action.caption>>",
      comment: "Button"
    )
  }
<<if action.isDestructive and screen == "form" and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>

  static var <<action.id>>Question: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.question",
      value: "<<action.name|words>>?",
      comment: "Asked before the action"
    )
  }
<<end>>
<<if screen == "form" and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>
<<for parameter in action.parameters>>
<<if action.hasControls>>

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
<<end>>
<<end>>
<<end>>

<<end>>
  // MARK: Server

  static func refused(_ status: Int) -> String {
    let format = NSLocalizedString(
      "<<Module>>.refused",
      value: "The server refused the request (%1$ld).",
      comment: "Status code"
    )
    return String.localizedStringWithFormat(format, status)
  }
}
<<if ui != "none">>

/// The texts of the detail.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>DetailTexts {
<<for field in entity-fields>>
<<if field.display>>

  static var item<<field.name|upperCamel>>: String {
    NSLocalizedString(
      "<<Module>>Detail.item.<<field.name>>",
      value: "<<field.caption>>",
      comment: "Label of a value"
    )
  }
<<end>>
<<end>>
<<if screen == "form" and (ui == "uikit" or ui == "appkit") and detail-actions contains "isDestructive">>

  static var cancel: String {
    NSLocalizedString(
      "<<Module>>Detail.cancel",
      value: "Cancel",
      comment: "Button"
    )
  }
<<end>>
<<if screen == "form">>
<<for action in detail-actions>>
<<if screen == "form" and action.hasControls>>

  // MARK: <<action.id|words>>

  static var <<action.id>>Button: String {
    NSLocalizedString(
      "<<Module>>Detail.<<action.id>>",
      value: "<<action.caption>>",
      comment: "Button"
    )
  }
<<if action.isDestructive>>

  static var <<action.id>>Question: String {
    NSLocalizedString(
      "<<Module>>Detail.<<action.id>>.question",
      value: "<<action.name|words>>?",
      comment: "Asked before the action"
    )
  }
<<end>>
<<if screen == "form">>
<<for parameter in action.parameters>>
<<if action.hasControls>>

  static var <<action.id>><<parameter.name|upperCamel>>Label: String {
    NSLocalizedString(
      "<<Module>>Detail.<<action.id>>.<<parameter.name>>",
      value: "<<parameter.caption>>",
      comment: "Label of a field"
    )
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
}
<<end>>
