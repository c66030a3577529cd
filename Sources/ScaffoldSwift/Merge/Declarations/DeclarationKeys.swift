/// The keys by which a declaration is found in another version of its file.
struct DeclarationKeys: Sendable {
  /// The name as reports give it.
  let name: String
  /// The kind, the name, labels, and what else tells overloads apart.
  let key: String
  /// The kind, the name and labels.
  let selectorKey: String
  /// The kind with the base name, or with each name of a list; none for what cannot be renamed.
  let looseKeys: [String]
  /// The name of a test function in every testing library: without `test`, and in lowercase.
  let testName: String?

  init(_ declaration: Declaration) {
    let kind = DeclarationKeys.kind(of: declaration)
    selectorKey = "\(kind) \(declaration.selector)"
    name = DeclarationKeys.name(of: declaration)
    key = ([selectorKey] + DeclarationKeys.details(of: declaration)).joined(separator: "\u{1}")
    looseKeys = DeclarationKeys.looseNames(of: declaration).map { "\(kind) \($0)" }
    testName = DeclarationKeys.testName(of: declaration)
  }

  /// The keys of a branch of an `#if` with a condition.
  init(ofBranch condition: String) {
    (name, key, selectorKey, looseKeys, testName) = (condition, condition, condition, [], nil)
  }

  /// The name as reports give it.
  static func name(of declaration: Declaration) -> String {
    switch declaration.kind {
    case .import, .extension: "\(declaration.kind.rawValue) \(declaration.name)"
    case .conditional: "#if \(declaration.name)"
    case .enumCase: "case \(declaration.selector)"
    default: declaration.selector
    }
  }

  /// The word for the kind; one for all types, because a class may have become a struct.
  private static func kind(of declaration: Declaration) -> String {
    let words = declaration.modifiers.map(\.text).filter { ["prefix", "postfix"].contains($0) }
    let kind =
      switch declaration.kind {
      case .struct, .class, .enum, .actor, .protocol: "type"
      default: declaration.kind.rawValue
      }
    return (words + (declaration.isStatic ? ["static", kind] : [kind])).joined(separator: " ")
  }

  /// What tells declarations of the same kind and selector apart.
  private static func details(of declaration: Declaration) -> [String] {
    switch declaration.kind {
    case .function, .initializer, .subscript:
      declaration.parameterTypes + [declaration.resultType ?? "", declaration.whereClause ?? ""]
    case .extension: declaration.inheritance + [declaration.whereClause ?? ""]
    default: []
    }
  }

  static func testName(of declaration: Declaration) -> String? {
    guard declaration.kind == .function, declaration.parameterTypes.isEmpty else { return nil }
    let name = declaration.name.lowercased()
    if name.hasPrefix("test") { return String(name.dropFirst(4)) }
    let isTest = declaration.attributes.contains { $0.text.hasPrefix("@Test") }
    return isTest ? name : nil
  }

  private static func looseNames(of declaration: Declaration) -> [String] {
    switch declaration.kind {
    case .function:
      declaration.name.utf8.allSatisfy(SwiftByte.isWord) ? [declaration.name] : []
    case .initializer, .subscript: [declaration.name]
    case .property, .enumCase: declaration.names
    default: []
    }
  }
}

extension Declaration {
  /// Each name of a declaration that may have several.
  package var names: [String] {
    name.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// Whether its members are declarations.
  var isContainer: Bool {
    switch kind {
    case .struct, .class, .enum, .actor, .protocol, .extension: body != nil
    case .conditional: true
    default: false
    }
  }

  /// The names that it adds to the path of its members.
  var addedPath: [String] {
    switch kind {
    case .struct, .class, .enum, .actor, .protocol: [name]
    case .extension: name.split(separator: ".").map(String.init)
    default: []
    }
  }
}
