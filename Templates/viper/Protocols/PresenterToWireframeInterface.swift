/// Calls from the presenter to the wireframe: the module itself, and navigation requests.
@MainActor
protocol <<Module>>PresenterToWireframeInterface: <<Module>> {
<<for child in presents>>
  /// Shows <<child>>, unless it is on the display.
  func present<<child>>(delegate: any <<child>>Delegate)
<<if navigation == "swiftui" and presentation == "push">>
  /// Closes <<child>> if it is on the display, and calls `completion` when it is on its way out.
<<else>>
  /// Closes <<child>> if it is on the display, and calls `completion` when it has gone.
<<end>>
  func dismiss<<child>>(completion: @escaping @MainActor () -> Void)
  /// Releases <<child>> after a call of its `wasDismissed()`.
  func release<<child>>()
<<end>>
<<for action in presenter-to-wireframe>>
<<include "Includes/Requirement.swift">>
<<end>>
}
