/// A file that a template writes.
package struct LessonEntry: Sendable, Equatable {
  /// What the file is for.
  package enum Role: String, Sendable { case source, test }

  /// The path in the template's folder.
  package let source: String
  /// The path with placeholders, as `template.json` has it.
  package let path: String
  /// Whether the path starts at the folder of the target or the test target, instead of the module's folder.
  package let isBelowTarget: Bool
  package let role: Role
  /// The path of the file that it was learnt from.
  package let origin: String
  /// Whether the file gets another name than its origin, because that has no name of a module.
  package let isRenamed: Bool
}
