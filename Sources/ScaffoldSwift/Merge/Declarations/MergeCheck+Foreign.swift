// The declarations of the result that can only be the user's own.
extension MergeCheck {
  /// Whether the result has all of them as the user wrote them, and no others.
  func hasForeignDeclarations(_ result: MergeTree) -> Bool {
    let (mine, found) = (MergeCheck.foreign(in: sides.yours), MergeCheck.foreign(in: result))
    guard mine.count == found.count else { return false }
    return zip(mine, found).allSatisfy { isUnchanged($0, as: $1, in: result) }
  }

  /// Those that have a name, in their order.
  private static func foreign(in tree: MergeTree) -> [Int] {
    tree.nodes.indices.filter { node in
      tree[node].isForeign && !tree[node].isTransparent && !tree[node].isDeclaration(.statement)
    }
  }

  /// Whether two declarations are in the same type, and have the same keys and the same tokens. The members of a
  /// type are compared on their own.
  private func isUnchanged(_ mine: Int, as other: Int, in result: MergeTree) -> Bool {
    let (first, second) = (sides.yours[mine], result[other])
    guard first.kind == second.kind, first.path == second.path else { return false }
    if hasSameBytes(first, second, in: result) { return true }
    return MergeCheck.keys(of: first) == MergeCheck.keys(of: second)
      && DeclarationTokens(sides.yours, first) == DeclarationTokens(result, second)
  }

  private func hasSameBytes(_ mine: MergeNode, _ other: MergeNode, in result: MergeTree) -> Bool {
    let parts = mine.partsWithoutMembers
    let otherParts = other.partsWithoutMembers
    let shift = other.range.lowerBound - mine.range.lowerBound
    return mine.head.upperBound + shift == other.head.upperBound
      && mine.code.lowerBound + shift == other.code.lowerBound
      && zip(parts, otherParts).allSatisfy { sides.yours.text[$0] == result.text[$1] }
  }
}

extension MergeNode {
  /// The ranges of the declaration besides its members, with its comments.
  fileprivate var partsWithoutMembers: [Range<Int>] {
    isContainer
      ? [range.lowerBound..<head.upperBound, code.upperBound..<range.upperBound] : [range]
  }
}
