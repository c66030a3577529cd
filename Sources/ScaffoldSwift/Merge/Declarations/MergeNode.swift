/// A declaration of a file that is merged, a branch of an `#if`, or the file itself.
struct MergeNode: Sendable {
  enum Kind: Sendable, Equatable {
    case file, branch
    case declaration(Declaration.Kind)
  }

  let kind: Kind
  /// What it is found by. Those of the user's own are made when they are asked for.
  private let knownKeys: DeclarationKeys?
  /// The declarations among which it is, and its place there; empty for a branch or the file.
  private let siblings: [Declaration]
  private let index: Int
  /// Whether it can only be the user's own: no version of the template has its name.
  let isForeign: Bool
  /// The names of the types around it. A conditional adds none.
  var path: [String]
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

  /// The root of a tree, or a branch of an `#if`.
  init(_ kind: Kind, name: String, path: [String], body: Range<Int>, parent: Int, isForeign: Bool) {
    (self.kind, self.path, self.parent, self.isForeign) = (kind, path, parent, isForeign)
    knownKeys = DeclarationKeys(ofBranch: name)
    (siblings, index) = ([], 0)
    (range, code, self.body) = (body, body, body)
    head = kind == .file ? 0..<0 : body.lowerBound..<body.lowerBound
    isContainer = true
  }

  /// One of several declarations.
  init(_ siblings: [Declaration], _ index: Int, path: [String], parent: Int, isForeign: Bool) {
    let declaration = siblings[index]
    (self.siblings, self.index, self.isForeign) = (siblings, index, isForeign)
    (self.path, self.parent) = (path, parent)
    kind = .declaration(declaration.kind)
    knownKeys = isForeign ? nil : DeclarationKeys(declaration)
    (range, code) = (declaration.range, declaration.code)
    (head, body) = (declaration.head, declaration.body)
    isContainer = declaration.isContainer
  }

  private var keys: DeclarationKeys { knownKeys ?? DeclarationKeys(siblings[index]) }

  /// The name as reports give it, such as `signIn(username:)`.
  var name: String { knownKeys?.name ?? DeclarationKeys.name(of: siblings[index]) }
  /// What tells it from the others of its container, overloads included.
  var key: String { keys.key }
  /// As `key`, without types and conformances.
  var selectorKey: String { keys.selectorKey }
  /// The names by which a renamed declaration can be found: a base name, or each name of a list.
  var looseKeys: [String] { keys.looseKeys }
  /// The name of a test function in every testing library: without `test`, and in lowercase.
  var testName: String? { keys.testName }

  /// The names that a type or an extension adds to the path of its members.
  var addedPath: [String] { siblings.isEmpty ? [] : siblings[index].addedPath }
  /// The conformances of a type or an extension.
  var inheritance: [String] { siblings.isEmpty ? [] : siblings[index].inheritance }

  /// The declaration; `nil` for a branch or the file.
  var declaration: Declaration? { siblings.isEmpty ? nil : siblings[index] }

  /// The path and the key, which find it in every container of the same type.
  var fullKey: String { (path + [key]).joined(separator: "\u{0}") }
  var fullSelectorKey: String { (path + [selectorKey]).joined(separator: "\u{0}") }

  /// The path of the members of a type or an extension.
  var innerPath: [String] { path + addedPath }

  /// Whether it is a type or an extension whose members have the path.
  func isContainer(of path: [String]) -> Bool {
    isContainer && !isTransparent && innerPath == path
  }

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
