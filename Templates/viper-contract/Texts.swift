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

  static var alertTitle: String {
    NSLocalizedString(
      "<<Module>>.alertTitle",
      value: "This Did Not Work",
      comment: "Title of an alert"
    )
  }

  static var ok: String {
    NSLocalizedString(
      "<<Module>>.ok",
      value: "OK",
      comment: "Closes an alert"
    )
  }
<<if screen == "form" and on-load>>

  static var tryAgain: String {
    NSLocalizedString(
      "<<Module>>.tryAgain",
      value: "Try Again",
      comment: "Button"
    )
  }
<<end>>
<<end>>
<<for action in actions>>
<<if screen == "form" and ui != "none" and action.hasControls and not (on-load contains action.id and not action.parameters)>>

  static var <<action.id>>Button: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>",
      value: "<<action.caption>>",
      comment: "Button"
    )
  }
<<end>>
<<for parameter in action.parameters>>
<<if screen == "form" and ui != "none" and action.hasControls or parameter.type == "String" and validate contains parameter.name>>

  static var <<action.id>><<parameter.name|upperCamel>>Label: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.<<parameter.name>>",
      value: "<<parameter.caption>>",
      comment: "Label of a field"
    )
  }
<<end>>
<<end>>
<<if screen == "form" and ui != "none" and action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters) and (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal" or action.result == "Date" or action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]" or action.result == "[Date]")>>
<<if action.defaultResult == "[]">>

  static var <<action.id>>Empty: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.empty",
      value: "There is nothing here yet.",
      comment: "Shown in place of a list"
    )
  }
<<end>>
<<if on-load contains action.id and not action.parameters>>

  static var <<action.id>>Label: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>",
      value: "<<if action.loadedSubject>><<action.loadedSubject|words>><<else>><<Module|words>><<end>>",
      comment: "Heading of what was loaded"
    )
  }
<<end>>

  /// What is shown of the result, one text a row.
  static func <<action.id>>Rows(_ result: <<action.result>>) -> [String] {
<<if action.result == "String">>
    [result]
<<elseif action.result == "[String]">>
    result
<<elseif action.defaultResult == "[]">>
    result.map { $0.formatted() }
<<else>>
    [result.formatted()]
<<end>>
  }
<<end>>
<<end>>
<<for action in actions>>
<<include "Includes/RefusalText.swift">>
<<end>>
<<if validate>>

  // MARK: Fields

  static func empty(_ field: String) -> String {
    let format = NSLocalizedString(
      "<<Module>>.empty",
      value: "Please fill in “%1$@”.",
      comment: "Name of a field"
    )
    return String.localizedStringWithFormat(format, field)
  }
<<if actions contains "hasFormats">>

  static func malformed(_ field: String) -> String {
    let format = NSLocalizedString(
      "<<Module>>.malformed",
      value: "Please check “%1$@”.",
      comment: "Name of a field whose text is no e-mail address, for example"
    )
    return String.localizedStringWithFormat(format, field)
  }
<<end>>
<<if actions contains "hasRules">>

  static func length(_ field: String, _ allowed: ClosedRange<Int>) -> String {
    let format = NSLocalizedString(
      "<<Module>>.length",
      value: "Please enter %2$ld to %3$ld characters in “%1$@”.",
      comment: "Name of a field, the least and the most characters"
    )
    return String.localizedStringWithFormat(
      format,
      field,
      allowed.lowerBound,
      allowed.upperBound
    )
  }
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
