/// A graph as all formats show it.
struct DrawnGraph {
  enum NodeStyle: String, CaseIterable {
    case module, entry, alone, cycle, part, helper, outside, missing
  }

  enum EdgeStyle: String, CaseIterable {
    case presents, pushes, embeds, makes, strong, weak, unowned, broken
  }

  struct Node {
    let title: String
    let subtitle: String
    /// The path of a file.
    let link: String?
    let style: NodeStyle
  }

  struct Edge {
    /// Indices of nodes.
    let from: Int
    let to: Int
    let label: String
    /// What a pointer over the edge shows.
    let hint: String
    let style: EdgeStyle
  }

  let title: String
  let nodes: [Node]
  let edges: [Edge]
  /// Whether the picture has the labels of the edges.
  let showsLabels: Bool

  /// What the styles in use mean, in the order of the styles.
  var nodeLegend: [(style: NodeStyle, text: String)] {
    NodeStyle.allCases.filter { style in nodes.contains { $0.style == style } }
      .map { ($0, $0.meaning) }
  }

  var edgeLegend: [(style: EdgeStyle, text: String)] {
    EdgeStyle.allCases.filter { style in edges.contains { $0.style == style } }
      .map { ($0, $0.meaning) }
  }
}

extension DrawnGraph.NodeStyle {
  var meaning: String {
    switch self {
    case .module: "module"
    case .entry: "other type"
    case .alone: "module without a way in"
    case .cycle: "module in a cycle"
    case .part: "part"
    case .helper: "helper"
    case .outside: "type outside of the module"
    case .missing: "no conforming type, or several"
    }
  }
}

extension DrawnGraph.EdgeStyle {
  var meaning: String {
    switch self {
    case .strong: "strong link"
    case .weak: "weak link"
    case .unowned: "unowned link"
    case .broken: "broken link"
    default: rawValue
    }
  }

  /// The lengths of the dashes; empty for a solid line.
  var dashes: String {
    switch self {
    case .presents, .pushes, .strong, .broken: ""
    case .embeds: "9 4"
    case .makes: "2 4"
    case .weak: "6 4"
    case .unowned: "2 3"
    }
  }

  /// The colors of the line: on a light background and on a dark one.
  var colors: (light: String, dark: String) {
    switch self {
    case .presents: ("#1f6feb", "#6cb6ff")
    case .pushes: ("#1a7f37", "#57d079")
    case .embeds: ("#8250df", "#c297ff")
    case .makes: ("#6e7781", "#9aa4ae")
    case .strong: ("#24292f", "#d0d7de")
    case .weak: ("#1f6feb", "#6cb6ff")
    case .unowned: ("#9a6700", "#e3b341")
    case .broken: ("#cf222e", "#ff7b72")
    }
  }
}
