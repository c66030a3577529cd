/// The heading of a picture, and what its lines and boxes mean.
struct SVGLegend {
  let width: Double
  let height: Double

  private let graph: DrawnGraph
  private static let row = 22.0
  /// The widest that the legend is before it goes on in a new line.
  private static let widest = 640.0

  private struct Entry {
    let text: String
    let x: Double
    let row: Int
    var node: DrawnGraph.NodeStyle?
    var edge: DrawnGraph.EdgeStyle?
  }

  private let entries: [Entry]

  init(_ graph: DrawnGraph) {
    self.graph = graph
    var entries: [Entry] = []
    var (x, row, widest) = (0.0, 0, TextWidth.of(graph.title, size: 15))
    let styles =
      graph.nodeLegend.map {
        (text: $0.text, node: Optional($0.style), edge: DrawnGraph.EdgeStyle?.none)
      }
      + graph.edgeLegend.map { (text: $0.text, node: nil, edge: Optional($0.style)) }
    for style in styles {
      let length = 44 + TextWidth.of(style.text, size: 12) + 20
      if x > 0, x + length > Self.widest { (x, row) = (0, row + 1) }
      entries.append(
        Entry(text: style.text, x: x, row: row, node: style.node, edge: style.edge))
      x += length
      widest = max(widest, x)
    }
    self.entries = entries
    (width, height) = (widest, 30 + (entries.isEmpty ? 0 : Double(row + 1) * Self.row))
  }

  func elements(x: Double, y: Double) -> [String] {
    var elements = [
      "<text class=\"heading\" x=\"\(number(x))\" y=\"\(number(y + 14))\">\(SVGPicture.escaped(graph.title))</text>"
    ]
    for entry in entries {
      let (left, middle) = (x + entry.x, y + 36 + Double(entry.row) * Self.row)
      if let style = entry.node {
        elements.append(
          "<g class=\"node \(style.rawValue)\"><rect x=\"\(number(left))\" y=\"\(number(middle - 7))\" width=\"34\" height=\"14\" rx=\"\(style == .entry || style == .outside ? 7 : 4)\"/></g>"
        )
      } else if let style = entry.edge {
        elements.append(
          "<path class=\"edge \(style.rawValue)\" d=\"M\(number(left)) \(number(middle))h27\"/>"
            + SVGLines.tip(style, x: left + 34, y: middle, isRight: true))
      }
      elements.append(
        "<text class=\"legend\" x=\"\(number(left + 42))\" y=\"\(number(middle + 4))\">\(SVGPicture.escaped(entry.text))</text>"
      )
    }
    return elements
  }
}
