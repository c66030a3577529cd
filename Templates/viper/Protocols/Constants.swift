<<if access != "internal">><<access>> <<end>>enum <<Module>>Constants {
  /// Names the view in storyboards and in user interface tests.
  <<if access != "internal">><<access>> <<end>>static let viewIdentifier = "<<Module>>View"
}
