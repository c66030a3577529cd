/// What the tests of modules need.
struct TestNeed: Sendable, Hashable {
  /// Whether the modules have tests, and no test target is named for them.
  var areNeeded = false
  /// The arguments that leave the tests out: `["--testing", "none"]`; `nil` if the template has tests anyway.
  var optOut: [String]?
}
