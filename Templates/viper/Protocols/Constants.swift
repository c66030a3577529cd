<<if access != "internal">><<access>> <<end>>enum <<Module>>Constants {
<<if view == "storyboard">>
  /// The file of the storyboard, without its ending.
  <<if access != "internal">><<access>> <<end>>static let storyboardName = "<<Module>>"
<<end>>
  /// Names the view<<if ui != "none">> in <<if view == "storyboard">>the storyboard and in <<end>>user interface tests<<end>>.
  <<if access != "internal">><<access>> <<end>>static let viewIdentifier = "<<Module>>View"
}
