import Foundation

/// The texts that people read. Translate them by their keys in a string catalog of the app.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>Texts {
<<if ui != "none">>
  static var title: String {
    NSLocalizedString(
      "<<Module>>.title",
      value: "<<Module|words>>",
      comment: "Title of the screen"
    )
  }
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  static var empty: String {
    NSLocalizedString(
      "<<Module>>.empty",
      value: "There is nothing here yet.",
      comment: "Shown in place of a list"
    )
  }
<<end>>
<<if screen == "form" and actions contains "isLoad" or with contains "service" and (with contains "entity" or with contains "view-object")>>

  static var tryAgain: String {
    NSLocalizedString(
      "<<Module>>.tryAgain",
      value: "Try Again",
      comment: "Button"
    )
  }
<<end>>
<<if ui != "appkit" and with contains "service" and (with contains "entity" or with contains "view-object")>>
<<for action in actions>>
<<if action.selector == "delete(id:)" and (screen == "blank" or not action.hasControls)>>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

  static var <<action.id>>Button: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>",
      value: "<<action.caption>>",
      comment: "Button"
    )
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<if screen == "form">>
<<if ui == "appkit" and actions contains "isDestructive" or ui == "uikit" and (actions contains "isOtherDestructive" or actions contains "isDestructive" and not (with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID"))>>

  static var cancel: String {
    NSLocalizedString(
      "<<Module>>.cancel",
      value: "Cancel",
      comment: "Button"
    )
  }
<<end>>
<<for action in actions>>
<<if action.isLoad>>

  // MARK: <<action.id|words>>

  static var <<action.id>>Label: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>",
      value: "<<if action.loadedSubject>><<action.loadedSubject|words>><<else>><<Module|words>><<end>>",
      comment: "Label of a value"
    )
  }

<<if action.isLoadedFlag>>
  /// What people read of the value.
  static func <<action.loaded>>(_ value: Bool) -> String {
    if value {
      NSLocalizedString(
        "<<Module>>.<<action.id>>.yes",
        value: "Yes",
        comment: "A value that is true"
      )
    } else {
      NSLocalizedString(
        "<<Module>>.<<action.id>>.no",
        value: "No",
        comment: "A value that is false"
      )
    }
  }
<<elseif action.loadedText>>
  /// What people read of the value.
  static func <<action.loaded>>(_ value: <<action.loadedType>>) -> String {
    <<action.loadedText>>
  }
<<else>>
  /// What people read of the value. Write it here: until then, the screen shows nothing.
  static func <<action.loaded>>(_ value: <<action.loadedType>>) -> String {
    ""
  }
<<end>>
<<elseif action.hasControls>>

  // MARK: <<action.id|words>>

  static var <<action.id>>Button: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>",
      value: "<<action.caption>>",
      comment: "Button"
    )
  }
<<if action.isDestructive and not (ui != "appkit" and action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>

  static var <<action.id>>Question: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.question",
      value: "<<action.name|words>>?",
      comment: "Asked before the action"
    )
  }
<<end>>
<<if not (ui != "appkit" and action.selector == "delete(id:)" and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID")>>
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
<<if action.element and not action.isLoad and action.selector != "delete(id:)">>
<<if not action.hasControls>>

  // MARK: <<action.id|words>>
<<end>>

  static var <<action.id>>Empty: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.empty",
      value: "There is nothing here yet.",
      comment: "Shown in place of a list"
    )
  }

<<if action.isResultOpaque>>
  /// What people read of the result, one text a row. Name here the property to show.
  static func <<action.id>>Rows(_ result: <<action.result>>) -> [String] {
    result.map { _ in
      NSLocalizedString(
        "<<Module>>.<<action.id>>.row",
        value: "<<action.element|words>>",
        comment: "Row of a list"
      )
    }
  }
<<else>>
  /// What people read of the result, one text a row.
  static func <<action.id>>Rows(_ result: <<action.result>>) -> [String] {
<<if action.shownResult>>
    result.map { $0<<action.shownResult>> }
<<else>>
    result
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<for child in presents>>

  static var present<<child>>: String {
    NSLocalizedString(
      "<<Module>>.present<<child>>",
      value: "<<child|words>>",
      comment: "Button"
    )
  }
<<end>>
<<if presents and presentation == "modal" and (ui == "uikit" or ui == "swiftui")>>

  static var close: String {
    NSLocalizedString(
      "<<Module>>.close",
      value: "Close",
      comment: "Button that closes a presented screen"
    )
  }
<<end>>
<<end>>
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
<<if ui != "none">>

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
<<for action in actions>>
<<include "Includes/RefusalText.swift">>
<<end>>
<<end>>
}
