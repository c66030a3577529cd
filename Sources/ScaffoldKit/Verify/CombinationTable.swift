/// The combinations of a template's options: each option has a few levels, and a row has one of each.
///
/// ```swift
/// let table = CombinationTable(levels: [2, 3, 2])
/// table.size                // 12
/// table.pairwiseRows.count  // 6: each level of one option meets each level of every other
/// ```
struct CombinationTable {
  typealias Row = [Int]

  /// The number of levels of each option, at least 1.
  private let levels: [Int]
  /// Sets the options of a row that have no effect to their default.
  private let normalized: (Row) -> Row

  init(levels: [Int], normalized: @escaping (Row) -> Row = { $0 }) {
    self.levels = levels
    self.normalized = normalized
  }

  /// The number of rows before equal rows are removed.
  var size: Int {
    levels.reduce(1) { product, count in
      let (result, overflow) = product.multipliedReportingOverflow(by: count)
      return overflow ? .max : result
    }
  }

  /// Every row, once.
  var allRows: [Row] { unique((0..<size).map(row)) }

  /// A few rows that contain each pair of levels of two options that any row contains. Without options, the only row.
  var pairwiseRows: [Row] {
    guard !levels.isEmpty else { return allRows }
    let rows = candidates
    let pairs = rows.map(pairs)
    var isWanted = [Bool](repeating: false, count: pairCount)
    for pair in pairs.joined() { isWanted[pair] = true }
    var chosen: [Row] = []
    while true {
      var best = (gain: 0, index: 0)
      for (index, pairs) in pairs.enumerated() {
        let gain = pairs.count { isWanted[$0] }
        if gain > best.gain { best = (gain, index) }
      }
      guard best.gain > 0 else { return chosen }
      chosen.append(rows[best.index])
      for pair in pairs[best.index] { isWanted[pair] = false }
    }
  }

  // MARK: Rows

  private static let mostCandidates = 4_000

  /// The rows to choose from: all, or a sample in which every pair occurs many times.
  private var candidates: [Row] {
    guard size > Self.mostCandidates else { return allRows }
    var state: UInt64 = 0
    return unique(
      (0..<Self.mostCandidates).map { _ in
        normalized(levels.map { Int(Self.next(&state) % UInt64($0)) })
      })
  }

  /// The row with a number between 0 and ``size``; the last option changes first.
  private func row(_ number: Int) -> Row {
    var rest = number
    var row = levels
    for index in levels.indices.reversed() {
      row[index] = rest % levels[index]
      rest /= levels[index]
    }
    return normalized(row)
  }

  private func unique(_ rows: [Row]) -> [Row] {
    var seen: Set<Row> = []
    return rows.filter { seen.insert($0).inserted }
  }

  private var mostLevels: Int { levels.max() ?? 1 }
  private var pairCount: Int { levels.count * levels.count * mostLevels * mostLevels }

  /// The numbers of the pairs in a row: two options with the level of each. A lone option makes a
  /// pair with itself.
  private func pairs(_ row: Row) -> [Int] {
    let most = mostLevels
    var pairs: [Int] = []
    for first in row.indices {
      for second in first..<row.count where second > first || row.count == 1 {
        let options = first * row.count + second
        pairs.append((options * most + row[first]) * most + row[second])
      }
    }
    return pairs
  }

  /// SplitMix64: the same sequence on every machine.
  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
