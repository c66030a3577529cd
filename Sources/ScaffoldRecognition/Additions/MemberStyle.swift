import ScaffoldSwift

/// How the members of a type are written that implement the requirements of a protocol.
struct MemberStyle {
  private let body: TypeBody
  /// The members that implement requirements, in their order.
  let neighbours: [Declaration]

  init(of body: TypeBody, among siblings: Set<RequirementKey>) {
    self.body = body
    neighbours = body.declaration.members.filter { member in
      member.requirementKeys.contains(where: siblings.contains)
    }
  }

  /// Whether a function without a result does nothing.
  var hasEmptyFunction: Bool {
    neighbours.contains { member in
      guard member.kind == .function, let range = member.body else { return false }
      return TypeText(member.resultType ?? "Void").isVoid
        && body.file.text[range].allSatisfy { $0 <= 0x20 }
    }
  }

  /// The member after which a new one goes: the last of the same kind that implements a requirement, else the last
  /// function, else the last member.
  func anchor(for requirement: Requirement) -> Declaration? {
    let members = body.declaration.members
    return neighbours.last { $0.kind == requirement.declaration.kind } ?? neighbours.last
      ?? members.last { $0.kind == .function } ?? members.last
  }

  /// The attributes and modifiers of a new member.
  func prefix(of requirement: Requirement, needs: MemberNeeds) -> String {
    let own = requirement.declaration
    var words = own.attributes.map(\.text).filter { !$0.hasPrefix("@objc") }
    if isShared({ $0.attributes.contains { $0.text == "@MainActor" } }),
      !words.contains("@MainActor")
    {
      words.append("@MainActor")
    }
    if let access = access ?? (neighbours.isEmpty ? needs.access : nil) { words.append(access) }
    let modifiers = own.modifiers.map(\.text).filter { $0 != "optional" }
    let isAsync =
      requirement.isAsync || own.accessors?.contains { $0.text.contains("async") } == true
    let isNonisolated =
      isShared { $0.modifiers.contains { $0.text == "nonisolated" } }
      || needs.isActor && !isAsync && !own.isStatic
    if isNonisolated, !modifiers.contains("nonisolated") {
      words.append("nonisolated")
    }
    let isClass = body.declaration.kind == .class || body.declaration.kind == .actor
    words += modifiers.filter { !isClass || !["mutating", "nonmutating"].contains($0) }
    return words.joined(separator: " ")
  }

  /// A member with lines between its braces.
  func block(_ head: String, _ lines: [CodeLine]) -> [CodeLine] {
    if lines.isEmpty { return [CodeLine(head + " {}")] }
    let opening = opensOnNextLine ? [CodeLine(head), CodeLine("{")] : [CodeLine(head + " {")]
    return opening + lines + [CodeLine("}")]
  }

  private var access: String? {
    let words = neighbours.flatMap { $0.modifiers.map(\.text) }
    if words.contains("public") || words.contains("open") { return "public" }
    if words.contains("package") { return "package" }
    return isShared { $0.modifiers.contains { $0.text == "internal" } } ? "internal" : nil
  }

  private func isShared(_ condition: (Declaration) -> Bool) -> Bool {
    !neighbours.isEmpty && neighbours.allSatisfy(condition)
  }

  /// Whether the brace of the nearest function begins a line.
  private var opensOnNextLine: Bool {
    let functions = neighbours.isEmpty ? body.declaration.members : neighbours
    guard let range = functions.last(where: { $0.kind == .function && $0.body != nil })?.body
    else { return false }
    return body.layout.isFirstOnLine(range.lowerBound - 1)
  }
}
