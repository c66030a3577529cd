/// A file that a template writes.
package struct LessonEntry: Sendable, Equatable {
  /// What the file is for.
  package enum Role: String, Sendable { case source, test }

  /// The path in the template's folder.
  package let source: String
  /// The path below the module's folder, with placeholders, as `template.json` has it.
  package let path: String
  /// The path below the folder of the target or the test target, with placeholders.
  package let targetPath: String
  package let role: Role
  /// The path of the file that it was learnt from.
  package let origin: String
  /// Whether the file gets another name than its origin, because that has no name of a module.
  package let isRenamed: Bool
}
