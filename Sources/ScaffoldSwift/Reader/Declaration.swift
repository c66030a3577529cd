/// A declaration in a Swift file, with its ranges in the bytes of the file.
package struct Declaration: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case `import`, `struct`, `class`, `enum`, actor, `protocol`, `extension`
    case function, initializer, deinitializer, `subscript`
    /// One `let` or `var` with all of its names.
    case property
    /// One `case` of an enum with all of its names.
    case enumCase
    case `typealias`, `associatedtype`, `operator`, precedenceGroup, macro
    /// A macro that is used as a declaration, such as `#Preview { … }` or `#warning("…")`.
    case macroExpansion
    /// `#if … #endif` around declarations.
    case conditional
    /// Code at the top level that declares nothing.
    case statement
  }

  /// An attribute, a modifier or an accessor.
  package struct Part: Sendable, Equatable {
    /// The text with normal white space, such as `@available(*, deprecated)` or `private(set)`.
    package let text: String
    package let range: Range<Int>
  }

  /// A branch of an `#if`.
  package struct Branch: Sendable, Equatable {
    /// The condition with normal white space; `nil` for `#else`.
    package let condition: String?
    /// The range between the line of the condition and the next directive.
    package let body: Range<Int>
    package let declarations: [Declaration]
  }

  package var kind: Kind
  /// The name without labels and backticks.
  ///
  /// Several names in one declaration are joined: `a, b`. The name of an extension is the extended type, that
  /// of an import its path, that of a conditional its first condition, that of a statement its text.
  package var name = ""
  /// The ranges of the names of a type, a function or a property, with their backticks.
  package var nameRanges: [Range<Int>] = []
  /// The name with argument labels: `signIn(username:password:)`, `init(_:)`, `subscript(_:)`.
  ///
  /// For a declaration without parameters, it is the name. For a macro expansion, it is the text up to
  /// the first trailing closure.
  package var selector = ""
  /// The types of the parameters, or of an enum case's associated values.
  package var parameterTypes: [String] = []
  /// The type of a function's result, of a subscript's element, or of a property, as far as it is written;
  /// the type after `=` of a typealias.
  package var resultType: String?
  /// The generic parameters with their angle brackets.
  package var genericClause: String?
  /// The requirements after `where`, without that word.
  package var whereClause: String?
  /// `async`, `throws`, `throws(E)`, `rethrows`, in their order.
  package var effects: [String] = []
  package var modifiers: [Part] = []
  package var attributes: [Part] = []
  /// The types after the colon of a type, an extension or an associated type.
  package var inheritance: [String] = []
  /// From the first comment directly above to the last byte, with a `;` and comments on the last line, and
  /// without the line end.
  package var range: Range<Int>
  /// From the first attribute to the last byte of code, without comments around it and `;`.
  package var code: Range<Int>
  /// From the first attribute to the last byte of code before the body, or to the end of the code.
  package var head: Range<Int>
  /// Between the braces of the members, the statements or the accessors.
  package var body: Range<Int>?
  /// The accessors of a computed or observed property and of a subscript, with their effects, such as
  /// `get async throws`; `nil` for a stored property.
  package var accessors: [Part]?
  /// The declarations in the body of a type or an extension.
  package var members: [Declaration] = []
  /// The branches of a conditional.
  package var branches: [Branch] = []

  package init(kind: Kind, code: Range<Int>) {
    self.kind = kind
    (range, self.code, head) = (code, code, code)
  }

  /// Whether it belongs to the type instead of its values.
  package var isStatic: Bool { modifiers.contains { $0.text == "static" || $0.text == "class" } }

  /// The declarations inside: the members, or those of all branches.
  package var children: [Declaration] { members + branches.flatMap(\.declarations) }
}
