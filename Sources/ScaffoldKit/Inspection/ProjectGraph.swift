import ScaffoldInspection
import ScaffoldRecognition

/// Who presents, pushes, embeds or makes whom, as ``Scaffolder/graph(packagePath:searchesParents:)`` finds it.
public struct ProjectGraph: Sendable {
  /// A language in which a graph is drawn.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// Mermaid, which GitHub and GitLab draw.
    case mermaid
    /// Graphviz.
    case dot
    /// Objects with the places of the edges.
    case json
    /// A picture for browsers.
    case svg
  }

  /// A place where one module creates or shows another.
  public struct Edge: Sendable, Hashable {
    /// The names of the modules, or of a type that is no part of one, such as `AppDelegate`.
    public let from: String
    public let to: String
    /// `presents`, `pushes`, `embeds` or `makes`.
    public let kind: String
    /// The places in the code; empty if only a record says it.
    public let locations: [SourceLocation]
  }

  /// The names of the modules.
  public var modules: [String] { graph.nodes.filter(\.isModule).map(\.name) }
  /// The edges, ordered by their ends.
  public var edges: [Edge] {
    graph.edges.map { edge in
      Edge(
        from: edge.from, to: edge.to, kind: edge.kind.rawValue,
        locations: edge.places.map { SourceLocation($0) })
    }
  }
  /// The modules that no other one leads to.
  public var modulesWithoutWayIn: [String] { graph.modulesWithoutWayIn }
  /// The modules that lead to each other in a circle.
  public var cycles: [[String]] { graph.cycles }
  /// What could not be read, as warnings. The graph does not have it.
  public let diagnostics: [Diagnostic]
  let graph: ModuleGraph
  private let recognized: [RecognizedModule]

  init(_ graph: ModuleGraph, _ recognized: [RecognizedModule], diagnostics: [Diagnostic]) {
    (self.graph, self.recognized, self.diagnostics) = (graph, recognized, diagnostics)
  }

  /// The graph in a language.
  ///
  /// - Parameter format: the language.
  public func text(_ format: Format) -> String {
    switch format {
    case .mermaid: graph.mermaid
    case .dot: graph.dot
    case .json: graph.json
    case .svg: graph.svg
    }
  }

  /// The parts of one module with their links, of which the broken ones are marked.
  ///
  /// - Parameters:
  ///   - format: the language.
  ///   - module: the name of the module.
  /// - Throws: if there is no such module.
  public func text(_ format: Format, of module: String) throws(ScaffoldError) -> String {
    let word = ModuleWord(module)
    guard let found = recognized.first(where: word.isName) else {
      throw ScaffoldError(word.notFound(among: recognized.map(\.name)))
    }
    let parts = ModulePartsGraph(of: found)
    return switch format {
    case .mermaid: parts.mermaid
    case .dot: parts.dot
    case .json: parts.json
    case .svg: parts.svg
    }
  }
}
