import Testing

@testable import ScaffoldKit

@Suite("A plan of any options")
struct PlanPropertyTests {
  private static let actions = [
    "go", "signIn(username: String)", "load(id: Int, at: Double)", "select(_ row: Int)",
  ]

  private static func settings(
    of template: TemplateDescription, _ random: inout SeededGenerator
  ) -> [ScaffoldRequest.Setting] {
    template.options.flatMap { option -> [ScaffoldRequest.Setting] in
      let texts: [String]
      switch option.kind {
      case .boolean: texts = ["true", "false"]
      case .signatures where option.namesTypes: texts = ["FetchPlayers", "StoreTeam(id: Int)"]
      // One type may implement the requirements of several options.
      case .signatures where option.name != "actions":
        texts = actions.map { prefix(option) + $0 }
      case .signatures: texts = actions
      case .parameters: texts = ["user: String", "limit: Int?"]
      case .fields: texts = ["name: String", "count: Int", "isOpen: Bool"]
      case .names: texts = ["FetchPlayers", "StoreTeam"]
      case .string, .list: texts = option.values
      }
      let count = Int.random(in: 0...(option.isRepeatable ? 3 : 1), using: &random)
      return texts.shuffled(using: &random).prefix(count).map { .init(option.name, $0) }
    }
  }

  /// A beginning for the names of an option's requirements: `interactortopresentergo`.
  private static func prefix(_ option: TemplateOption) -> String {
    option.name.filter { $0 != "-" }
  }

  @Test("is what a run then does: the same files, byte for byte, and nothing else")
  func planIsResult() throws {
    var random = SeededGenerator(seed: 21)
    var runs = 0
    for round in 0..<24 {
      let package = try Self.package()
      let id = try #require(EmbeddedTemplates.names.randomElement(using: &random))
      let name = ["SignIn", "HTTPServer", "Übersicht", "登录", "A/B/SignIn"][round % 5]
      var request = ScaffoldRequest(modules: [try ModulePath(name)], packagePath: package.path)
      request.template = id
      request.settings = Self.settings(of: try Scaffolder().template(id), &random)
      let before = try FileTree(at: package.path)
      guard let changes = Self.preview(request) else { continue }
      runs += 1
      #expect(try FileTree(at: package.path).traces == before.traces)
      _ = try Scaffolder().apply(changes)
      var expected = before.items.filter { $0.value.entry != .folder }.mapValues(\.entry)
      for change in changes.changes {
        #expect(change.action == .created)
        expected[change.file.path.description] = .file(change.file.contents)
      }
      let after = try FileTree(at: package.path)
      #expect(
        after.items.filter { $0.value.entry != .folder }.mapValues(\.entry) == expected,
        "\(id) \(request.settings)")
      let again = try #require(Self.preview(request))
      // The kept template is not reported again.
      #expect(again.changes.map(\.file) == changes.changes.map(\.file).dropLast())
      #expect(again.changes.allSatisfy { $0.action == .identical })
    }
    // Some combinations are refused, such as an action that a template keeps for itself.
    #expect(runs > 12)
  }

  @Test("does not depend on the other modules of the same run")
  func manyModules() throws {
    var random = SeededGenerator(seed: 7)
    var pairs = 0
    for round in 0..<10 {
      let package = try Self.package()
      let id = EmbeddedTemplates.names[round % EmbeddedTemplates.names.count]
      var request = ScaffoldRequest(modules: [try ModulePath("SignIn")], packagePath: package.path)
      request.template = id
      var other = request
      other.modules = [try ModulePath("Detail")]
      request.settings = Self.settings(of: try Scaffolder().template(id), &random)
      other.settings = request.settings.isEmpty ? [.init("ui", "none")] : []
      guard let alone = Self.plan([request]), let both = Self.plan([other, request]) else {
        continue
      }
      pairs += 1
      let files = both.files.filter { $0.path.components.contains("SignIn") }
      #expect(
        alone.files.filter { $0.path.components.contains("SignIn") } == files,
        "\(id) \(request.settings)")
      #expect(files.count > 5)
    }
    #expect(pairs > 5)
  }

  /// A package with the folders of a target and its tests.
  private static func package() throws -> TestPackage {
    let package = try TestPackage(["Package.swift": TemplateWorld.packageManifest])
    for folder in ["Sources/App", "Tests/AppTests"] { try package.makeFolder(folder) }
    return package
  }

  private static func plan(_ requests: [ScaffoldRequest]) -> Plan? {
    var problems: [Diagnostic] = []
    return attempt(&problems) { () throws(ScaffoldError) in try Scaffolder().plan(requests) }
  }

  private static func preview(_ request: ScaffoldRequest) -> ChangeSet? {
    var problems: [Diagnostic] = []
    return attempt(&problems) { () throws(ScaffoldError) in
      try Scaffolder().preview(try Scaffolder().plan(request))
    }
  }
}
