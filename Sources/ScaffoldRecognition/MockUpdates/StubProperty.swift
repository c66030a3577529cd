import ScaffoldSwift

/// A property of a mock without a pattern: a stored one with a usual value, or one that holds what a test gives it.
struct StubProperty {
  /// `nil` if its accessors have effects or it belongs to the type.
  let lines: [CodeLine]?

  init(_ requirement: Requirement, in body: TypeBody, _ needs: MemberNeeds) {
    let declaration = requirement.declaration
    let hasEffects = declaration.accessors?.contains { $0.text.contains(" ") } ?? false
    guard let type = requirement.result, !hasEffects, !needs.isActor, body.declaration.kind != .enum
    else {
      lines = nil
      return
    }
    let name = String(requirement.plainCode.dropFirst(4).prefix { $0 != ":" })
    let isStatic = declaration.isStatic
    let prefix = (needs.access.map { $0 + " " } ?? "") + (isStatic ? "static " : "")
    let usual = MockedValue.usual(for: type)
    if body.isExtension {
      lines = nil
    } else if type.isOptional, !isStatic {
      lines = [CodeLine("\(prefix)var \(name): \(type.text)")]
    } else if let usual, !type.text.hasSuffix("!") {
      lines = [CodeLine("\(prefix)var \(name): \(type.text) = \(usual)")]
    } else if isStatic || type.isFunction {
      lines = nil
    } else {
      let stored = "\(declaration.name)Value"
      let accessors =
        requirement.isSettable
        ? [
          CodeLine("get { \(stored) }", level: 1),
          CodeLine("set { \(stored) = newValue }", level: 1),
        ]
        : [CodeLine(stored, level: 1)]
      lines =
        [
          CodeLine("var \(stored): \(type.grouped)!"),
          CodeLine("\(prefix)var \(name): \(type.text) {"),
        ]
        + accessors + [CodeLine("}")]
    }
  }
}
