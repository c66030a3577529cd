/// A stretch of one sequence that another sequence has replaced.
struct SequenceChange: Sendable, Equatable {
  let old: Range<Int>
  let new: Range<Int>
}

/// The difference of two sequences of numbers, such as the lines of two texts.
///
/// Elements that occur once in both sequences are matched first, in the longest order that they share
/// (patience diff). The stretches between them are compared by Myers's algorithm. Both steps have a limit on
/// their work. What remains is reported as one change, so that the time is bounded for every input.
struct SequenceDiff {
  /// The number of differences after which a stretch counts as replaced.
  private static let mostDifferences = 1_000

  private let old: [Int]
  private let new: [Int]
  /// The steps that are left for the search of single elements.
  private var budget: Int
  private var changes: [SequenceChange] = []

  /// The changes that make `new` from `old`, in order. No two of them touch.
  static func changes(from old: [Int], to new: [Int]) -> [SequenceChange] {
    var diff = SequenceDiff(old: old, new: new)
    return diff.run()
  }

  private init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
    budget = 4_000_000 + 40 * (old.count + new.count)
  }

  private mutating func run() -> [SequenceChange] {
    var open = [SequenceChange(old: 0..<old.count, new: 0..<new.count)]
    while let stretch = open.popLast() {
      let rest = trimmed(stretch)
      if rest.old.isEmpty || rest.new.isEmpty {
        record(rest)
      } else if let parts = split(rest) {
        open += parts.reversed()
      } else {
        compare(rest)
      }
    }
    return changes
  }

  /// The stretch without the elements that both sides share at its beginning and end.
  private func trimmed(_ stretch: SequenceChange) -> SequenceChange {
    var (lower, lowerNew) = (stretch.old.lowerBound, stretch.new.lowerBound)
    var (upper, upperNew) = (stretch.old.upperBound, stretch.new.upperBound)
    while lower < upper, lowerNew < upperNew, old[lower] == new[lowerNew] {
      lower += 1
      lowerNew += 1
    }
    while lower < upper, lowerNew < upperNew, old[upper - 1] == new[upperNew - 1] {
      upper -= 1
      upperNew -= 1
    }
    return SequenceChange(old: lower..<upper, new: lowerNew..<upperNew)
  }

  /// Appends a change, joined to the one before where they touch.
  private mutating func record(_ change: SequenceChange) {
    if change.old.isEmpty && change.new.isEmpty { return }
    if let last = changes.last, last.old.upperBound == change.old.lowerBound,
      last.new.upperBound == change.new.lowerBound
    {
      changes[changes.count - 1] = SequenceChange(
        old: last.old.lowerBound..<change.old.upperBound,
        new: last.new.lowerBound..<change.new.upperBound)
    } else {
      changes.append(change)
    }
  }
}

// MARK: Elements that occur once

extension SequenceDiff {
  /// The stretches between the elements that both sides have exactly once; `nil` if there is none.
  private mutating func split(_ stretch: SequenceChange) -> [SequenceChange]? {
    budget -= stretch.old.count + stretch.new.count
    guard budget > 0 else { return nil }
    let anchors = SequenceAnchors.longest(uniquePairs(stretch))
    guard !anchors.isEmpty else { return nil }
    var parts: [SequenceChange] = []
    var (start, startNew) = (stretch.old.lowerBound, stretch.new.lowerBound)
    for anchor in anchors {
      parts.append(SequenceChange(old: start..<anchor.old, new: startNew..<anchor.new))
      (start, startNew) = (anchor.old + 1, anchor.new + 1)
    }
    parts.append(
      SequenceChange(old: start..<stretch.old.upperBound, new: startNew..<stretch.new.upperBound))
    return parts
  }

  private func uniquePairs(_ stretch: SequenceChange) -> [SequenceAnchors.Pair] {
    // What occurs once in the shorter side is looked for in the longer one.
    let isOldShorter = stretch.old.count <= stretch.new.count
    let few = SequenceDiff.uniquePlaces(
      of: isOldShorter ? old : new, in: isOldShorter ? stretch.old : stretch.new)
    let found = SequenceDiff.places(
      of: few, in: isOldShorter ? new : old, isOldShorter ? stretch.new : stretch.old)
    let pairs = few.compactMap { element, place -> SequenceAnchors.Pair? in
      guard let other = found[element], other >= 0 else { return nil }
      return isOldShorter ? .init(old: place, new: other) : .init(old: other, new: place)
    }
    return pairs.sorted { $0.old < $1.old }
  }

  /// Where each element occurs that occurs once.
  private static func uniquePlaces(of sequence: [Int], in range: Range<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for index in range {
      places[sequence[index]] = places[sequence[index]] == nil ? index : -1
    }
    return places.filter { $0.value >= 0 }
  }

  /// Where each of the elements occurs in a sequence; -1 if it occurs more than once.
  private static func places(
    of elements: [Int: Int], in sequence: [Int], _ range: Range<Int>
  ) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for index in range where elements[sequence[index]] != nil {
      places[sequence[index]] = places[sequence[index]] == nil ? index : -1
    }
    return places
  }
}

// MARK: Single elements

extension SequenceDiff {
  /// Records the changes of a stretch without elements that occur once.
  private mutating func compare(_ stretch: SequenceChange) {
    let (count, countNew) = (stretch.old.count, stretch.new.count)
    let limit = min(count + countNew, SequenceDiff.mostDifferences)
    var reach = [Int](repeating: 0, count: 2 * limit + 3)
    let center = limit + 1
    var trace: [[Int]] = []
    for distance in 0...limit {
      trace.append(Array(reach[center - distance - 1...center + distance + 1]))
      budget -= distance + 1
      guard budget > 0 else { break }
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let end = furthest(stretch, diagonal, distance, reach, center)
        reach[center + diagonal] = end
        if end >= count, end - diagonal >= countNew {
          return recordPath(stretch, trace)
        }
      }
    }
    record(stretch)
  }

  private mutating func furthest(
    _ stretch: SequenceChange, _ diagonal: Int, _ distance: Int, _ reach: [Int], _ center: Int
  ) -> Int {
    let (before, after) = (reach[center + diagonal - 1], reach[center + diagonal + 1])
    let goesDown = diagonal == -distance || (diagonal != distance && before < after)
    var end = distance == 0 ? 0 : goesDown ? after : before + 1
    let start = end
    let (first, firstNew) = (stretch.old.lowerBound, stretch.new.lowerBound)
    while end < stretch.old.count, end - diagonal < stretch.new.count,
      old[first + end] == new[firstNew + end - diagonal]
    {
      end += 1
    }
    budget -= end - start
    return end
  }

  /// Follows the trace back from the end of the stretch and records its changes.
  private mutating func recordPath(_ stretch: SequenceChange, _ trace: [[Int]]) {
    let (first, firstNew) = (stretch.old.lowerBound, stretch.new.lowerBound)
    var (x, y) = (stretch.old.count, stretch.new.count)
    var steps: [SequenceChange] = []
    for distance in stride(from: trace.count - 1, to: 0, by: -1) {
      let reach = trace[distance]
      let place = x - y + distance + 1
      let goesDown =
        x - y == -distance || (x - y != distance && reach[place - 1] < reach[place + 1])
      let start = goesDown ? reach[place + 1] : reach[place - 1]
      let startNew = start - (x - y) + (goesDown ? -1 : 1)
      steps.append(
        SequenceChange(
          old: first + start..<first + start + (goesDown ? 0 : 1),
          new: firstNew + startNew..<firstNew + startNew + (goesDown ? 1 : 0)))
      (x, y) = (start, startNew)
    }
    for step in steps.reversed() { record(step) }
  }
}
