import ScaffoldSwift

extension Change {
  /// What a merge adds to the types of a Swift file, one line for each type: `reset(email:) in SignInPresenter`.
  package var addedMembers: [String] { difference { ($0, $1) } }

  /// What a merge removes from the types of a Swift file, in the same form.
  package var removedMembers: [String] { difference { ($1, $0) } }

  /// The members that one of two versions of the file has and the other one lacks.
  private func difference(
    _ order: (SwiftFile, SwiftFile) -> (without: SwiftFile, with: SwiftFile)
  ) -> [String] {
    guard file.path.isSwift, action.isWrite, let before,
      let old = SwiftFile(ifReadable: before), let new = SwiftFile(ifReadable: file.contents)
    else { return [] }
    let files = order(old, new)
    let known = Self.members(of: files.without)
    var lines: [String] = []
    for (type, members) in Self.members(of: files.with).sorted(by: { $0.key < $1.key }) {
      let added = members.filter { !(known[type] ?? []).contains($0) }
      guard !added.isEmpty else { continue }
      let rest = added.count > Self.mostMembers ? " and \(added.count - Self.mostMembers) more" : ""
      lines.append("\(added.prefix(Self.mostMembers).joined(separator: ", "))\(rest) in \(type)")
    }
    return lines
  }

  private static let mostMembers = 3

  /// The functions and properties of each type, in their order.
  private static func members(of file: SwiftFile) -> [String: [String]] {
    var members: [String: [String]] = [:]
    var open = file.declarations.map { (declaration: $0, type: "") }
    while let (declaration, outer) = open.popLast() {
      let names = [outer, declaration.addedTypeName].filter { !$0.isEmpty }
      let type = names.joined(separator: ".")
      if !type.isEmpty, declaration.kind == .function || declaration.kind == .property {
        members[type, default: []].append(declaration.selector)
      }
      open += declaration.children.reversed().map { ($0, type) }
    }
    return members
  }
}

extension Declaration {
  /// The name that a type or an extension gives its members; empty for other declarations.
  fileprivate var addedTypeName: String {
    switch kind {
    case .struct, .class, .enum, .actor, .protocol, .extension: name
    default: ""
    }
  }
}
