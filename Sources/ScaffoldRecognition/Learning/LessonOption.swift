/// A list of functions that each module has of its own, as an option of a template.
package struct LessonOption: Sendable, Equatable {
  /// The roles that the functions lead from and to: `view-to-presenter`.
  package let name: String
  /// What the option is for.
  package let help: String
  /// The functions that every module has in the protocol, such as `viewDidLoad()`.
  package let existing: [String]
}
