<<if action.isVerdict>>

  static var <<action.id>>Refused: String {
    NSLocalizedString(
      "<<Module>>.<<action.id>>.refused",
      value: "“<<action.name|words>>” did not succeed. Please try again.",
      comment: "Shown when the answer to an action is no"
    )
  }
<<end>>
