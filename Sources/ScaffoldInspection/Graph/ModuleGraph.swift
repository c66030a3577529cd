package import ScaffoldRecognition

/// Who leads to whom: the modules of a project, with the places where one creates or shows another.
///
/// ```swift
/// let graph = ModuleGraph(of: files)
/// graph.edges.map(\.description)   // ["List → Detail: pushes"]
/// graph.modulesWithoutWayIn        // ["List"]
/// print(graph.mermaid)
/// ```
///
/// The edges are read from code that names the builder, the router or the view of another module: from the wireframes,
/// routers, coordinators and builders, and from other types. What the code does with the new screen in the same function
/// says the kind of the edge. Storyboards among the sources add their segues.
package struct ModuleGraph: Sendable, Equatable {
  /// A module, or a type that is no part of one and creates some, such as `AppDelegate`.
  package struct Node: Sendable, Equatable {
    /// The name; with that of the target if two modules have it.
    package let name: String
    package let target: String
    package let isModule: Bool
    /// The roles that the module has.
    package let roles: [Role]
    /// The paths of its files.
    package let files: [String]
    /// Where its first part is declared, or the type.
    package let place: SourcePlace?
  }

  package enum Kind: String, Sendable, CaseIterable {
    /// A screen is shown over another one.
    case presents
    /// A screen follows another one, as in a navigation controller.
    case pushes
    /// A screen is within another one, or is the first one of a window.
    case embeds
    /// The module is created; what is done with it then is not known.
    case makes
  }

  package struct Edge: Sendable, Equatable {
    /// The names of nodes.
    package let from: String
    package let to: String
    package let kind: Kind
    /// Where the module is named, in the order of the paths. A recorded edge without code has no place.
    package internal(set) var places: [SourcePlace]
    /// Whether a record of the module says it, instead of code.
    package let isRecorded: Bool
  }

  /// The modules, ordered by name, and then the other types.
  package let nodes: [Node]
  /// The edges, ordered by their ends.
  package let edges: [Edge]
  /// The modules that no other module and no other type leads to.
  package let modulesWithoutWayIn: [String]
  /// The modules that lead to each other in a circle, each circle ordered by name.
  package let cycles: [[String]]

  /// Reads the graph of a project.
  ///
  /// - Parameters:
  ///   - texts: the sources of the project.
  ///   - recorded: the modules that each module presents by its record.
  ///   - roles: the endings of type names.
  package init(
    of texts: [SourceText], presents recorded: [String: [String]] = [:],
    roles: RoleTable = .standard
  ) {
    self.init(
      of: texts, modules: Recognition(of: texts, roles: roles).modules, presents: recorded,
      roles: roles)
  }

  /// Reads the graph of modules that were recognized in the same sources.
  package init(
    of texts: [SourceText], modules: [RecognizedModule],
    presents recorded: [String: [String]] = [:],
    roles: RoleTable = .standard, isCancelled: () -> Bool = { false }
  ) {
    var builder = GraphBuilder(modules, roles)
    builder.read(texts, isCancelled: isCancelled)
    builder.add(recorded)
    (nodes, edges) = (builder.nodes, builder.edges)
    let reached = Set(edges.filter { $0.from != $0.to }.map(\.to))
    modulesWithoutWayIn = nodes.filter { $0.isModule && !reached.contains($0.name) }.map(\.name)
    cycles = GraphCycles(nodes.map(\.name), edges.map { ($0.from, $0.to) }).found
  }
}

extension ModuleGraph.Edge: CustomStringConvertible {
  package var description: String { "\(from) → \(to): \(kind.rawValue)" }
}
