<<if access != "internal">><<access>> <<end>>enum <<Module>>Constants {
<<if view == "storyboard">>
  /// The file of the storyboard, without its ending.
  <<if access != "internal">><<access>> <<end>>static let storyboardName = "<<Module>>"
<<end>>
  /// Names the view in storyboards and in user interface tests.
  <<if access != "internal">><<access>> <<end>>static let viewIdentifier = "<<Module>>View"
}
