// Declarations that the template no longer has.
extension DeclarationMerge {
  /// Removes what the template removed and what the user has not edited.
  mutating func removeMembers() {
    let base = sides.base
    var settled: Set<Int> = []
    for container in base.nodes.indices {
      if replaced.contains(container) || settled.contains(base[container].parent) {
        settled.insert(container)
        continue
      }
      if sides.toNew.forward[container] == nil { continue }
      var run: [Int] = []
      for node in base[container].children {
        if sides.toNew.forward[node] == nil, let mine = removable(node) {
          if base[node].isDeclaration(.import) {
            remove([(node, mine)])
          } else {
            run.append(node)
          }
        } else {
          remove(run.compactMap { node in sides.toYours.forward[node].map { (node, $0) } })
          run = []
        }
      }
      remove(run.compactMap { node in sides.toYours.forward[node].map { (node, $0) } })
    }
  }

  /// The user's version of a declaration, if it can be removed; else the reason is reported, as a note or a conflict.
  private mutating func removable(_ node: Int) -> Int? {
    guard let mine = sides.toYours.forward[node] else { return nil }
    if sides.base[node].kind == .branch || hasKeptMember(node) {
      dispute(
        mine, base: node, new: nil,
        reason: "the template removes '\(sides.base[node].name)' and keeps what is in it")
      return nil
    }
    if usesDisputed(mine, in: sides.yours) || usesDisputed(node, in: sides.base) {
      dispute(mine, base: node, new: nil, reason: Self.belongsToConflict)
      return nil
    }
    if sides.isRemoved(mine) { return mine }
    note(
      "the template no longer has '\(sides.base[node].name)', which you edited; it is kept",
      at: sides.yours[mine].code.lowerBound)
    return nil
  }

  /// Whether the template keeps a member of a container that it removes.
  private func hasKeptMember(_ node: Int) -> Bool {
    var open = sides.base[node].children
    while let child = open.popLast() {
      if sides.toNew.forward[child] != nil { return true }
      open += sides.base[child].children
    }
    return false
  }

  /// Removes consecutive members of the base, with the white space that came with them.
  private mutating func remove(_ run: [(base: Int, mine: Int)]) {
    guard let first = run.first, let last = run.last else { return }
    let sides = sides
    let placement = MemberPlacement(
      sides: sides, tree: sides.base,
      partner: { sides.toNew.forward[$0] == nil ? nil : sides.toYours.forward[$0] },
      hasComments: { next, comments in
        sides.toNew.forward[next].map { node in
          let found = sides.new.tokens.comments(in: sides.new.gap(before: node))
          return comments.allSatisfy(found.contains)
        } ?? false
      })
    let container = sides.yours[first.mine].parent
    let anchor = placement.anchor(first.base...last.base, in: container)
    for stretch in stretches(run) { replace(rangeToRemove(stretch, anchor), with: []) }
  }

  /// Members that follow each other in the user's file, too, with nothing of the user's between them.
  private func stretches(_ run: [(base: Int, mine: Int)]) -> [[(base: Int, mine: Int)]] {
    var stretches: [[(base: Int, mine: Int)]] = []
    for member in run.sorted(by: { $0.mine < $1.mine }) {
      if let last = stretches.last?.last, sides.yours.sibling(after: last.mine) == member.mine,
        isGapOfMember(sides.yours.gap(before: member.mine), member.base)
      {
        stretches[stretches.count - 1].append(member)
      } else {
        stretches.append([member])
      }
    }
    return stretches
  }

  /// The range of members and of the white space before or after them.
  private func rangeToRemove(
    _ members: [(base: Int, mine: Int)], _ anchor: MemberAnchor
  ) -> Range<Int> {
    let yours = sides.yours
    let (first, last) = (members[0], members[members.count - 1])
    let range = yours[first.mine].range.lowerBound..<yours[last.mine].range.upperBound
    if refilled.contains(yours[first.mine].parent) { return range }
    let (before, after) = (yours.sibling(before: first.mine), yours.sibling(after: last.mine))
    var takesGapBefore = before != nil
    if case .before = anchor, after != nil { takesGapBefore = false }
    if takesGapBefore {
      let gap = yours.gap(before: first.mine)
      if isGapOfMember(gap, first.base) { return gap.lowerBound..<range.upperBound }
      let end = yours.tokens.indices(in: gap).last.map { yours.tokens.ranges[$0].upperBound }
      if after == nil { return (end ?? gap.lowerBound)..<range.upperBound }
    }
    guard let after else { return wholeLinesIfAlone(range) }
    let gap = yours.gap(before: after)
    return range.lowerBound..<gap.upperBound - blanksKept(in: gap)
  }

  /// The number of bytes of a gap from its first comment on.
  private func blanksKept(in gap: Range<Int>) -> Int {
    gap.count - sides.yours.text[gap].prefix { $0 <= 0x20 }.count
  }

  /// Whether the gap before a member holds only comments that came and go with it.
  private func isGapOfMember(_ gap: Range<Int>, _ node: Int) -> Bool {
    let comments = sides.yours.tokens.comments(in: gap)
    if comments.isEmpty { return true }
    let brought = sides.base.tokens.comments(in: sides.base.gap(before: node))
    let kept = Set(sides.new.tokens.comments(in: sides.new.text.indices))
    return comments.allSatisfy { brought.contains($0) && !kept.contains($0) }
  }

  /// The lines of the only members of a container.
  private func wholeLinesIfAlone(_ range: Range<Int>) -> Range<Int> {
    let yours = sides.yours
    let isAlone = yours.isFirstOnLine(range.lowerBound) && yours.isLastOnLine(range.upperBound)
    return isAlone ? yours.wholeLines(of: range) : range
  }
}
