/// Calls from the view to the presenter.
@MainActor
protocol <<Module>>ViewToPresenterInterface: AnyObject {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
  /// Loads the data, and loads it again.
  func load()
<<end>>
<<for action in actions>>
<<include "Includes/EventRequirement.swift">>
<<end>>
<<for child in presents>>
  func present<<child>>()
<<if navigation == "swiftui">>
  func <<child|lowerCamel>>WasDismissed()
<<end>>
<<end>>
<<if ui != "none" and navigation != "swiftui">>
  /// The screen has gone for good; it is not just covered by another one.
  func wasDismissed()
<<end>>
<<for action in view-to-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}
