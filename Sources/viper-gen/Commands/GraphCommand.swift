import ScaffoldKit

/// `viper-gen graph`
struct GraphCommand: RunnableCommand {
  private let package: PackageLocation
  private let module: String?
  /// The language of the drawing; `nil` for lines of text.
  private let format: ProjectGraph.Format?

  init(_ invocation: Invocation) {
    package = PackageLocation(invocation.arguments, invocation.environment)
    module = invocation.arguments.words.first
    format = invocation.arguments["format"].flatMap(ProjectGraph.Format.init)
  }

  var readOnlyPackage: PackageLocation? { package }

  /// Prints who leads to whom, or the parts of one module.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "graph")
    do throws(ScaffoldError) {
      let graph = try scaffolder.graph(
        packagePath: package.path, searchesParents: package.searchesParents)
      report.diagnostics = graph.diagnostics
      report.output =
        if let module {
          try graph.text(format ?? .mermaid, of: module)
        } else {
          format.map(graph.text) ?? Self.lines(graph)
        }
      report.details = [
        .init("modules", .array(graph.modules.map { .string($0) })),
        .init("edges", .array(graph.edges.map(\.json))),
        .init("withoutWayIn", .array(graph.modulesWithoutWayIn.map { .string($0) })),
        .init(
          "cycles", .array(graph.cycles.map { .array($0.map { .string($0) }) })),
      ]
      if graph.modules.isEmpty { report.notes = ["no module is found"] }
      return report
    } catch {
      return Report(command: "graph", error)
    }
  }

  /// A line for each edge with its first place, and the modules that stand out.
  private static func lines(_ graph: ProjectGraph) -> String {
    let rows = graph.edges.map { edge in
      [
        "\(edge.from) \(edge.kind) \(edge.to)",
        edge.locations.first.map { "\($0.path):\($0.line ?? 1)" } ?? "recorded",
      ]
    }
    var text = TextTable.lines(rows.map { $0.map(\.escapingControlCharacters) })
    if !graph.modulesWithoutWayIn.isEmpty {
      let names = graph.modulesWithoutWayIn.joined(separator: ", ")
      text += "without a way in: \(names.escapingControlCharacters)\n"
    }
    for cycle in graph.cycles {
      text += "cycle: \(cycle.joined(separator: ", ").escapingControlCharacters)\n"
    }
    return text
  }
}

extension ProjectGraph.Edge {
  fileprivate var json: JSONText {
    .object([
      "from": .string(from), "to": .string(to), "kind": .string(kind),
      "places": .array(
        locations.map { place in
          .object([
            "path": .string(place.path), "line": .integer(place.line),
            "column": .integer(place.column),
          ])
        }),
    ])
  }
}
