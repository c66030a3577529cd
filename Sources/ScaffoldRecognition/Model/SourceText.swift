/// A source file of a project, with the target that it belongs to.
package struct SourceText: Sendable, Equatable {
  /// The path, which is reported as it is.
  package let path: String
  package let text: [UInt8]
  /// The name of the target, by which other targets import it.
  package let module: String
  /// Whether the target is one of tests.
  package let isTest: Bool

  package init(path: String, text: [UInt8], module: String, isTest: Bool = false) {
    (self.path, self.text, self.module, self.isTest) = (path, text, module, isTest)
  }
}

/// The place of a declaration: its name, or the first byte of an extension.
package struct SourcePlace: Sendable, Hashable {
  package let path: String
  /// The line, from 1.
  package let line: Int
  /// The column in characters, from 1.
  package let column: Int

  package init(path: String, line: Int, column: Int) {
    (self.path, self.line, self.column) = (path, line, column)
  }
}

extension SourcePlace: Comparable {
  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
