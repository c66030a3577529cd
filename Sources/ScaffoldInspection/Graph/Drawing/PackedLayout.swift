/// Places for the nodes of a graph: each connected part in columns, and the parts beside and below each other.
///
/// The nodes without edges come last.
struct PackedLayout {
  typealias Box = LayeredLayout.Box

  /// The places of the nodes. The points of edges come after them.
  private(set) var boxes: [Box]
  /// For each edge, the nodes and points that it goes through.
  private(set) var routes: [[Int]]
  private(set) var width = 0.0
  private(set) var height = 0.0

  private let columnGap: Double
  private static let gap = 48.0
  /// How many times as wide as high the picture should be.
  private static let shape = 1.6

  private struct Part {
    let nodes: [Int]
    let edges: [Int]
    let layout: LayeredLayout
  }

  init(sizes: [(Double, Double)], edges: [(from: Int, to: Int)], columnGap: Double) {
    self.columnGap = columnGap
    boxes = sizes.map { Box(width: $0.0, height: $0.1) }
    routes = Array(repeating: [], count: edges.count)
    var parts: [Part] = []
    var single: [Int] = []
    for nodes in Self.connected(count: sizes.count, edges) {
      guard nodes.count > 1 else {
        single += nodes
        continue
      }
      let local = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
      var (own, pairs) = ([Int](), [(from: Int, to: Int)]())
      for (index, edge) in edges.enumerated() where edge.from != edge.to {
        guard let from = local[edge.from], let to = local[edge.to] else { continue }
        own.append(index)
        pairs.append((from, to))
      }
      let layout = LayeredLayout(
        sizes: nodes.map { sizes[$0] }, edges: pairs, columnGap: columnGap)
      parts.append(Part(nodes: nodes, edges: own, layout: layout))
    }
    place(parts)
    place(single)
  }

  /// The nodes that edges connect, each group in its order.
  private static func connected(count: Int, _ edges: [(from: Int, to: Int)]) -> [[Int]] {
    var neighbours = Array(repeating: [Int](), count: count)
    for edge in edges where edge.from != edge.to {
      neighbours[edge.from].append(edge.to)
      neighbours[edge.to].append(edge.from)
    }
    var isKnown = Array(repeating: false, count: count)
    var groups: [[Int]] = []
    for start in 0..<count where !isKnown[start] {
      isKnown[start] = true
      var (group, open) = ([start], [start])
      while let node = open.popLast() {
        for next in neighbours[node] where !isKnown[next] {
          isKnown[next] = true
          group.append(next)
          open.append(next)
        }
      }
      groups.append(group.sorted())
    }
    return groups
  }

  /// Puts the connected parts into rows, the highest first.
  private mutating func place(_ parts: [Part]) {
    let area = parts.map { ($0.layout.width + Self.gap) * ($0.layout.height + Self.gap) }
      .reduce(0, +)
    let widest = max((area * Self.shape).squareRoot(), parts.map(\.layout.width).max() ?? 0)
    var (x, y, row) = (0.0, 0.0, 0.0)
    let sorted = parts.enumerated().sorted {
      (-$0.element.layout.height, $0.offset) < (-$1.element.layout.height, $1.offset)
    }
    for (_, part) in sorted {
      if x > 0, x + part.layout.width > widest {
        y += row + Self.gap
        (x, row) = (0, 0)
      }
      add(part, x: x, y: y)
      x += part.layout.width + Self.gap
      row = max(row, part.layout.height)
    }
  }

  private mutating func add(_ part: Part, x: Double, y: Double) {
    var indices = part.nodes
    for (index, box) in part.layout.boxes.enumerated() {
      var box = box
      box.x += x
      box.y += y
      if index < part.nodes.count {
        boxes[part.nodes[index]] = box
      } else {
        indices.append(boxes.count)
        boxes.append(box)
      }
    }
    for (edge, route) in zip(part.edges, part.layout.routes) {
      routes[edge] = route.map { indices[$0] }
    }
    width = max(width, x + part.layout.width)
    height = max(height, y + part.layout.height)
  }

  /// Puts nodes without edges into rows below the others.
  private mutating func place(_ single: [Int]) {
    guard !single.isEmpty else { return }
    let area = single.map { (boxes[$0].width + LayeredLayout.gap) * boxes[$0].height * 1.4 }
      .reduce(0, +)
    let widest = max(width, (area * Self.shape).squareRoot())
    var (x, y) = (0.0, height > 0 ? height + Self.gap : 0)
    for node in single {
      if x > 0, x + boxes[node].width > widest {
        x = 0
        y += boxes[node].height + LayeredLayout.gap
      }
      (boxes[node].x, boxes[node].y) = (x, y)
      x += boxes[node].width + LayeredLayout.gap
      width = max(width, x - LayeredLayout.gap)
      height = max(height, y + boxes[node].height)
    }
  }
}
