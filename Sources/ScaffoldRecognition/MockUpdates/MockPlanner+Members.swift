import ScaffoldSwift

// Members of a mock that are removed, changed or added.
extension MockPlanner {
  /// What became of a member that no protocol requires.
  enum Replacement { case changed, removed, kept }

  /// Removes a member that no protocol requires, or makes it the requirement that is in its place.
  mutating func replace(_ surplus: MockComparison.Surplus, of entity: Int) -> Replacement {
    let member = surplus.member
    let isStored = member.kind == .property && member.accessors == nil
    if let required = surplus.replacement, isStored || !surplus.hasNamedRecord,
      change(member, to: required, of: entity)
    {
      return .changed
    }
    guard surplus.record != nil,
      surplus.replacement != nil || !isCalled(member, of: surplus.body)
    else { return .kept }
    return remove(surplus, of: entity) ? .removed : .kept
  }

  mutating func addNote(ofKept surplus: MockComparison.Surplus) {
    let member = surplus.member
    // The note of the requirement says that the property is in its place.
    if member.kind == .property { return }
    let reason = isCalled(member, of: surplus.body) ? "code calls it" : "it was edited"
    add(
      .kept(member.selector, typeName: surplus.body.typeName, reason: reason),
      at: surplus.body.place(of: member))
  }

  private mutating func remove(_ surplus: MockComparison.Surplus, of entity: Int) -> Bool {
    guard let old = surplus.record else { return false }
    let codes = old.map { Array($0.part.file.text[$0.member.code]) }
    var edits: [String: SourceEdits] = [:]
    // An earlier edit may have moved the members.
    for part in project.parts(of: entity) {
      for member in part.declaration.members
      where codes.contains(Array(part.file.text[member.code])) {
        MemberRemoval(part).remove(member, from: &edits[part.path, default: SourceEdits()])
      }
    }
    guard apply(edits, at: surplus.body.place) else { return false }
    let kept = surplus.replacement.map { CamelName([$0.declaration.name]) }
    for name in old.map(\.member.name) where name != surplus.member.name {
      // A requirement of the same name is recorded again, as a rule under the same names.
      if kept?.isPart(of: name) == true { continue }
      for use in usesInTests(of: name) { add(.use(name), at: use) }
    }
    return true
  }

  /// Gives a member the head of a requirement, if its body is right for it, too.
  private mutating func change(
    _ old: Declaration, to required: RequiredMember, of entity: Int
  ) -> Bool {
    for part in project.parts(of: entity) {
      guard
        let member = part.members.first(where: {
          $0.selector == old.selector && $0.kind == old.kind
        }),
        required.hasTypes(of: member)
      else { continue }
      var edits = SourceEdits()
      let isChanged =
        member.kind == .function
        ? MemberChange.function(member, in: part, to: required, &edits)
        : MemberChange.property(member, in: part, &edits)
      return isChanged && apply([part.path: edits], at: part.place)
    }
    return false
  }

  /// Adds a requirement in the style of the mock, and returns whether it could.
  mutating func addMember(
    _ required: RequiredMember, to entity: Int, _ requirements: MockRequirements
  ) -> Bool {
    let parts = project.parts(of: entity)
    guard let body = conformingPart(of: parts, to: required.protocolName) else { return false }
    let style = hasFunctions(parts, requirements) ? nil : self.style()
    let writer = MemberWriter(
      required, requirements, parts, body, functionTypes: project.functionTypes, style: style)
    var edits = SourceEdits()
    if let reason = writer.insert(into: &edits) {
      add(.notAdded(required.selector, typeName: body.typeName, reason: reason), at: body.place)
      return false
    }
    guard apply([body.path: edits], at: body.place) else { return false }
    for part in writer.missing { add(.unrecorded(part, typeName: body.typeName), at: body.place) }
    return true
  }

  private func hasFunctions(_ parts: [TypeBody], _ requirements: MockRequirements) -> Bool {
    let keys = requirements.keys
    return parts.contains { part in
      part.members.contains { member in
        member.kind == .function && member.requirementKeys.contains(where: keys.contains)
      }
    }
  }

  /// The part that says that the mock conforms to a protocol.
  private func conformingPart(of parts: [TypeBody], to name: String) -> TypeBody? {
    parts.first { part in
      part.declaration.inheritance.flatMap(WrittenType.composition).contains {
        $0.path.joined(separator: ".") == name
      }
    } ?? parts.first
  }

  /// Edits sources, if they are Swift code then.
  mutating func apply(_ edits: [String: SourceEdits], at place: SourcePlace) -> Bool {
    var texts: [String: [UInt8]] = [:]
    for (path, edits) in edits {
      guard let old = project.text(at: path), let text = edits.bytes(appliedTo: old),
        SwiftFile(ifReadable: text) != nil
      else {
        add(.unreadable(reason: "the edit would not be Swift code"), at: place)
        return false
      }
      texts[path] = text
    }
    for (path, text) in texts { project.replace(path, with: text) }
    return true
  }
}
