import ScaffoldSwift

/// The protocol that gets a requirement or loses one.
struct ProtocolBody {
  let body: TypeBody

  init(_ body: TypeBody) { self.body = body }

  /// What tells the requirements apart.
  var keys: Set<RequirementKey> { Set(body.members.flatMap(\.requirementKeys)) }

  /// The access level, if it is higher than the usual one.
  var access: String? { body.declaration.access }

  /// The requirement that cannot be beside a new one.
  func requirement(clashingWith key: RequirementKey) -> Declaration? {
    body.members.first { $0.clashes(with: key) }
  }

  /// The requirement that a name with its labels, or a signature, means.
  func requirement(named name: String) throws(AdditionError) -> Declaration {
    let key: RequirementKey?
    do throws(AdditionError) {
      key = try Requirement(parsing: name).key
    } catch {
      // It is a name.
      key = nil
    }
    let members = body.members.filter { [.function, .property].contains($0.kind) }
    let exact = members.filter { member in key.map(member.requirementKeys.contains) ?? false }
    let found = exact.isEmpty ? members.filter { $0.selector == name } : exact
    guard let only = found.first else {
      throw .notRequired(name, protocolName: body.typeName)
    }
    if found.count > 1 { throw .severalRequirements(name, found.map(body.place)) }
    return only
  }

  /// Adds a requirement after the last one.
  ///
  /// It goes into an `#if` only if that has one branch with all of the requirements.
  func insert(_ requirement: Requirement, into edits: inout SourceEdits) {
    let members = body.declaration.members
    var anchor = members.last
    if members.count == 1, let branches = members.first?.branches, branches.count == 1,
      let last = branches[0].declarations.last
    {
      anchor = last
    }
    let placement = MemberPlacement(body)
    let kinds: Set<Declaration.Kind> = [.function, .property]
    let blankLines = placement.blankLines(
      between: { kinds.contains($0.kind) && kinds.contains($1.kind) }, default: 0)
    placement.insert(
      [CodeLine(requirement.code)], after: anchor, blankLines: blankLines, into: &edits)
  }
}

extension Declaration {
  /// The access level, if it is `public`, `open` or `package`.
  var access: String? {
    modifiers.map(\.text).first { ["public", "open", "package"].contains($0) }
  }
}
