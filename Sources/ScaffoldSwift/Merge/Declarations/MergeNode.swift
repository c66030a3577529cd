/// A declaration of a file that is merged, a branch of an `#if`, or the file itself.
struct MergeNode: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case file, branch
    case declaration(Declaration.Kind)
  }

  let kind: Kind
  /// The name as reports give it, such as `signIn(username:)`.
  let name: String
  /// What tells it from the others of its container, overloads included.
  let key: String
  /// As `key`, without types and conformances.
  let selectorKey: String
  /// The names by which a renamed declaration can be found: a base name, or each name of a list.
  let looseKeys: [String]
  /// The name of a test function in every testing library: without `test`, and in lowercase.
  var testName: String?
  /// The names of the types around it. A conditional adds none.
  var path: [String]
  /// The names that a type or an extension adds to the path of its members.
  var addedPath: [String] = []
  /// The conformances of a type or an extension.
  var inheritance: [String] = []
  /// With comments directly above and on the last line.
  let range: Range<Int>
  /// From the first attribute to the last byte of code.
  let code: Range<Int>
  let head: Range<Int>
  /// The code between its braces, or the part of an `#if` between two directives.
  let body: Range<Int>?
  let parent: Int
  /// Whether its members are nodes of their own.
  let isContainer: Bool
  var children: [Int] = []

  /// The path and the key, which find it in every container of the same type.
  var fullKey: String { (path + [key]).joined(separator: "\u{0}") }
  var fullSelectorKey: String { (path + [selectorKey]).joined(separator: "\u{0}") }

  /// The path of the members of a type or an extension.
  var innerPath: [String] { path + addedPath }

  func isDeclaration(_ kind: Declaration.Kind) -> Bool { self.kind == .declaration(kind) }

  /// Whether it is a type of its own: not an extension, and no member.
  var isType: Bool {
    switch kind {
    case .declaration(.struct), .declaration(.class), .declaration(.enum), .declaration(.actor),
      .declaration(.protocol):
      true
    default: false
    }
  }

  /// Whether it only holds declarations and has no name: an `#if`, a branch of it, or the file.
  var isTransparent: Bool {
    kind == .file || kind == .branch || isDeclaration(.conditional)
  }
}
