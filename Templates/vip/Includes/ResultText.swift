<<if action.isResultOpaque and not action.isVerdict>>
<<if action.element>>

  /// What a row shows of a value. Name here the property to show.
  static func <<action.id>>Row(_ value: <<action.element>>) -> String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.row",
      value: "<<action.element|words>>",
      comment: "Row of a list"
    )
  }
<<elseif action.result == "Bool">>

  /// The answer to `<<action.name>>`.
  static func <<action.id>>Result(_ result: Bool) -> String {
    result
      ? NSLocalizedString("<<Module>>.<<action.id>>.yes", value: "Yes", comment: "Answer")
      : NSLocalizedString("<<Module>>.<<action.id>>.no", value: "No", comment: "Answer")
  }
<<else>>

  /// What the screen shows of the result. Name here the properties to show.
  static func <<action.id>>Result(_ result: <<action.result>>) -> String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.result",
      value: "“<<action.name|words>>” succeeded.",
      comment: "Shown when an action succeeded"
    )
  }
<<end>>
<<end>>
