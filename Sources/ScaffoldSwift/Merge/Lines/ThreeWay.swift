/// How two sides changed one stretch of a base.
struct ThreeWayHunk: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// No side changed it.
    case same
    /// Only `yours` changed it.
    case yours
    /// Only `new` changed it.
    case new
    /// Both sides changed it, differently or not; the caller compares them.
    case both
  }

  let kind: Kind
  let base: Range<Int>
  let yours: Range<Int>
  let new: Range<Int>
}

/// The alignment of a base with two sequences that were made from it.
struct ThreeWay: Sendable, Equatable {
  /// When changes that touch each other without overlapping are kept apart.
  enum Neighbours: Sendable, Equatable {
    /// Never: they form one hunk, as in `git merge-file`.
    case joined
    /// Where one of the two is an insertion or a deletion and the order is clear.
    case separate
  }

  /// The stretches of all three sequences, in order, without gaps.
  let hunks: [ThreeWayHunk]

  init(base: [Int], yours: [Int], new: [Int], neighbours: Neighbours = .joined) {
    var builder = HunkBuilder(
      mine: SequenceDiff.changes(from: base, to: yours),
      theirs: SequenceDiff.changes(from: base, to: new), neighbours: neighbours)
    hunks = builder.hunks(ofCount: base.count)
  }
}

/// Walks over the changes of both sides and groups those that belong together.
private struct HunkBuilder {
  let mine: [SequenceChange]
  let theirs: [SequenceChange]
  let neighbours: ThreeWay.Neighbours
  var (nextMine, nextTheirs) = (0, 0)
  /// How far each sequence has been covered.
  var (base, yours, new) = (0, 0, 0)
  var found: [ThreeWayHunk] = []

  init(mine: [SequenceChange], theirs: [SequenceChange], neighbours: ThreeWay.Neighbours) {
    self.mine = mine
    self.theirs = theirs
    self.neighbours = neighbours
  }

  mutating func hunks(ofCount count: Int) -> [ThreeWayHunk] {
    while nextMine < mine.count || nextTheirs < theirs.count {
      let first = group()
      append(.same, count: first.start - base)
      appendChange(first)
    }
    append(.same, count: count - base)
    return found
  }

  private struct Group {
    var start: Int
    var end: Int
    var mine: Range<Int>
    var theirs: Range<Int>
  }

  /// The next changes of both sides that overlap or touch.
  private mutating func group() -> Group {
    let takesMine = isMineFirst
    let first = takesMine ? mine[nextMine] : theirs[nextTheirs]
    var group = Group(
      start: first.old.lowerBound, end: first.old.upperBound, mine: nextMine..<nextMine,
      theirs: nextTheirs..<nextTheirs)
    take(isMine: takesMine, into: &group)
    while true {
      if nextMine < mine.count, joins(mine[nextMine], group, isMine: true) {
        take(isMine: true, into: &group)
      } else if nextTheirs < theirs.count, joins(theirs[nextTheirs], group, isMine: false) {
        take(isMine: false, into: &group)
      } else {
        return group
      }
    }
  }

  private mutating func take(isMine: Bool, into group: inout Group) {
    let change = isMine ? mine[nextMine] : theirs[nextTheirs]
    group.end = max(group.end, change.old.upperBound)
    if isMine {
      nextMine += 1
      group.mine = group.mine.lowerBound..<nextMine
    } else {
      nextTheirs += 1
      group.theirs = group.theirs.lowerBound..<nextTheirs
    }
  }

  /// Whether the change of `yours` is to be covered before that of `new`.
  private var isMineFirst: Bool {
    guard nextMine < mine.count else { return false }
    guard nextTheirs < theirs.count else { return true }
    let (a, b) = (mine[nextMine].old, theirs[nextTheirs].old)
    if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
    // An insertion comes before what it touches.
    if a.isEmpty != b.isEmpty { return a.isEmpty }
    return true
  }

  private func joins(_ change: SequenceChange, _ group: Group, isMine: Bool) -> Bool {
    if change.old.lowerBound < group.end { return true }
    guard change.old.lowerBound == group.end else { return false }
    if neighbours == .joined { return true }
    // Two insertions at one place have no order.
    if group.start == group.end, change.old.isEmpty { return true }
    if group.start == group.end || change.old.isEmpty { return false }
    return !isDeletionOfNew(change, group, isMine: isMine)
  }

  /// Whether one of the two touching changes is a deletion by `new`.
  private func isDeletionOfNew(_ change: SequenceChange, _ group: Group, isMine: Bool) -> Bool {
    if !isMine { return change.new.isEmpty }
    guard group.mine.isEmpty, group.theirs.count == 1 else { return false }
    return theirs[group.theirs.lowerBound].new.isEmpty
  }
}

extension HunkBuilder {
  private mutating func append(_ kind: ThreeWayHunk.Kind, count: Int) {
    guard count > 0 else { return }
    found.append(
      ThreeWayHunk(
        kind: kind, base: base..<base + count, yours: yours..<yours + count,
        new: new..<new + count))
    base += count
    yours += count
    new += count
  }

  private mutating func appendChange(_ group: Group) {
    let length = group.end - group.start
    let yoursLength = length + growth(mine[group.mine])
    let newLength = length + growth(theirs[group.theirs])
    let kind: ThreeWayHunk.Kind =
      group.mine.isEmpty ? .new : group.theirs.isEmpty ? .yours : .both
    found.append(
      ThreeWayHunk(
        kind: kind, base: base..<base + length, yours: yours..<yours + yoursLength,
        new: new..<new + newLength))
    base += length
    yours += yoursLength
    new += newLength
  }

  private func growth(_ changes: ArraySlice<SequenceChange>) -> Int {
    changes.reduce(0) { $0 + $1.new.count - $1.old.count }
  }
}
