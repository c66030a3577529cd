import ScaffoldRecognition

// The graph of modules in all formats.
extension ModuleGraph {
  /// A flowchart of Mermaid, as GitHub shows it in a document.
  package var mermaid: String { drawing.mermaid }

  /// A graph of Graphviz.
  package var dot: String { drawing.dot }

  /// A picture that a browser shows, with links to the files.
  package var svg: String { SVGPicture(drawing).text }

  /// The nodes, the edges with their places, the modules without a way in, and the cycles.
  package var json: String {
    JSONText.object([
      ("nodes", .array(nodes.map(\.json))), ("edges", .array(edges.map(\.json))),
      ("modulesWithoutWayIn", .array(modulesWithoutWayIn.map(JSONText.string))),
      ("cycles", .array(cycles.map { .array($0.map(JSONText.string)) })),
    ]).text
  }

  private var drawing: DrawnGraph {
    let indices = Dictionary(nodes.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let (alone, circled) = (Set(modulesWithoutWayIn), Set(cycles.joined()))
    let modules = nodes.count(where: \.isModule)
    let drawnNodes = nodes.map { node in
      let style: DrawnGraph.NodeStyle =
        !node.isModule
        ? .entry
        : circled.contains(node.name) ? .cycle : alone.contains(node.name) ? .alone : .module
      let count = node.files.count == 1 ? "1 file" : "\(node.files.count) files"
      return DrawnGraph.Node(
        title: node.name, subtitle: node.isModule ? count : "",
        link: node.place?.path ?? node.files.first,
        style: style)
    }
    let drawnEdges = edges.compactMap { edge -> DrawnGraph.Edge? in
      guard let from = indices[edge.from], let to = indices[edge.to],
        let style = DrawnGraph.EdgeStyle(rawValue: edge.kind.rawValue)
      else { return nil }
      let places = edge.places.map { "\($0.path):\($0.line)" }
      return DrawnGraph.Edge(
        from: from, to: to, label: edge.kind.rawValue,
        hint: (["\(edge)"] + places).joined(separator: ", "), style: style)
    }
    return DrawnGraph(
      title:
        "\(modules) \(modules == 1 ? "module" : "modules"), \(edges.count) \(edges.count == 1 ? "edge" : "edges")",
      nodes: drawnNodes, edges: drawnEdges, showsLabels: false)
  }
}

extension ModuleGraph.Node {
  fileprivate var json: JSONText {
    .object([
      ("name", .string(name)), ("target", .string(target)), ("isModule", .bool(isModule)),
      ("roles", .array(roles.map { .string($0.rawValue) })),
      ("files", .array(files.map(JSONText.string))),
    ])
  }
}

extension ModuleGraph.Edge {
  fileprivate var json: JSONText {
    .object([
      ("from", .string(from)), ("to", .string(to)), ("kind", .string(kind.rawValue)),
      ("recorded", .bool(isRecorded)),
      (
        "places",
        .array(
          places.map { place in
            .object([
              ("path", .string(place.path)), ("line", .number(place.line)),
              ("column", .number(place.column)),
            ])
          })
      ),
    ])
  }
}
