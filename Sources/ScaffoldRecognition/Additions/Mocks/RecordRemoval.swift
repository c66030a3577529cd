import ScaffoldSwift

/// Finds the members of a mock that record a requirement as the other functions of the mock show.
struct RecordRemoval {
  /// The members with the parts that have them; `nil` if they are not what an addition writes.
  private(set) var members: [(part: TypeBody, member: Declaration)]?

  /// - Parameter parts: the declaration of the mock and its extensions, which are in one file.
  init(
    _ requirement: Requirement, _ parts: [TypeBody], siblings: Set<RequirementKey>,
    _ functionTypes: Set<String>
  ) {
    let candidates = Self.candidates(for: requirement, parts, siblings)
    guard let part = parts.first, !candidates.isEmpty else { return }
    var edits = SourceEdits()
    for (part, member) in candidates { MemberRemoval(part).remove(member, from: &edits) }
    guard let text = edits.bytes(appliedTo: part.file.text),
      let file = SwiftFile(ifReadable: text)
    else { return }
    let rest = TypeBody.all(in: file, path: part.path).filter { $0.typePath == part.typePath }
      .sorted { !$0.isExtension && $1.isExtension }
    let found = candidates.map { Self.words(of: $0.member, in: $0.part.file) }
      .sorted(by: Self.isLess)
    let isWritten = Self.texts(of: requirement, rest, siblings, functionTypes)
      .contains { Self.words(of: $0) == found }
    if isWritten { members = candidates }
  }

  /// The members that belong to the requirement by their names.
  private static func candidates(
    for requirement: Requirement, _ parts: [TypeBody], _ siblings: Set<RequirementKey>
  ) -> [(part: TypeBody, member: Declaration)] {
    let all = parts.flatMap { part in part.declaration.members.map { (part: part, member: $0) } }
    guard let own = all.first(where: { requirement.isImplemented(by: $0.member) }) else {
      return []
    }
    let properties: [Declaration]
    if requirement.isFunction {
      let style = MockStyle(parts, among: siblings.union([requirement.key]))
      properties =
        style.neighbours.first { $0.function.code == own.member.code }?.properties ?? []
    } else {
      let name = CamelName([requirement.declaration.name])
      properties = all.map(\.member).filter { member in
        member.kind == .property && member.code != own.member.code
          && !member.requirementKeys.contains(where: siblings.contains)
          && name.isPart(of: member.name)
      }
    }
    let places = Set(properties.map(\.code.lowerBound))
    return all.filter { places.contains($0.member.code.lowerBound) } + [own]
  }

  /// What an addition may have written, whichever other functions the mock had then.
  private static func texts(
    of requirement: Requirement, _ parts: [TypeBody], _ siblings: Set<RequirementKey>,
    _ functionTypes: Set<String>
  ) -> some Sequence<[CodeLine]> {
    let style = MockStyle(parts, among: siblings)
    let count = requirement.isFunction ? min(style.neighbours.count, mostModels) : 1
    return (0..<count * 2).lazy.map { number in
      if !requirement.isFunction {
        return MockPropertyRecord(of: requirement, in: parts, among: siblings)?.lines ?? []
      }
      let record = MockRecord(
        of: requirement, in: style, functionTypes: functionTypes, model: number / 2,
        isOverload: number % 2 == 1)
      guard let record else { return [] }
      let placement = MockPlacement(
        record, of: requirement, in: style, among: siblings, needs: MemberNeeds())
      return record.properties.flatMap(\.lines) + placement.function
    }
  }

  /// The number of functions of a mock that are tried as the model.
  private static let mostModels = 8

  /// The tokens of each member in some lines.
  private static func words(of lines: [CodeLine]) -> [[String]] {
    let code = "class Mock {\n" + lines.map(\.text).joined(separator: "\n") + "\n}"
    guard let file = SwiftFile(ifReadable: Array(code.utf8)),
      let mock = file.declarations.first
    else { return [] }
    return mock.members.map { words(of: $0, in: file) }.sorted(by: isLess)
  }

  private static func words(of member: Declaration, in file: SwiftFile) -> [String] {
    CodeText(String(decoding: file.text[member.code], as: UTF8.self)).words
  }

  private static func isLess(_ left: [String], _ right: [String]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }
}
