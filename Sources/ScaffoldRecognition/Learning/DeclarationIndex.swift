import ScaffoldSwift

/// The declarations of a module by their types and names, wherever its files have them.
///
/// A member is found in the type and in each of its extensions, so that it does not matter which one has it.
struct DeclarationIndex {
  /// The keys of all declarations.
  private var keys: Set<String> = []
  /// The code of the statements of bodies.
  private var bodies: [String: [String]] = [:]
  private var functions: [String: Set<String>] = [:]
  /// The types that others inherit from or conform to: `LoginView: UIViewController`.
  private var conformances: Set<String> = []

  init(of files: [SwiftFile]) {
    for file in files { add(file.declarations, of: file, in: "") }
  }

  func has(_ key: String) -> Bool { keys.contains(key) }

  /// The functions of a type, by their keys.
  func functions(of type: String) -> Set<String> { functions[type] ?? [] }

  /// Whether there is a declaration of a kind at the top level.
  func has(_ kind: String, named name: String) -> Bool { keys.contains(" \(kind) \(name)") }

  func body(of key: String) -> [String]? { bodies[key] }

  func conforms(_ type: String, to other: String) -> Bool {
    conformances.contains("\(type): \(other)")
  }

  private mutating func add(_ declarations: [Declaration], of file: SwiftFile, in path: String) {
    // A declaration is large, so that it is not copied.
    for index in declarations.indices {
      let key = Self.key(of: declarations[index], in: path, file)
      keys.insert(key)
      if declarations[index].kind == .function { functions[path, default: []].insert(key) }
      switch declarations[index].kind {
      case .struct, .class, .enum, .actor, .protocol, .extension:
        let inner = Self.path(of: declarations[index], in: path)
        for other in declarations[index].inheritance { conformances.insert("\(inner): \(other)") }
        add(declarations[index].members, of: file, in: inner)
      default:
        guard let body = declarations[index].body else { continue }
        bodies[key] = CommonStatements.code(
          of: BodyStatement.all(of: body, in: file.text))
      }
    }
  }

  /// The path of the types in which the members of a type or an extension are.
  static func path(of declaration: Declaration, in path: String) -> String {
    path.isEmpty ? declaration.name : "\(path).\(declaration.name)"
  }

  /// What tells a declaration from others of the same type.
  static func key(of declaration: Declaration, in path: String, _ file: SwiftFile) -> String {
    let details: [String]
    switch declaration.kind {
    case .struct, .class, .enum, .actor: return "\(path) type \(declaration.name)"
    case .protocol: return "\(path) protocol \(declaration.name)"
    case .conditional, .statement, .macroExpansion:
      details = [String(decoding: file.text[declaration.code], as: UTF8.self)]
    case .function, .initializer, .subscript:
      details = declaration.parameterTypes + [declaration.resultType ?? ""]
    default: details = []
    }
    let words = [
      path, declaration.isStatic ? "static" : "", declaration.kind.rawValue, declaration.selector,
    ]
    return (words + details).joined(separator: " ")
  }
}
