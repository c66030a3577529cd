/// What the wireframe asks of the view.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>NavigationInterface: AnyObject {
  /// What goes on the display.
  var screen: <<Module>>Screen { get }
<<if navigation == "swiftui">>
  /// What lies on top of it.
  var path: [<<Module>>Destination] { get set }
<<end>>
}
