/// Calls from the wireframe to the presenter.
@MainActor
protocol <<Module>>WireframeToPresenterInterface: AnyObject {
  var delegate: (any <<Module>>Delegate)? { get }

  func set(delegate: (any <<Module>>Delegate)?)
  func beganPresenting()
  func wasDismissed()
<<for action in wireframe-to-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}
