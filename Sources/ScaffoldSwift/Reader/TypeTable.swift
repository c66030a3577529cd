/// The types of several Swift files, with the members that all declarations and extensions give them.
struct TypeTable {
  /// A type, or what extends it.
  struct Entry {
    var isProtocol = false
    var isDeclared = false
    var inheritance: Set<String> = []
    /// The members of its declaration and of its extensions, those in conditionals included.
    var parts: [[Declaration]] = []
    /// The file and the place of its declaration, or of its first extension.
    var place: (file: Int, offset: Int)?
  }

  private(set) var types: [String: Entry] = [:]

  init(_ files: [SwiftFile]) {
    for (index, file) in files.enumerated() {
      collect(file.declarations, in: [], of: index, file.text)
    }
  }

  private mutating func collect(
    _ declarations: [Declaration], in path: [String], of file: Int, _ text: [UInt8]
  ) {
    // A declaration is large, so that those without members are not copied.
    for index in declarations.indices {
      switch declarations[index].kind {
      case .conditional: collect(declarations[index].children, in: path, of: file, text)
      case .typealias where path.isEmpty:
        // It may name several protocols: `typealias Both = First & Second`.
        types[declarations[index].name] = Entry(
          isProtocol: true, inheritance: Self.words(in: declarations[index].code, of: text))
      case .struct, .class, .enum, .actor, .protocol, .extension:
        add(declarations[index], in: path, of: file, text)
      default: break
      }
    }
  }

  private mutating func add(
    _ declaration: Declaration, in path: [String], of file: Int, _ text: [UInt8]
  ) {
    let inner = path + [declaration.name]
    let name = inner.joined(separator: ".")
    types[name, default: Entry()].add(declaration, of: file)
    collect(declaration.members, in: inner, of: file, text)
  }

  private static func words(in range: Range<Int>, of text: [UInt8]) -> Set<String> {
    let code = Array(text[range])
    return Set(
      SwiftLexer(code).tokens.filter { $0.kind == .word }.map {
        String(decoding: code[$0.range], as: UTF8.self)
      })
  }

  /// The types that conform to one of some protocols, as far as the declarations are known. A protocol conforms
  /// to those that it refines.
  func types(conformingTo protocols: Set<String>) -> Set<String> {
    var users: [String: [String]] = [:]
    for (name, entry) in types {
      for base in entry.inheritance where types[base]?.isProtocol == true {
        users[base, default: []].append(name)
      }
    }
    var found: Set<String> = []
    var open = Array(protocols)
    while let next = open.popLast() {
      for user in users[next] ?? [] where found.insert(user).inserted { open.append(user) }
    }
    return found
  }
}

extension TypeTable.Entry {
  fileprivate mutating func add(_ declaration: Declaration, of file: Int) {
    isProtocol = isProtocol || declaration.kind == .protocol
    isDeclared = isDeclared || declaration.kind != .extension
    inheritance.formUnion(declaration.inheritance)
    place = place ?? (file, declaration.code.lowerBound)
    if !declaration.members.isEmpty { parts.append(declaration.members) }
  }

  /// The members by their selectors.
  var members: [String: Declaration] {
    var members: [String: Declaration] = [:]
    visitMembers { declaration in
      for selector in declaration.selectors { members[selector] = declaration }
    }
    return members
  }

  /// The selectors of the members.
  var selectors: Set<String> {
    var selectors: Set<String> = []
    visitMembers { selectors.formUnion($0.selectors) }
    return selectors
  }

  /// The number of its members that are among those of another type.
  func count(of members: Set<String>) -> Int {
    var found: Set<String> = []
    visitMembers { found.formUnion($0.selectors.filter(members.contains)) }
    return found.count
  }

  /// Calls a function with each member that is not a type.
  func visitMembers(_ visit: (Declaration) -> Void) {
    for part in parts { Self.visit(part, visit) }
  }

  private static func visit(_ members: [Declaration], _ visit: (Declaration) -> Void) {
    for index in members.indices {
      switch members[index].kind {
      case .conditional: Self.visit(members[index].children, visit)
      case .struct, .class, .enum, .actor, .protocol, .extension: break
      default: visit(members[index])
      }
    }
  }
}

extension Declaration {
  /// The selector; for a property with several names, each of them.
  var selectors: [String] { kind == .property ? names : [selector] }

  /// What a caller depends on besides the name and the labels.
  var contract: [String] { parameterTypes + [resultType ?? ""] + effects }
}
