/// Places for the nodes of a graph: in columns from left to right, so that most edges lead to the right.
///
/// A column is the longest path from a node that no edge leads to. An edge over several columns goes through points
/// between the nodes. The order in a column follows the middle of the neighbours.
struct LayeredLayout {
  struct Box {
    var x = 0.0
    var y = 0.0
    let width: Double
    let height: Double
  }

  /// The places of the nodes. The points of edges come after them.
  private(set) var boxes: [Box]
  /// For each edge, the nodes and points that it goes through.
  private(set) var routes: [[Int]] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  private var columns: [[Int]] = []
  private var column: [Int]
  private var before: [[Int]]
  private var after: [[Int]]
  private let count: Int

  static let gap = 18.0

  /// - Parameters:
  ///   - sizes: the widths and heights of the nodes.
  ///   - edges: pairs of nodes.
  ///   - columnGap: the space between columns.
  init(sizes: [(Double, Double)], edges: [(from: Int, to: Int)], columnGap: Double) {
    count = sizes.count
    boxes = sizes.map { Box(width: $0.0, height: $0.1) }
    column = Array(repeating: 0, count: count)
    before = Array(repeating: [], count: count)
    after = before
    let forward = ForwardEdges(count: count, edges)
    column = forward.columns
    addRoutes(edges, forward.isReversed)
    columns = ColumnOrder(columns, before: before, after: after, count: boxes.count).columns
    placeColumns(columnGap)
    placeRows()
  }

  /// Puts the nodes into columns, and points on the edges between columns that are not beside each other.
  private mutating func addRoutes(_ edges: [(from: Int, to: Int)], _ isReversed: [Bool]) {
    columns = Array(repeating: [], count: (column.max() ?? 0) + 1)
    for node in 0..<count { columns[column[node]].append(node) }
    for (index, edge) in edges.enumerated() {
      guard edge.from != edge.to else {
        routes.append([])
        continue
      }
      let (from, to) = isReversed[index] ? (edge.to, edge.from) : (edge.from, edge.to)
      var route = [from]
      for place in (column[from] + 1)..<max(column[from] + 1, column[to]) {
        boxes.append(Box(width: 0, height: 6))
        column.append(place)
        before.append([])
        after.append([])
        columns[place].append(boxes.count - 1)
        route.append(boxes.count - 1)
      }
      route.append(to)
      for (left, right) in zip(route, route.dropFirst()) {
        after[left].append(right)
        before[right].append(left)
      }
      routes.append(isReversed[index] ? route.reversed() : route)
    }
  }

  // MARK: Places

  private mutating func placeColumns(_ gap: Double) {
    var x = 0.0
    for index in columns.indices {
      let members = columns[index]
      let widest = members.map { boxes[$0].width }.max() ?? 0
      for node in members { boxes[node].x = x + (widest - boxes[node].width) / 2 }
      width = x + widest
      x += widest + gap
    }
  }

  private mutating func placeRows() {
    for column in columns {
      var y = 0.0
      for node in column {
        boxes[node].y = y
        y += boxes[node].height + Self.gap
      }
    }
    for round in 0..<10 {
      let order = round % 2 == 0 ? Array(columns.indices) : columns.indices.reversed()
      for index in order { align(columns[index], to: round % 2 == 0 ? before : after) }
    }
    let lowest = columns.joined().map { boxes[$0].y }.min() ?? 0
    for node in columns.joined() { boxes[node].y -= lowest }
    height = columns.joined().map { boxes[$0].y + boxes[$0].height }.max() ?? 0
  }

  /// Moves the nodes of a column towards their neighbours, in their order and without overlaps.
  private mutating func align(_ column: [Int], to neighbours: [[Int]]) {
    guard !column.isEmpty else { return }
    let wanted = column.map { node in
      let found = neighbours[node]
      if found.isEmpty { return boxes[node].y }
      let middle =
        found.map { boxes[$0].y + boxes[$0].height / 2 }.reduce(0, +) / Double(found.count)
      return middle - boxes[node].height / 2
    }
    var (down, up) = (wanted, wanted)
    for index in column.indices.dropFirst() {
      down[index] = max(wanted[index], down[index - 1] + boxes[column[index - 1]].height + Self.gap)
    }
    for index in column.indices.dropLast().reversed() {
      up[index] = min(wanted[index], up[index + 1] - boxes[column[index]].height - Self.gap)
    }
    // Both keep the distances, and so does their middle.
    for index in column.indices { boxes[column[index]].y = (down[index] + up[index]) / 2 }
  }
}
