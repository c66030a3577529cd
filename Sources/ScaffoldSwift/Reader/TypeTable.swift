/// The types of several Swift files, with the members that all declarations and extensions give them.
struct TypeTable {
  /// A type, or what extends it.
  struct Entry {
    var isProtocol = false
    var isDeclared = false
    var inheritance: Set<String> = []
    /// The members by their selectors.
    var members: [String: Declaration] = [:]
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
    for declaration in declarations {
      switch declaration.kind {
      case .conditional: collect(declaration.children, in: path, of: file, text)
      case .typealias where path.isEmpty:
        // It may name several protocols: `typealias Both = First & Second`.
        types[declaration.name] = Entry(
          isProtocol: true, inheritance: Self.words(in: declaration.code, of: text))
      case .struct, .class, .enum, .actor, .protocol, .extension:
        let inner = path + [declaration.name]
        let name = inner.joined(separator: ".")
        var entry = types[name] ?? Entry()
        entry.isProtocol = entry.isProtocol || declaration.kind == .protocol
        entry.isDeclared = entry.isDeclared || declaration.kind != .extension
        entry.inheritance.formUnion(declaration.inheritance)
        entry.place = entry.place ?? (file, declaration.code.lowerBound)
        types[name] = entry
        collect(declaration.children, in: inner, of: file, text)
      default:
        let name = path.joined(separator: ".")
        guard !path.isEmpty else { continue }
        for selector in declaration.selectors { types[name]?.members[selector] = declaration }
      }
    }
  }

  private static func words(in range: Range<Int>, of text: [UInt8]) -> Set<String> {
    let code = Array(text[range])
    return Set(
      SwiftLexer(code).tokens.filter { $0.kind == .word }.map {
        String(decoding: code[$0.range], as: UTF8.self)
      })
  }

  /// The protocols that a type conforms to, as far as their declarations are known.
  func protocols(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = types[name]?.inheritance ?? []
    while let next = open.popFirst() {
      guard let entry = types[next], entry.isProtocol, found.insert(next).inserted else { continue }
      open.formUnion(entry.inheritance)
    }
    return found
  }
}

extension Declaration {
  /// The selector; for a property with several names, each of them.
  fileprivate var selectors: [String] { kind == .property ? names : [selector] }

  /// What a caller depends on besides the name and the labels.
  var contract: [String] { parameterTypes + [resultType ?? ""] + effects }
}
