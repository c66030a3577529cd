<<if action.hasControls>>

  // MARK: <<action.id|words>>

  static var <<action.id>>Button: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>",
<<if view == "storyboard">>
      bundle: .module,
<<end>>
      value: "<<action.name|words>>",
      comment: "Button"
    )
  }
<<for parameter in action.parameters>>

  static var <<action.id>><<parameter.name|upperCamel>>Label: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.<<parameter.name>>",
<<if view == "storyboard">>
      bundle: .module,
<<end>>
      value: "<<parameter.name|words>>",
      comment: "Label of a field"
    )
  }
<<end>>
<<end>>
