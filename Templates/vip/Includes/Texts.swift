<<if action.hasControls or action.element or action.deletesRow>>

  // MARK: <<action.id|words>>
<<end>>
<<if action.hasControls or action.deletesRow>>

  static var <<action.id>>Button: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>",
      value: "<<action.caption>>",
      comment: "Button"
    )
  }
<<if action.hasControls>>
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
<<if action.element>>

  static var <<action.id>>Empty: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.empty",
      value: "There is nothing here yet.",
      comment: "Shown in place of a list"
    )
  }
<<if ui != "none" and (ui != "swiftui" or HasObservation)>>

  static func <<action.id>>Count(_ count: Int) -> String {
    let format = NSLocalizedString(
      "<<Module>>.<<action.id>>.count",
      value: "Results: %ld",
      comment: "Announced when a list appears"
    )
    return String.localizedStringWithFormat(format, count)
  }
<<end>>
<<if action.hasControls>>

  static var <<action.id>>TryAgain: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.tryAgain",
      value: "Try Again",
      comment: "Button after a failure"
    )
  }
<<end>>
<<end>>
<<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and not action.element>>
<<for name in next>>
<<if loop.first>>

  static var <<action.id>>Next: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.next",
      value: "<<name|words>>",
      comment: "Button"
    )
  }
<<end>>
<<end>>
<<end>>
