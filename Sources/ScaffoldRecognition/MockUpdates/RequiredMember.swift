import ScaffoldSwift

/// What a protocol requires of the types that conform.
struct RequiredMember {
  let declaration: Declaration
  let file: SwiftFile
  let protocolName: String
  let place: SourcePlace
  /// The access level of the protocol, if it is higher than the usual one.
  let protocolAccess: String?
  /// Whether the protocol is isolated to the main actor.
  let isProtocolIsolated: Bool
  /// The types that a mock may write in another way, such as those of the protocol's associated types.
  let openTypes: Set<String>

  var selector: String { declaration.selector }

  /// Whether a member of a type implements it.
  ///
  /// Two types that may be the same, such as an alias and its type, count as the same.
  func isImplemented(by member: Declaration, in other: SwiftFile) -> Bool {
    guard member.kind == declaration.kind, !member.isPrivate,
      member.isStatic == declaration.isStatic
    else { return false }
    switch declaration.kind {
    case .function:
      return member.selector == selector && hasTypes(of: member)
        && Set(member.effects.map(\.plainEffect)).isSubset(
          of: declaration.effects.map(\.plainEffect))
    case .initializer, .subscript:
      return member.selector == selector
        && member.parameterTypes.count == declaration.parameterTypes.count
    case .property:
      guard let name = declaration.names.first, member.names.contains(name) else { return false }
      return hasTypes(of: member) && (!declaration.isSettable || member.isWritable(in: other))
    default: return false
    }
  }

  /// Whether a member has the name and the types of this, whatever its effects and accessors are.
  func isVariant(_ member: Declaration) -> Bool {
    member.kind == declaration.kind && member.isStatic == declaration.isStatic
      && member.name == declaration.name
  }

  func hasTypes(of member: Declaration) -> Bool {
    if member.kind == .property {
      // A property may have no type in its code.
      let type = member.names.count == 1 ? member.resultType : nil
      return type.map { isSame($0, declaration.resultType ?? "") } ?? true
    }
    guard member.parameterTypes.count == declaration.parameterTypes.count else { return false }
    if declaration.genericClause != nil || member.genericClause != nil { return true }
    return zip(member.parameterTypes, declaration.parameterTypes).allSatisfy(isSame)
      && isSame(member.resultType ?? "Void", declaration.resultType ?? "Void")
  }

  private func isSame(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    let (left, right) = (TypeForm(left), TypeForm(right))
    return left.words == right.words || left.isOpen(openTypes) || right.isOpen(openTypes)
  }
}

/// A type in a form that has no module names, no `any`, no attributes, and the short forms of optionals.
private struct TypeForm {
  private(set) var words: [String] = []

  init(_ text: String) {
    let all = TypeText(text).normalized.split(separator: " ").map(String.init)
    var brackets: [String] = []
    for (index, word) in all.enumerated() {
      let next = all.indices.contains(index + 1) ? all[index + 1] : ""
      if ["(", "["].contains(word) { brackets.append(word) }
      if [")", "]"].contains(word), !brackets.isEmpty { brackets.removeLast() }
      // `App.User` is `User`, and `(user: User) -> Void` is `(User) -> Void`.
      if word == "." || next == "." { continue }
      if brackets.last == "(", word == ":" || next == ":" || word == "_" { continue }
      words.append(word == "!" ? "?" : word)
    }
    if words.suffix(2) == ["(", ")"] {
      words.replaceSubrange((words.count - 2)..., with: ["Void"])
    }
  }

  /// Whether one of its types can be any type.
  func isOpen(_ names: Set<String>) -> Bool {
    words.contains { names.contains($0) || ["some", "Self", "Optional", "Array"].contains($0) }
  }
}

extension String {
  /// An effect without the type of an error: `throws` of `throws(E)`.
  fileprivate var plainEffect: String { String(prefix { $0 != "(" }) }
}

extension Declaration {
  /// Whether a requirement is a property or a subscript that can be set.
  var isSettable: Bool { accessors?.contains { $0.text.hasSuffix("set") } ?? false }

  /// Whether a property of a type can be set where the type is seen.
  func isWritable(in file: SwiftFile) -> Bool {
    if modifiers.contains(where: { ["private(set)", "fileprivate(set)"].contains($0.text) }) {
      return false
    }
    if let accessors, accessors.contains(where: { $0.text.hasPrefix("get") }) || body != nil {
      let observers = accessors.allSatisfy {
        ["willSet", "didSet"].contains($0.text.prefix { $0 != "(" })
      }
      return observers
        || accessors.contains { $0.text.contains("set") && !$0.text.hasPrefix("get") }
    }
    return !isConstant(in: file)
  }

  /// Whether a property is declared by `let`.
  func isConstant(in file: SwiftFile) -> Bool {
    guard kind == .property, let name = nameRanges.first else { return false }
    let place = file.token(atOrAfter: name.lowerBound)
    return place > 0 && file.source(place - 1..<place) == "let"
  }
}
