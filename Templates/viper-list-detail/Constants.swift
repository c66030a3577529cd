<<if access != "internal">><<access>> <<end>>enum <<Module>>Constants {
<<if view == "storyboard">>
  /// The file of the storyboard, without its ending.
  <<if access != "internal">><<access>> <<end>>static let storyboardName = "<<Module>>"
<<end>>
  /// Names the list<<if view == "storyboard">> in the storyboard and<<end>> in user interface tests.
  <<if access != "internal">><<access>> <<end>>static let listIdentifier = "<<Module>>List"
  /// Names the detail<<if view == "storyboard">> in the storyboard and<<end>> in user interface tests.
  <<if access != "internal">><<access>> <<end>>static let detailIdentifier = "<<Module>>Detail"
}
