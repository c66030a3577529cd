/// The rules for the colors of a picture, on a light and on a dark background.
struct SVGStyle {
  let text: String

  private struct Colors {
    let background: String
    let fill: String
    let quiet: String
    let line: String
    let title: String
    let subtitle: String
    let alone: String
    let cycle: String
  }

  private static let light = Colors(
    background: "#ffffff", fill: "#f6f8fa", quiet: "#ffffff", line: "#8c959f", title: "#1f2328",
    subtitle: "#59636e", alone: "#bc4c00", cycle: "#cf222e")
  private static let dark = Colors(
    background: "#0d1117", fill: "#1c2430", quiet: "#0d1117", line: "#6e7681", title: "#f0f6fc",
    subtitle: "#a5b0bb", alone: "#f0883e", cycle: "#ff7b72")

  init(_ graph: DrawnGraph) {
    var rules = [
      ".title { font-size: 14px; font-weight: 600; text-anchor: middle }",
      ".subtitle { font-size: 11px; text-anchor: middle }",
      ".label { font-size: 11px; text-anchor: middle }", ".legend { font-size: 12px }",
      ".heading { font-size: 15px; font-weight: 600 }",
      ".edge { fill: none; stroke-width: 1.6 }", ".node rect { stroke-width: 1.2 }",
      ".alone rect { stroke-dasharray: 5 3 }", ".cycle rect { stroke-width: 2.2 }",
      ".missing rect { stroke-dasharray: 3 3 }", "a:hover rect { stroke-width: 3 }",
    ]
    for (style, _) in graph.edgeLegend where !style.dashes.isEmpty {
      rules.append(".edge.\(style.rawValue) { stroke-dasharray: \(style.dashes) }")
    }
    rules +=
      Self.rules(Self.light)
      + graph.edgeLegend.flatMap { Self.rules($0.style, $0.style.colors.light) }
    let dark =
      Self.rules(Self.dark)
      + graph.edgeLegend.flatMap { Self.rules($0.style, $0.style.colors.dark) }
    text =
      "<style>\n" + rules.joined(separator: "\n") + "\n@media (prefers-color-scheme: dark) {\n"
      + dark.joined(separator: "\n") + "\n}\n</style>"
  }

  private static func rules(_ colors: Colors) -> [String] {
    [
      ".background, .plate { fill: \(colors.background) }",
      ".node rect { fill: \(colors.fill); stroke: \(colors.line) }",
      ".entry rect, .outside rect, .missing rect { fill: \(colors.quiet) }",
      ".alone rect { stroke: \(colors.alone) }",
      ".cycle rect, .missing rect { stroke: \(colors.cycle) }",
      ".title, .heading { fill: \(colors.title) }",
      ".subtitle, .legend { fill: \(colors.subtitle) }",
    ]
  }

  private static func rules(_ style: DrawnGraph.EdgeStyle, _ color: String) -> [String] {
    [
      ".edge.\(style.rawValue) { stroke: \(color) }",
      ".tip.\(style.rawValue), .label.\(style.rawValue) { fill: \(color) }",
    ]
  }
}
