/// Graphs as text that other tools draw.
extension DrawnGraph {
  /// A flowchart of Mermaid.
  var mermaid: String {
    var lines = ["flowchart LR"]
    for (index, node) in nodes.enumerated() {
      let (open, close) = node.style == .entry ? ("([", "])") : ("[", "]")
      lines.append("  n\(index)\(open)\"\(Self.mermaid(node.title))\"\(close)")
    }
    for edge in edges {
      let arrow: String =
        switch edge.style {
        case .makes, .weak, .unowned: "-.->"
        case .embeds: "==>"
        default: "-->"
        }
      let label = edge.label.isEmpty ? "" : "|\"\(Self.mermaid(edge.label))\"|"
      lines.append("  n\(edge.from) \(arrow)\(label) n\(edge.to)")
    }
    for (style, fill) in [
      (NodeStyle.alone, "stroke:#bc4c00,stroke-dasharray:5 3"),
      (.cycle, "stroke:#cf222e,stroke-width:2px"),
      (.missing, "stroke:#cf222e,stroke-dasharray:3 3"),
    ] {
      let marked = nodes.indices.filter { nodes[$0].style == style }
      guard !marked.isEmpty else { continue }
      lines.append("  classDef \(style.rawValue) \(fill)")
      lines.append("  class \(marked.map { "n\($0)" }.joined(separator: ",")) \(style.rawValue)")
    }
    for index in edges.indices where edges[index].style == .broken {
      lines.append("  linkStyle \(index) stroke:#cf222e")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func mermaid(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "#", "<", ">", "&", "|", "`", ";", "\\": result += "#\(scalar.value);"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A graph of Graphviz.
  var dot: String {
    var lines = [
      "digraph {", "  rankdir=LR", "  node [shape=box, style=rounded, fontname=\"Helvetica\"]",
      "  edge [fontname=\"Helvetica\", fontsize=10]",
    ]
    for (index, node) in nodes.enumerated() {
      var attributes = ["label=\(Self.quoted(node.title))"]
      if let link = node.link { attributes.append("URL=\(Self.quoted(PathText.url(link)))") }
      switch node.style {
      case .entry, .outside: attributes.append("shape=oval")
      case .alone: attributes.append("color=\"#bc4c00\", style=\"rounded,dashed\"")
      case .cycle: attributes.append("color=\"#cf222e\", penwidth=2")
      case .missing: attributes.append("color=\"#cf222e\", style=dashed")
      default: break
      }
      lines.append("  n\(index) [\(attributes.joined(separator: ", "))]")
    }
    for edge in edges {
      let line: String =
        switch edge.style {
        case .makes, .unowned: "dotted"
        case .embeds, .weak: "dashed"
        default: "solid"
        }
      let attributes = [
        "label=\(Self.quoted(edge.label))", "style=\(line)", "color=\"\(edge.style.colors.light)\"",
      ]
      lines.append("  n\(edge.from) -> n\(edge.to) [\(attributes.joined(separator: ", "))]")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Paths in links.
enum PathText {
  /// A path as a relative URL, whose bytes are percent-encoded.
  static func url(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
