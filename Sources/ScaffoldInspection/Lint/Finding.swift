package import ScaffoldRecognition

/// A place in the source files that breaks a rule.
package struct Finding: Sendable, Equatable {
  package enum Severity: String, Sendable, CaseIterable { case warning, error }

  /// The id of the rule, such as `ui-import`.
  package let rule: String
  package let severity: Severity
  /// What is wrong, with the names in quotes and without a place.
  package let message: String
  /// What other modules of the project do, or the next step; `nil` if the message is enough.
  package let note: String?
  package let place: SourcePlace
  /// The column of the place in Unicode scalars, from 1, which SARIF needs.
  package let scalarColumn: Int
  /// The text of the line without the blanks around it. A baseline finds the line by it.
  package let line: String
  /// The edits that repair the code; empty if the program cannot know them.
  package let fix: [TextEdit]
  /// The name of the module; `nil` for a comment that switches rules.
  package let module: String?

  package init(
    rule: String, severity: Severity, message: String, note: String? = nil, place: SourcePlace,
    scalarColumn: Int, line: String, fix: [TextEdit] = [], module: String? = nil
  ) {
    (self.rule, self.severity, self.message, self.note) = (rule, severity, message, note)
    (self.place, self.scalarColumn, self.line) = (place, scalarColumn, line)
    (self.fix, self.module) = (fix, module)
  }
}

extension Finding: Comparable {
  package static func < (left: Finding, right: Finding) -> Bool {
    (left.place, left.rule, left.message) < (right.place, right.rule, right.message)
  }
}

/// The replacement of a stretch of a source file.
package struct TextEdit: Sendable, Hashable {
  package let path: String
  /// The bytes of the file that are replaced; an empty range inserts.
  package let range: Range<Int>
  package let replacement: String

  package init(path: String, range: Range<Int>, replacement: String) {
    (self.path, self.range, self.replacement) = (path, range, replacement)
  }
}
