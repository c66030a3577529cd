/// A picture of a graph in SVG, for light and dark backgrounds, without scripts and references.
struct SVGPicture {
  let text: String

  private static let margin = 24.0
  private static let nodeHeight = 46.0

  init(_ graph: DrawnGraph) {
    let sizes = graph.nodes.map { node in
      let title = TextWidth.of(node.title, size: 14)
      let subtitle = TextWidth.of(node.subtitle, size: 11)
      return (max(title, subtitle, 64) + 28, Self.nodeHeight)
    }
    let labels = graph.showsLabels ? graph.edges.map(\.label) : []
    let widest = labels.map { TextWidth.of($0, size: 11) }.max() ?? 0
    let layout = PackedLayout(
      sizes: sizes, edges: graph.edges.map { ($0.from, $0.to) }, columnGap: max(90, widest + 60))
    let legend = SVGLegend(graph)
    let top = Self.margin + legend.height + 20
    let width = max(layout.width, legend.width) + 2 * Self.margin
    let lines = SVGLines(graph, layout, x: Self.margin, y: top)
    let height = max(top + layout.height, lines.lowest) + Self.margin
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(width)) \(number(height))\" "
        + "width=\"\(number(width))\" height=\"\(number(height))\" role=\"img\" "
        + "font-family=\"system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif\">",
      "<title>\(SVGPicture.escaped(graph.title))</title>", SVGStyle(graph).text,
      "<rect class=\"background\" width=\"100%\" height=\"100%\"/>",
    ]
    parts += legend.elements(x: Self.margin, y: Self.margin)
    parts += lines.paths
    for (index, node) in graph.nodes.enumerated() {
      parts.append(Self.element(node, layout.boxes[index], x: Self.margin, y: top))
    }
    parts += lines.labels
    text = parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private static func element(
    _ node: DrawnGraph.Node, _ box: PackedLayout.Box, x: Double, y: Double
  ) -> String {
    let (x, y) = (x + box.x, y + box.y)
    let middle = number(x + box.width / 2)
    let radius = node.style == .entry || node.style == .outside ? box.height / 2 : 8
    let titleY = node.subtitle.isEmpty ? y + box.height / 2 + 5 : y + 20
    var element =
      "<g class=\"node \(node.style.rawValue)\"><rect x=\"\(number(x))\" y=\"\(number(y))\" "
      + "width=\"\(number(box.width))\" height=\"\(number(box.height))\" rx=\"\(number(radius))\"/>"
      + "<text class=\"title\" x=\"\(middle)\" y=\"\(number(titleY))\">\(escaped(node.title))</text>"
    if !node.subtitle.isEmpty {
      element +=
        "<text class=\"subtitle\" x=\"\(middle)\" y=\"\(number(y + 36))\">\(escaped(node.subtitle))</text>"
    }
    element += "</g>"
    guard let link = node.link else { return element }
    return
      "<a href=\"\(escaped(PathText.url(link)))\"><title>\(escaped(link))</title>\(element)</a>"
  }

  /// Text in which no character is markup. Characters that XML does not allow are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _ where scalar.value < 0x20 || 0xFFFE...0xFFFF ~= scalar.value: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// A number with one decimal at most.
func number(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
  return (tenths < 0 ? "-" : "") + String(whole) + (rest == 0 ? "" : ".\(rest)")
}

/// How wide a text is about, in a font without serifs.
enum TextWidth {
  static func of(_ text: String, size: Double) -> Double {
    var units = 0.0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", "'", "|", " ": units += 0.42
      case "m", "w", "M", "W", "@": units += 0.98
      case _ where scalar.value < 0x80: units += scalar.properties.isUppercase ? 0.76 : 0.64
      case _ where scalar.value < 0x1100: units += 0.8
      default: units += 1.1
      }
    }
    return units * size
  }
}
