import ScaffoldSwift

/// Puts a record into a mock: its properties beside those of the other functions, and its function after them.
struct MockPlacement {
  private let record: MockRecord
  private let style: MockStyle
  /// The lines of the function.
  let function: [CodeLine]

  init(
    _ record: MockRecord, of requirement: Requirement, in style: MockStyle,
    among siblings: Set<RequirementKey>, needs: MemberNeeds
  ) {
    (self.record, self.style) = (record, style)
    let members = MemberStyle(of: style.part, among: siblings)
    let head = [members.prefix(of: requirement, needs: needs), requirement.plainCode]
      .filter { !$0.isEmpty }.joined(separator: " ")
    if record.isOneLine {
      let body = record.lines.map(\.text).joined(separator: "; ")
      function = [CodeLine("\(head) { \(body) }")]
    } else {
      function = members.block(
        head, record.lines.map { CodeLine($0.text, level: $0.level + 1) })
    }
  }

  func insert(into edits: inout SourceEdits) {
    let placement = MemberPlacement(style.part)
    let properties = record.properties.flatMap(\.lines)
    guard let last = style.neighbours.last?.function else { return }
    if style.isGrouped, !properties.isEmpty {
      let blank = blankLines(before: record.model.function, in: style.part)
      let lines =
        properties + repeatElement(CodeLine(""), count: blank ?? 0) + function
      placement.insert(
        lines, after: last, blankLines: blankLinesOfGroups ?? 1, into: &edits)
      return
    }
    if let place = placeOfProperties, !properties.isEmpty {
      MemberPlacement(place.part).insert(
        properties, after: place.anchor, blankLines: place.blankLines, into: &edits)
    }
    let blankLines = placement.blankLines(
      between: { $0.kind == .function && $1.kind == .function }, default: 1)
    placement.insert(function, after: last, blankLines: blankLines, into: &edits)
  }

  /// The part with the properties, and the last of them.
  private var placeOfProperties: (part: TypeBody, anchor: Declaration, blankLines: Int)? {
    let owned = style.neighbours.flatMap(\.properties)
    guard let anchor = owned.max(by: { $0.range.lowerBound < $1.range.lowerBound }),
      let part = style.part(of: anchor)
    else { return nil }
    let groups = style.neighbours.compactMap { neighbour in
      neighbour.properties.map(\.range.lowerBound).min()
    }
    // A group of properties may begin with a blank line.
    let firsts = part.declaration.members.filter { groups.contains($0.range.lowerBound) }
    let blankLines = firsts.dropFirst().compactMap { self.blankLines(before: $0, in: part) }
      .max()
    return (part, anchor, blankLines ?? 0)
  }

  /// The number of blank lines between the function of a group and the properties of the next one.
  private var blankLinesOfGroups: Int? {
    let firsts = style.neighbours.dropFirst().compactMap { neighbour in
      neighbour.properties.min { $0.range.lowerBound < $1.range.lowerBound }
    }
    return firsts.compactMap { blankLines(before: $0, in: style.part) }.max()
  }

  /// The number of blank lines between a member and the one before it; `nil` if something else is there.
  private func blankLines(before member: Declaration, in part: TypeBody) -> Int? {
    let members = part.declaration.members
    guard let index = members.firstIndex(where: { $0.code == member.code }), index > 0 else {
      return nil
    }
    let gap = members[index - 1].range.upperBound..<member.range.lowerBound
    guard part.file.text[gap].allSatisfy({ $0 <= 0x20 }) else { return nil }
    return max(0, part.layout.lineEnds(in: gap) - 1)
  }
}
