/// What the wireframe asks of the view.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>NavigationInterface: AnyObject {
  /// What goes on the display.
  var screen: <<Module>>Screen { get }
}
