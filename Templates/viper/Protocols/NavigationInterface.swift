/// What the wireframe asks of the view.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>NavigationInterface: AnyObject {
  /// What goes on the display.
  var screen: <<Module>>Screen { get }
<<if navigation == "swiftui">>
  /// What lies on top of it.
  var path: [<<Module>>Destination] { get set }
<<for child in presents>>
  var <<child|lowerCamel>>Screen: <<child>>Screen? { get set }
<<end>>
<<elseif presents>>

  func showChild(_ screen: <<Module>>Screen)
  func dismissChild()
<<end>>
<<for action in wireframe-to-view>>
<<include "Includes/Requirement.swift">>
<<end>>
}
