/// The names that a template may use: its variables with their types, and the case styles.
struct TemplateScope: Sendable {
  struct Variable: Sendable, Hashable {
    let name: String
    let type: TemplateType
  }

  /// A way to write a text, such as `snake`.
  struct Style: Sendable {
    let name: String
    let apply: @Sendable (String) -> String
  }

  let variables: [Variable]
  let styles: [Style]

  init(variables: [Variable], styles: [Style] = []) {
    self.variables = variables
    self.styles = styles
  }

  /// The words that begin a directive; no variable may take one.
  static let directives = ["if", "elseif", "else", "end", "for", "include"]

  /// The words that mean something inside a condition or a loop; no variable may take one.
  static let reservedWords =
    directives + ["and", "or", "not", "contains", "in", "loop", "true", "false"]
}
