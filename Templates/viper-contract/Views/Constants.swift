enum <<Module>>Constants {
<<if view == "storyboard">>
  /// The file of the storyboard, without its ending.
  static let storyboardName = "<<Module>>"
<<end>>
  /// Names the view in <<if view == "storyboard">>the storyboard and in <<end>>user interface tests.
  static let viewIdentifier = "<<Module>>ViewController"
}
