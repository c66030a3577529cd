/// The folders of the targets of a module, as names from the project's root.
package struct TargetFolders: Sendable, Equatable {
  /// The folder of the target that has the parts.
  package let sources: [String]
  /// The folder of the target that has the tests.
  package let tests: [String]

  /// The folders of a target and of its tests.
  package init(sources: [String], tests: [String]) {
    (self.sources, self.tests) = (sources, tests)
  }
}
