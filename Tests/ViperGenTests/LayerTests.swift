import Foundation
import Testing

/// The folders of the library use each other as the table in the contributor's guide allows.
@Suite("The folders of ScaffoldKit")
struct LayerTests {
  @Test("use the folders that the contributor's guide allows, and no others")
  func table() throws {
    let layers = try Self.layers.get()
    #expect(layers.folders.count > 10)
    #expect(layers.differences(from: try Self.allowed()) == [])
  }

  @Test("form no cycle")
  func order() throws {
    var left = try Self.allowed()
    while !left.isEmpty {
      let lowest = left.filter { $0.value.isDisjoint(with: left.keys) }.map(\.key)
      try #require(!lowest.isEmpty, "a cycle among \(left.keys.sorted())")
      for folder in lowest { left[folder] = nil }
    }
  }

  @Test(
    "are found out when they use another one, and when the table allows what is not used",
    arguments: [
      (#"let planner: Planner? = nil"#, ["Files uses Planning: Planner"]),
      (#"let text = "\(Planner.self)""#, ["Files uses Planning: Planner"]),
      ("extension Planner {}", ["Files uses Planning: Planner"]),
      (#"let text = "Planner" // Planner"#, []),
      ("enum Own { struct Planner {} }; let own = Own.Planner()", []),
      ("let roots = names.thrownRoots", ["Files uses Swift: thrownRoots"]),
    ])
  func planted(source: String, expected: [String]) throws {
    var layers = try Self.layers.get()
    layers.add(source, to: "Files")
    var allowed = try Self.allowed()
    #expect(layers.differences(from: allowed) == expected)
    allowed["JSON"]?.insert("Naming")
    #expect(layers.differences(from: allowed) == expected + ["JSON does not use Naming"])
  }

  @Test("are described in a guide that names files which exist")
  func files() throws {
    let guide = Document.article("Contributing").text
    let paths = guide.matches(of: /`([\w+\/-]+\.swift)`/).map { String($0.1) }
    #expect(paths.count > 10)
    for path in paths {
      let places = ["Sources", "Sources/ScaffoldKit"].map {
        Program.project.appending(path: "\($0)/\(path)").path
      }
      #expect(places.contains { FileManager.default.fileExists(atPath: $0) }, "\(path)")
    }
  }

  private static let layers = Result {
    try SourceLayers(below: Program.project.appending(path: "Sources/ScaffoldKit"))
  }

  /// The rows of the table: each folder with those that it may use.
  private static func allowed() throws -> [String: Set<String>] {
    let row = /(?m)^\| `(\w+)` \| .+ \| (–|`\w+`(?:, `\w+`)*) \|$/
    let rows = Document.article("Contributing").text.matches(of: row).map { match in
      (String(match.1), Set(match.2.matches(of: /\w+/).map { String($0.0) }))
    }
    try #require(rows.count > 10)
    return Dictionary(uniqueKeysWithValues: rows)
  }
}
