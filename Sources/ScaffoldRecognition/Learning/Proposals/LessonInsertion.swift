/// A text that a learnt template adds to a declaration of the project for each module.
package struct LessonInsertion: Sendable, Equatable {
  /// The declaration, such as `enum AppRoute`.
  package let place: InsertionPlace
  /// The lines with the placeholders of the template language.
  package let lines: [String]
  /// The path of the file that it was learnt from.
  package let origin: String
}
