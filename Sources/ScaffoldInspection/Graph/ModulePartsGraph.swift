package import ScaffoldRecognition

/// The parts of one module, with the links between them.
///
/// ```swift
/// let graph = ModulePartsGraph(of: Recognition(of: files).modules[0])
/// graph.links.map(\.label)   // ["LoginPresenterProtocol", "LoginViewProtocol, weak"]
/// graph.links.filter(\.isBroken).map(\.label)
/// ```
///
/// A link is broken if no type or several types conform to its protocol, or if it holds a class without a protocol.
package struct ModulePartsGraph: Sendable, Equatable {
  package struct Node: Sendable, Equatable {
    package enum Kind: String, Sendable { case part, helper, outside, missing }

    package let name: String
    package let role: Role?
    package let kind: Kind
    package let place: SourcePlace?
  }

  package struct Link: Sendable, Equatable {
    /// The names of nodes.
    package let from: String
    package let to: String
    /// The protocol, the strength and the problem: `LoginViewProtocol, weak`.
    package let label: String
    package let strength: ScaffoldRecognition.Link.Strength
    package let state: ScaffoldRecognition.Link.State
    package let place: SourcePlace

    package var isBroken: Bool { state != .served && state != .inherited }
  }

  package let name: String
  package let nodes: [Node]
  package let links: [Link]

  package init(of module: RecognizedModule) {
    name = module.name
    var nodes =
      module.parts.map { Node(name: $0.typeName, role: $0.role, kind: .part, place: $0.place) }
      + module.helpers.map {
        Node(name: $0.typeName, role: $0.role, kind: .helper, place: $0.place)
      }
    var links: [Link] = []
    for link in module.links {
      let end = Self.end(of: link)
      if !nodes.contains(where: { $0.name == end.name }) { nodes.append(end) }
      links.append(
        Link(
          from: link.fromType, to: end.name, label: Self.label(of: link), strength: link.strength,
          state: link.state, place: link.place))
    }
    (self.nodes, self.links) = (nodes, links)
  }

  /// The node at the other end of a link: a type, or the protocol if no type or several types conform.
  private static func end(of link: ScaffoldRecognition.Link) -> Node {
    if let type = link.toType {
      let place = link.conformances.first { $0.typeName == type }?.place
      return Node(name: type, role: link.to, kind: .outside, place: place)
    }
    let named = link.namedProtocol
    return Node(
      name: named?.name ?? link.property, role: link.to, kind: .missing, place: named?.place)
  }

  private static func label(of link: ScaffoldRecognition.Link) -> String {
    var words = [link.namedProtocol?.name ?? "no protocol"]
    if link.strength != .strong { words.append(link.strength.rawValue) }
    switch link.state {
    case .unknown: words.append("no conforming type")
    case .severalConformingTypes: words.append("\(link.conformances.count) conforming types")
    case .served, .inherited, .concreteType: break
    }
    return words.joined(separator: ", ")
  }
}

// MARK: Formats

extension ModulePartsGraph {
  /// A flowchart of Mermaid, as GitHub shows it in a document.
  package var mermaid: String { drawing.mermaid }

  /// A graph of Graphviz.
  package var dot: String { drawing.dot }

  /// A picture that a browser shows, with links to the files.
  package var svg: String { SVGPicture(drawing).text }

  /// The parts and the links.
  package var json: String {
    JSONText.object([
      ("name", .string(name)),
      (
        "parts",
        .array(
          nodes.map { node in
            .object([
              ("name", .string(node.name)),
              ("role", node.role.map { .string($0.rawValue) } ?? .null),
              ("kind", .string(node.kind.rawValue)),
              ("path", node.place.map { .string($0.path) } ?? .null),
              ("line", node.place.map { .number($0.line) } ?? .null),
            ])
          })
      ),
      (
        "links",
        .array(
          links.map { link in
            .object([
              ("from", .string(link.from)), ("to", .string(link.to)),
              ("label", .string(link.label)),
              ("strength", .string(link.strength.rawValue)),
              ("state", .string(link.state.rawValue)),
              ("broken", .bool(link.isBroken)), ("path", .string(link.place.path)),
              ("line", .number(link.place.line)), ("column", .number(link.place.column)),
            ])
          })
      ),
    ]).text
  }

  private var drawing: DrawnGraph {
    let indices = Dictionary(nodes.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let drawnNodes = nodes.map { node in
      DrawnGraph.Node(
        title: node.name, subtitle: node.role?.rawValue ?? "", link: node.place?.path,
        style: DrawnGraph.NodeStyle(rawValue: node.kind.rawValue) ?? .part)
    }
    let drawnEdges = links.compactMap { link -> DrawnGraph.Edge? in
      guard let from = indices[link.from], let to = indices[link.to] else { return nil }
      let style =
        link.isBroken ? .broken : DrawnGraph.EdgeStyle(rawValue: link.strength.rawValue) ?? .strong
      return DrawnGraph.Edge(
        from: from, to: to, label: link.label,
        hint: "\(link.from) → \(link.to): \(link.label), \(link.place.path):\(link.place.line)",
        style: style)
    }
    return DrawnGraph(title: name, nodes: drawnNodes, edges: drawnEdges, showsLabels: true)
  }
}
