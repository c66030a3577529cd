/// Calls from the wireframe to the view.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>NavigationInterface: AnyObject {
  /// What goes on the display.
  var screen: <<Module>>Screen { get }
<<if navigation == "swiftui">>
<<for child in presents>>
  /// The screen of <<child>> on top of it.
  var <<child|lowerCamel>>Screen: <<child>>Screen? { get set }
<<end>>
<<elseif presents>>

  func showChild(_ screen: <<Module>>Screen)
<<if presentation == "modal" and ui != "appkit">>
  /// Closes a child if it is on the display, and then calls `completion`.
  func dismissChild(
    _ screen: <<Module>>Screen,
    completion: @escaping @MainActor @Sendable () -> Void
  )
<<else>>
  /// Closes a child, whose end is then reported. Returns whether it was on the display.
  func dismissChild(_ screen: <<Module>>Screen) -> Bool
<<end>>
<<if ui == "none">>
  /// A child has gone.
<<else>>
  /// A child has gone, maybe together with this screen.
<<end>>
  func childWasDismissed()
<<end>>
<<for action in wireframe-to-view>>
<<include "Includes/Requirement.swift">>
<<end>>
}
