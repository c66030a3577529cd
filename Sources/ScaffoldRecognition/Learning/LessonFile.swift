/// A file in the folder of a template.
package struct LessonFile: Sendable, Equatable {
  /// The path in the folder.
  package let path: String
  /// The contents, with the placeholders of the template language.
  package let text: [UInt8]
}
