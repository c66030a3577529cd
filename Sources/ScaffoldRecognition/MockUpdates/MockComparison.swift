import ScaffoldSwift

/// What a mock lacks, and what it has more than its protocols require.
struct MockComparison {
  /// A member that no protocol requires.
  struct Surplus {
    let body: TypeBody
    let member: Declaration
    /// The requirement in whose place the member is; `nil` if there is none.
    var replacement: RequiredMember?
    /// The members that record it, itself included; `nil` if it was edited.
    let record: [(part: TypeBody, member: Declaration)]?

    /// Whether the properties that record it have its name, so that those of a new record have, too.
    var hasNamedRecord: Bool {
      let name = CamelName([member.name])
      return record?.allSatisfy { name.isPart(of: $0.member.name) } ?? false
    }
  }

  let requirements: MockRequirements
  private(set) var missing: [RequiredMember] = []
  private(set) var surplus: [Surplus] = []

  var isEmpty: Bool { missing.isEmpty && surplus.isEmpty }

  /// - Parameters:
  ///   - parts: the declaration of the mock and its extensions.
  ///   - isGenerated: whether a tool writes the mock, so that only what it lacks is of interest.
  init(
    _ requirements: MockRequirements, _ parts: [TypeBody], functionTypes: Set<String>,
    isGenerated: Bool
  ) {
    self.requirements = requirements
    let members = parts.flatMap { part in part.members.map { (part: part, member: $0) } }
    missing = requirements.members.filter { required in
      !members.contains { required.isImplemented(by: $0.member, in: $0.part.file) }
        && !(requirements.hasUnknownSuperclass
          && InheritedNames.common.contains(required.declaration.name))
    }
    if isGenerated { return }
    var unpaired = missing
    let recorder = MockRecorder(requirements, parts, functionTypes: functionTypes)
    for (part, member) in members where isOutside(member, in: part) {
      let index = Self.replacement(for: member, in: unpaired)
      guard index != nil || !requirements.hasUnknownTypes else { continue }
      let record = recorder.record(of: member, in: part)
      guard index != nil || record != nil || recorder.isRecording(member) else { continue }
      surplus.append(
        Surplus(
          body: part, member: member, replacement: index.map { unpaired[$0] }, record: record))
      if let index { unpaired.remove(at: index) }
    }
    addWeaker(among: members, recorder)
  }

  /// Adds the functions that implement a requirement with fewer effects, as before it was made `async` or `throws`.
  ///
  /// The compiler accepts them. They are replaced only if they do nothing but record the call.
  private mutating func addWeaker(
    among members: [(part: TypeBody, member: Declaration)], _ recorder: MockRecorder
  ) {
    for required in requirements.members
    where required.declaration.kind == .function && !required.declaration.effects.isEmpty {
      let found = members.first { required.isImplemented(by: $0.member, in: $0.part.file) }
      guard let (part, member) = found, member.effects.count < required.declaration.effects.count,
        member.body.map({ !part.file.text[$0].allSatisfy { $0 <= 0x20 } }) == true,
        let record = recorder.record(of: member, in: part)
      else { continue }
      let weaker = Surplus(body: part, member: member, replacement: required, record: record)
      guard weaker.hasNamedRecord else { continue }
      missing.append(required)
      surplus.append(weaker)
    }
  }

  /// Whether no protocol or superclass is known to have a member.
  private func isOutside(_ member: Declaration, in part: TypeBody) -> Bool {
    guard member.kind == .function || member.kind == .property, !member.isPrivate,
      !requirements.defaultNames.contains(member.name),
      !member.modifiers.contains(where: { $0.text == "override" }),
      member.attributes.allSatisfy({ ["@discardableResult", "@MainActor"].contains($0.text) }),
      !requirements.members.contains(where: { $0.isImplemented(by: member, in: part.file) })
    else { return false }
    // A property is the mock's own, unless a requirement has its name.
    return member.kind == .function || missing.contains { $0.isVariant(member) }
  }

  private static func replacement(
    for member: Declaration, in missing: [RequiredMember]
  ) -> Int? {
    let found = missing.indices.filter { missing[$0].isVariant(member) }
    return found.first { missing[$0].hasTypes(of: member) }
      ?? found.first { missing[$0].declaration.parameterTypes.count == member.parameterTypes.count }
      ?? found.first
  }
}
