import Testing

@testable import ScaffoldKit

@Suite struct CombinationTableTests {
  /// Every pair of levels of two options, by brute force.
  private func pairs(_ rows: [[Int]]) -> Set<[Int]> {
    var pairs: Set<[Int]> = []
    for row in rows {
      for first in row.indices {
        for second in row.indices where second > first {
          pairs.insert([first, row[first], second, row[second]])
        }
      }
    }
    return pairs
  }

  @Test("every combination is in the whole table once")
  func wholeTable() {
    let rows = CombinationTable(levels: [2, 3, 2]).allRows
    #expect(rows.count == 12)
    #expect(Set(rows).count == 12)
    #expect(rows.first == [0, 0, 0])
    #expect(rows.last == [1, 2, 1])
  }

  @Test(
    "a few rows contain each pair that any row contains",
    arguments: [
      [2, 3, 2], [2, 2, 3, 2, 3, 3, 3], [1, 1], [5, 1, 4], [2], [4, 2, 2, 4, 2, 3, 3, 3],
    ])
  func pairwise(_ levels: [Int]) {
    let table = CombinationTable(levels: levels)
    let rows = table.pairwiseRows
    #expect(pairs(rows) == pairs(table.allRows))
    #expect(Set(rows).count == rows.count)
    let largest = levels.sorted().suffix(2).reduce(1, *)
    #expect(rows.count >= largest)
    #expect(rows.count <= largest * 2)
  }

  @Test("an only option still has each of its levels")
  func loneOption() {
    #expect(CombinationTable(levels: [3]).pairwiseRows == [[0], [1], [2]])
    #expect(CombinationTable(levels: []).allRows == [[]])
  }

  @Test("a template without options has one combination")
  func noOption() {
    #expect(CombinationTable(levels: []).pairwiseRows == [[]])
  }

  @Test("a table too large to be listed is still covered pair by pair")
  func largeTable() {
    let levels = [Int](repeating: 3, count: 24)
    let table = CombinationTable(levels: levels)
    #expect(table.size == 282_429_536_481)
    #expect(pairs(table.pairwiseRows).count == 24 * 23 / 2 * 9)
    #expect(CombinationTable(levels: [Int](repeating: 9, count: 64)).size == .max)
  }

  @Test("rows that mean the same are one row")
  func normalized() {
    // The second option matters only at the first one's level 1.
    let table = CombinationTable(levels: [3, 2, 2]) { row in
      row[0] == 1 ? row : [row[0], 0, row[2]]
    }
    #expect(table.allRows.count == 2 + 4 + 2)
    #expect(pairs(table.pairwiseRows) == pairs(table.allRows))
  }

  @Test("the same rows come out every time")
  func deterministic() {
    let levels = [2, 2, 3, 2, 3, 3, 3]
    #expect(
      CombinationTable(levels: levels).pairwiseRows == CombinationTable(levels: levels).pairwiseRows
    )
  }
}
