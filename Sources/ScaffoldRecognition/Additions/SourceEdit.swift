/// The new text of a source file.
package struct SourceEdit: Sendable, Equatable {
  /// The path of the source.
  package let path: String
  /// The text of the source with the edit.
  package let text: [UInt8]
}
