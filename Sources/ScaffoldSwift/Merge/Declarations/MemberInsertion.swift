/// The text of members that the template adds, and its place in a container of the user's file.
struct MemberInsertion {
  private let sides: MergeSides
  private let layout: MemberLayout
  private let container: Int
  private let yours: MergeTree
  private let new: MergeTree

  init(_ sides: MergeSides, _ layout: MemberLayout, container: Int) {
    self.sides = sides
    self.layout = layout
    self.container = container
    (yours, new) = (sides.yours, sides.new)
  }

  /// The insertion of consecutive members.
  func edit(_ run: [Int], at anchor: MemberAnchor) -> SourceEdits {
    switch anchor {
    case .after(let node): return edit(run, after: node)
    case .before(let node): return edit(run, before: node)
    case .end:
      if let last = yours[container].children.last(where: { !sides.isRemoved($0) }) {
        return edit(run, after: last)
      }
      return editOfEmptyContainer(run)
    }
  }

  /// The first member of the container if the template removes all members.
  var firstOfRemoved: Int? {
    let members = yours[container].children
    return members.allSatisfy(sides.isRemoved) ? members.first : nil
  }

  /// The insertion of members in the place of a container's members, all of which are removed.
  func edit(_ run: [Int], insteadOf node: Int, isFirst: Bool) -> SourceEdits {
    let indentation = indentation(beside: node, run[0])
    var text: [UInt8] = []
    for (index, member) in run.enumerated() {
      if index > 0 || !isFirst { text += separator(before: member, indentation) }
      text += self.text(of: member, indentation)
    }
    return insertion(text, at: yours[node].range.lowerBound)
  }

  private func edit(_ run: [Int], after node: Int) -> SourceEdits {
    let position = yours[node].range.upperBound
    let indentation = indentation(beside: node, run[0])
    var text: [UInt8] = []
    for member in run {
      text += separator(before: member, indentation) + self.text(of: member, indentation)
    }
    if !yours.isLastOnLine(position) { text += layout.lineEnd + containerIndentation }
    return insertion(text, at: position)
  }

  private func edit(_ run: [Int], before node: Int) -> SourceEdits {
    let position = yours[node].range.lowerBound
    let indentation = indentation(beside: node, run[0])
    var text: [UInt8] = []
    if !yours.isFirstOnLine(position) { text += layout.lineEnd + indentation }
    for member in run {
      text += broughtComments(before: member, indentation) + self.text(of: member, indentation)
      let next = new.sibling(after: member)
      let count = next.map { new.lineEnds(in: new.gap(before: $0)) } ?? 1
      text += layout.separator(for: count) + indentation
    }
    return insertion(text, at: position)
  }

  private func editOfEmptyContainer(_ run: [Int]) -> SourceEdits {
    let body = yours[container].body ?? yours[container].range
    var position = body.upperBound
    while position > body.lowerBound, yours.text[position - 1] <= 0x20 { position -= 1 }
    let indentation = memberIndentation(run[0])
    let startsLine = position == 0 || SwiftByte.isLineEnd(yours.text[position - 1])
    var text: [UInt8] = startsLine ? [] : layout.lineEnd
    for (index, member) in run.enumerated() {
      text += index == 0 ? indentation : separator(before: member, indentation)[...]
      text += self.text(of: member, indentation)
    }
    var edits = SourceEdits()
    let rest = position..<body.upperBound
    if yours.lineEnds(in: rest) > 0 {
      edits.replace(position..<position, with: text)
    } else {
      edits.replace(rest, with: text + layout.lineEnd + containerIndentation)
    }
    return edits
  }

  private func insertion(_ text: [UInt8], at position: Int) -> SourceEdits {
    var edits = SourceEdits()
    edits.replace(position..<position, with: text)
    return edits
  }
}

// MARK: Text and white space

extension MemberInsertion {
  private func text(of member: Int, _ indentation: ArraySlice<UInt8>) -> [UInt8] {
    new.text(of: new[member].range, indentedBy: indentation)
  }

  /// The line ends and the indentation before a member, with the template's comments between members.
  private func separator(before member: Int, _ indentation: ArraySlice<UInt8>) -> [UInt8] {
    var gap = new.gap(before: member)
    if new.sibling(before: member) == nil, let next = new.sibling(after: member) {
      gap = new.gap(before: next)
    }
    if !broughtComments(before: member, indentation).isEmpty {
      let count = new.lineEnds(in: leadingBlank(of: new.gap(before: member)))
      return layout.separator(for: count) + indentation
        + broughtComments(before: member, indentation)
    }
    let count = new.tokens.comments(in: gap).isEmpty ? new.lineEnds(in: gap) : 2
    return layout.separator(for: count) + indentation
  }

  /// The comments between members that stand before a member and that the base has not, with the white
  /// space after them.
  private func broughtComments(before member: Int, _ indentation: ArraySlice<UInt8>) -> [UInt8] {
    let gap = new.gap(before: member)
    let comments = new.tokens.comments(in: gap)
    guard !layout.knownComments.isSuperset(of: comments) else { return [] }
    let start = leadingBlank(of: gap).upperBound
    return new.text(of: start..<gap.upperBound, indentedBy: indentation)
  }

  private func leadingBlank(of gap: Range<Int>) -> Range<Int> {
    let count = new.text[gap].prefix { $0 <= 0x20 }.count
    return gap.lowerBound..<gap.lowerBound + count
  }

  /// The indentation of a sibling, or that of the template if the sibling shares its line.
  private func indentation(beside node: Int, _ member: Int) -> ArraySlice<UInt8> {
    let start = yours[node].range.lowerBound
    if yours.isFirstOnLine(start) { return yours.indentation(at: start) }
    return memberIndentation(member)
  }

  private var containerIndentation: ArraySlice<UInt8> {
    guard container > 0 else { return [] }
    let node = yours[container].kind == .branch ? yours[container].parent : container
    return yours.indentation(at: yours[node].code.lowerBound)
  }

  /// The indentation of the container and the step that the template makes from it to the member.
  private func memberIndentation(_ member: Int) -> ArraySlice<UInt8> {
    guard container > 0 else { return [] }
    var parent = new[member].parent
    if new[parent].kind == .branch { parent = new[parent].parent }
    let outer = parent > 0 ? new.indentation(at: new[parent].code.lowerBound) : []
    let inner = new.indentation(at: new[member].range.lowerBound)
    guard inner.starts(with: outer) else { return containerIndentation }
    return containerIndentation + inner.dropFirst(outer.count)
  }
}
