/// How the user separates members: blank lines in the place of the template's.
struct MemberLayout: Sendable, Equatable {
  let lineEnd: [UInt8]
  /// The comments of the base and of the user's file.
  let knownComments: Set<Int>
  /// The number of line ends between members that the user writes for a number that the template writes.
  private let lineEnds: [Int: Int]

  init(_ sides: MergeSides) {
    lineEnd = (LineEnd(most: sides.yours.text) ?? .lineFeed).bytes
    knownComments = Set(
      sides.base.tokens.comments(in: sides.base.text.indices)
        + sides.yours.tokens.comments(in: sides.yours.text.indices))
    var votes: [Int: [Int: Int]] = [:]
    for node in sides.base.nodes.indices.dropFirst() {
      guard let mine = sides.toYours.forward[node],
        let before = sides.base.sibling(before: node),
        let mineBefore = sides.yours.sibling(before: mine),
        sides.toYours.forward[before] == mineBefore
      else { continue }
      let (gap, mineGap) = (sides.base.gap(before: node), sides.yours.gap(before: mine))
      guard sides.base.isBlank(gap), sides.yours.isBlank(mineGap) else { continue }
      let count = sides.base.lineEnds(in: gap)
      let mineCount = sides.yours.lineEnds(in: mineGap)
      votes[count, default: [:]][mineCount, default: 0] += 1
    }
    lineEnds = votes.mapValues { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 1
    }
  }

  /// The separator for a gap of the template that has no comments.
  func separator(for count: Int) -> [UInt8] {
    let count = max(1, count)
    return Array(repeatElement(lineEnd, count: max(1, lineEnds[count] ?? count)).joined())
  }
}
