import ScaffoldSwift

/// The names that a file declares, by which it belongs to a module or not.
struct DeclaredNames {
  /// The types at any depth, with their own names only.
  private(set) var types: Set<String> = []
  /// The types within others.
  private(set) var nested: Set<String> = []
  /// The types at the top level.
  private(set) var topLevel: [String] = []
  /// What is declared for other files as well, each with the names by which it belongs to a module, of which one is
  /// enough.
  private(set) var shared: [Shared] = []

  struct Shared {
    /// The declaration for a message, such as `isEmail in an extension of String`.
    let title: String
    let names: [String]
    let offset: Int
  }

  init(of file: SwiftFile) {
    let all = Self.flattened(file.declarations)
    let hidden = Set(all.filter { $0.isType && $0.isPrivate }.map(\.name))
    for declaration in all {
      if declaration.isType { topLevel.append(declaration.name) }
      addTypes(of: declaration, isNested: false)
      addShared(declaration, hidden: hidden)
    }
  }

  private mutating func addTypes(of declaration: Declaration, isNested: Bool) {
    if declaration.isType {
      types.insert(declaration.name)
      if isNested { nested.insert(declaration.name) }
    }
    for member in Self.flattened(declaration.members) where member.mayHaveTypes {
      addTypes(of: member, isNested: true)
    }
  }

  private mutating func addShared(_ declaration: Declaration, hidden: Set<String>) {
    let offset = declaration.placeOffset
    switch declaration.kind {
    case .struct, .class, .enum, .actor, .protocol, .typealias, .function, .property, .operator,
      .precedenceGroup, .macro:
      guard !declaration.isPrivate else { return }
      shared.append(Shared(title: declaration.name, names: declaration.names, offset: offset))
    case .extension:
      let path = WrittenType.composition(declaration.name).first?.path ?? [declaration.name]
      guard !declaration.isPrivate, let first = path.first, !hidden.contains(first) else { return }
      addExtension(declaration, of: path)
    default: break
    }
  }

  /// Adds what an extension declares: its members, and the conformances if it has no members.
  private mutating func addExtension(_ declaration: Declaration, of path: [String]) {
    let members = Self.flattened(declaration.members).filter { !$0.isPrivate }
    let title = "an extension of \(declaration.name)"
    for member in members {
      let name = member.name.isEmpty ? member.kind.rawValue : member.name
      shared.append(
        Shared(
          title: "\(name) in \(title)", names: path + member.names, offset: member.placeOffset))
    }
    guard members.isEmpty, !declaration.inheritance.isEmpty else { return }
    let protocols = declaration.inheritance.flatMap(WrittenType.composition).flatMap(\.path)
    shared.append(Shared(title: title, names: path + protocols, offset: declaration.placeOffset))
  }

  /// The declarations with those of the branches of conditionals in the place of these.
  private static func flattened(_ declarations: [Declaration]) -> [Declaration] {
    guard declarations.contains(where: { $0.kind == .conditional }) else { return declarations }
    var (found, open) = ([Declaration](), Array(declarations.reversed()))
    while let next = open.popLast() {
      guard next.kind == .conditional else {
        found.append(next)
        continue
      }
      open += next.branches.flatMap(\.declarations).reversed()
    }
    return found
  }
}

extension Declaration {
  fileprivate var isType: Bool {
    switch kind {
    case .struct, .class, .enum, .actor, .protocol, .typealias: true
    default: false
    }
  }

  fileprivate var mayHaveTypes: Bool { isType || kind == .extension }
}
