import ScaffoldSwift

/// A member that implements a requirement, in the style of those beside it.
///
/// It ends the program with a message that names it, so that it is not overlooked. If the type has an empty
/// function for another requirement of the protocol, a function without a result is empty, too.
struct Implementation {
  let lines: [CodeLine]
  /// The member that it is put after; `nil` in a body without members.
  let anchor: Declaration?
  let blankLines: Int

  /// - Parameters:
  ///   - body: the declaration or extension that gets the member.
  ///   - siblings: the keys of the requirements of the protocol.
  ///   - isMock: whether the type is a mock, whose functions without a result may do nothing.
  ///   - needs: what the member needs if those beside it do not show it.
  init(
    of requirement: Requirement, in body: TypeBody, among siblings: Set<RequirementKey>,
    needs: MemberNeeds, isMock: Bool = false
  ) {
    let style = MemberStyle(of: body, among: siblings)
    let head = ([style.prefix(of: requirement, needs: needs)] + [requirement.plainCode])
      .filter { !$0.isEmpty }.joined(separator: " ")
    let message = "fatalError(\"\(requirement.selector) is not implemented\")"
    if requirement.isFunction {
      let isEmpty = requirement.result == nil && (isMock || style.hasEmptyFunction)
      lines = style.block(head, isEmpty ? [] : [CodeLine(message, level: 1)])
    } else {
      lines = style.block(head, Self.accessors(of: requirement, message))
    }
    anchor = style.anchor(for: requirement)
    blankLines = MemberPlacement(body).blankLines(
      between: { $0.kind == .function && $1.kind == .function }, default: 1)
  }

  private static func accessors(of requirement: Requirement, _ message: String) -> [CodeLine] {
    let accessors = requirement.declaration.accessors ?? []
    if accessors.map(\.text) == ["get"] { return [CodeLine(message, level: 1)] }
    return accessors.map { CodeLine("\($0.text) { \(message) }", level: 1) }
  }
}
