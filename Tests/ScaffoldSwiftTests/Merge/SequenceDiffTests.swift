import Testing

@testable import ScaffoldSwift

struct SequenceDiffTests {
  @Test func `Equal sequences have no change`() {
    #expect(SequenceDiff.changes(from: [1, 2, 3], to: [1, 2, 3]).isEmpty)
  }

  @Test func `An insertion before an equal block is reported at its end`() {
    // Lines "}", "", "func c" with "func b", "}", "" inserted.
    let changes = SequenceDiff.changes(from: [1, 2, 3], to: [1, 2, 4, 1, 2, 3])
    #expect(changes == [SequenceChange(old: 2..<2, new: 2..<5)])
  }

  @Test func `The changes make the new sequence from the old one`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let kinds = Int.random(in: 1...12, using: &generator)
      let old = sequence(kinds, &generator)
      let new = sequence(kinds, &generator)
      let changes = SequenceDiff.changes(from: old, to: new)
      #expect(apply(changes, to: old, from: new) == new)
      for (first, second) in zip(changes, changes.dropFirst()) {
        #expect(first.old.upperBound < second.old.lowerBound)
      }
    }
  }

  @Test func `Hostile sequences of 100,000 elements take bounded time`() {
    let two = (0..<100_000).map { $0 % 2 }
    let shifted = (0..<100_000).map { ($0 * 7 / 3) % 2 }
    // Each element occurs twice, so that removing one makes the next one single.
    let chained = (0..<100_000).map { $0 / 2 + ($0 % 2) * 2 }
    let start = ContinuousClock.now
    for (old, new) in [(two, shifted), (chained, Array(chained.reversed())), (chained, two)] {
      let changes = SequenceDiff.changes(from: old, to: new)
      #expect(apply(changes, to: old, from: new) == new)
    }
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  private func sequence(_ kinds: Int, _ generator: inout SeededGenerator) -> [Int] {
    (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      Int.random(in: 0..<kinds, using: &generator)
    }
  }

  private func apply(_ changes: [SequenceChange], to old: [Int], from new: [Int]) -> [Int] {
    var result: [Int] = []
    var start = 0
    for change in changes {
      result += old[start..<change.old.lowerBound] + new[change.new]
      start = change.old.upperBound
    }
    return result + old[start...]
  }
}
