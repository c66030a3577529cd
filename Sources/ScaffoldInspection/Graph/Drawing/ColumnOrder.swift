/// The order of the nodes in columns: each near the middle of its neighbours, so that few edges cross.
struct ColumnOrder {
  private(set) var columns: [[Int]]

  private var places: [Double]
  private static let rounds = 12

  /// - Parameters:
  ///   - before: the neighbours of each node in the column to the left.
  ///   - after: those to the right.
  ///   - count: the number of nodes.
  init(_ columns: [[Int]], before: [[Int]], after: [[Int]], count: Int) {
    self.columns = columns
    places = Array(repeating: 0, count: count)
    for index in columns.indices { update(index) }
    for round in 0..<Self.rounds {
      let isForward = round % 2 == 0
      for index in isForward ? Array(columns.indices) : columns.indices.reversed() {
        sort(index, by: isForward ? before : after)
      }
    }
  }

  private mutating func sort(_ index: Int, by neighbours: [[Int]]) {
    let middles = columns[index].map { node in
      let found = neighbours[node]
      return found.isEmpty
        ? places[node] : found.map { places[$0] }.reduce(0, +) / Double(found.count)
    }
    columns[index] = zip(columns[index], middles).enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    update(index)
  }

  private mutating func update(_ index: Int) {
    for (rank, node) in columns[index].enumerated() {
      places[node] = (Double(rank) + 0.5) / Double(columns[index].count)
    }
  }
}
