/// The variables that every template has.
enum PredefinedVariable: String, CaseIterable {
  /// The module's name.
  case module = "Module"
  /// The target that gets the sources, as code imports it.
  case target = "Target"
  /// The target that gets the tests, as code imports it.
  case testTarget = "TestTarget"
}
