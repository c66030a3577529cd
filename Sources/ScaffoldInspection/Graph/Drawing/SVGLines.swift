/// The edges of a picture, with their labels.
struct SVGLines {
  private(set) var paths: [String] = []
  private(set) var labels: [String] = []
  /// The lowest place that a label takes.
  private(set) var lowest = 0.0

  private let layout: PackedLayout
  private let x: Double
  private let y: Double

  private struct Label {
    let text: String
    let style: DrawnGraph.EdgeStyle
    let x: Double
    var y: Double
    let width: Double
  }

  init(_ graph: DrawnGraph, _ layout: PackedLayout, x: Double, y: Double) {
    (self.layout, self.x, self.y) = (layout, x, y)
    let ports = EdgePorts(graph, layout)
    var placed: [Label] = []
    for (index, edge) in graph.edges.enumerated() {
      let points = points(of: layout.routes[index], ports.ends[index])
      guard let first = points.first, let last = points.last else { continue }
      let isRight = last.x >= first.x
      let style = edge.style.rawValue
      paths.append(
        "<path class=\"edge \(style)\" d=\"\(Self.curve(points, isRight))\"><title>\(SVGPicture.escaped(edge.hint))</title></path>"
          + Self.tip(edge.style, x: last.x, y: last.y, isRight: isRight))
      if graph.showsLabels, !edge.label.isEmpty {
        let next = points[1]
        placed.append(
          Label(
            text: edge.label, style: edge.style, x: (first.x + next.x) / 2,
            y: (first.y + next.y) / 2,
            width: TextWidth.of(edge.label, size: 11) + 8))
      }
    }
    add(placed)
  }

  /// Adds labels, each below those that it would overlap.
  private mutating func add(_ wanted: [Label]) {
    var placed: [Label] = []
    for var label in wanted.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      while let other = placed.first(where: { other in
        abs(other.y - label.y) < 17 && abs(other.x - label.x) < (other.width + label.width) / 2
      }) {
        label.y = other.y + 17
      }
      placed.append(label)
      lowest = max(lowest, label.y + 12)
      labels.append(
        "<rect class=\"plate\" x=\"\(number(label.x - label.width / 2))\" y=\"\(number(label.y - 8))\" width=\"\(number(label.width))\" height=\"16\" rx=\"3\" opacity=\"0.9\"/>"
          + "<text class=\"label \(label.style.rawValue)\" x=\"\(number(label.x))\" y=\"\(number(label.y + 4))\">\(SVGPicture.escaped(label.text))</text>"
      )
    }
  }

  /// The points of an edge: where it leaves a node, those between columns, and where it ends.
  private func points(
    of route: [Int], _ ends: (start: Double, end: Double)
  ) -> [(x: Double, y: Double)] {
    guard route.count > 1, let from = route.first, let to = route.last else { return [] }
    let boxes = layout.boxes
    let isRight = boxes[to].x + boxes[to].width / 2 >= boxes[from].x + boxes[from].width / 2
    let start = (
      x: x + boxes[from].x + (isRight ? boxes[from].width : 0), y: y + boxes[from].y + ends.start
    )
    let end = (x: x + boxes[to].x + (isRight ? 0 : boxes[to].width), y: y + boxes[to].y + ends.end)
    let inner = route.dropFirst().dropLast().map { place in
      (x: x + boxes[place].x, y: y + boxes[place].y + boxes[place].height / 2)
    }
    return [start] + inner + [end]
  }

  private static func curve(_ points: [(x: Double, y: Double)], _ isRight: Bool) -> String {
    var path = "M\(number(points[0].x)) \(number(points[0].y))"
    for (index, point) in points.enumerated().dropFirst() {
      let before = points[index - 1]
      let isLast = index == points.count - 1
      let end = isLast ? point.x + (isRight ? -7 : 7) : point.x
      let bend = (end - before.x) / 2
      path +=
        "C\(number(before.x + bend)) \(number(before.y)) \(number(end - bend)) \(number(point.y)) \(number(end)) \(number(point.y))"
    }
    return path
  }

  /// The tip of an arrow.
  static func tip(_ style: DrawnGraph.EdgeStyle, x: Double, y: Double, isRight: Bool) -> String {
    let back = isRight ? -9.0 : 9.0
    return
      "<path class=\"tip \(style.rawValue)\" d=\"M\(number(x)) \(number(y))L\(number(x + back)) \(number(y - 4.5))V\(number(y + 4.5))Z\"/>"
  }
}

/// Where edges leave and reach their nodes, so that they are not on top of each other.
struct EdgePorts {
  /// The distances from the upper edge of the first and the last node.
  private(set) var ends: [(start: Double, end: Double)]

  private struct Side: Hashable {
    let node: Int
    let isRight: Bool
  }

  init(_ graph: DrawnGraph, _ layout: PackedLayout) {
    ends = graph.edges.map { (layout.boxes[$0.from].height / 2, layout.boxes[$0.to].height / 2) }
    var sides: [Side: [(edge: Int, isStart: Bool, y: Double)]] = [:]
    for (index, route) in layout.routes.enumerated() where route.count > 1 {
      let (first, last) = (layout.boxes[route[0]], layout.boxes[route[route.count - 1]])
      let isRight = last.x + last.width / 2 >= first.x + first.width / 2
      sides[Side(node: route[0], isRight: isRight), default: []].append(
        (index, true, layout.boxes[route[1]].y))
      sides[Side(node: route[route.count - 1], isRight: !isRight), default: []].append(
        (index, false, layout.boxes[route[route.count - 2]].y))
    }
    for (side, edges) in sides where edges.count > 1 {
      let height = layout.boxes[side.node].height - 12
      let step = min(10, height / Double(edges.count))
      let start = layout.boxes[side.node].height / 2 - step * Double(edges.count - 1) / 2
      for (rank, edge) in edges.sorted(by: { ($0.y, $0.edge) < ($1.y, $1.edge) }).enumerated() {
        let place = start + step * Double(rank)
        if edge.isStart { ends[edge.edge].start = place } else { ends[edge.edge].end = place }
      }
    }
  }
}
