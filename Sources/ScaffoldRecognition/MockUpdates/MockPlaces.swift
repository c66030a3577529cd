/// Where a new mock goes.
struct MockPlace {
  let path: String
  /// The type that it is nested in.
  var outerType: String?

  func typeName(_ name: String) -> String { outerType.map { "\($0).\(name)" } ?? name }
}

/// Finds the places of new mocks, beside those that a project has.
struct MockPlaces {
  private struct Known {
    let path: String
    let module: String
    let outerType: String?
    let isGenerated: Bool
  }

  /// The mocks of each module by its name, those of other modules included.
  private var known: [Known] = []
  private let tests: [String]
  /// The first test file of each module that was looked up.
  private var testPaths: [String: String?] = [:]
  private let types: ProjectTypes

  init(of project: MockProject) {
    types = project.types
    tests = project.sources.values.filter(\.isTest).map(\.path).sorted()
    for module in project.modules {
      for mock in module.mocks {
        let outer = mock.typeName.split(separator: ".").dropLast().joined(separator: ".")
        known.append(
          Known(
            path: mock.place.path, module: module.name, outerType: outer.isEmpty ? nil : outer,
            isGenerated: mock.generator != nil))
      }
    }
  }

  mutating func place(
    of name: String, forProtocol entity: Int, _ modules: [RecognizedModule]
  ) throws(MockRefusal) -> MockPlace {
    let declared = types.first(of: entity).place
    let owner =
      modules.first { $0.files.contains(declared.path) }
      ?? modules.first { module in module.links.contains { $0.namedProtocol?.place == declared } }
    let own = known.filter { $0.module == owner?.name }
    let similar = own.isEmpty ? known : own
    if similar.count(where: \.isGenerated) * 2 > similar.count {
      throw MockRefusal("a tool writes the mocks of the project")
    }
    let nested = own.filter { $0.outerType != nil }
    if nested.count * 2 > own.count, let first = nested.first {
      return MockPlace(path: first.path, outerType: first.outerType)
    }
    if let first = own.first(where: { $0.outerType == nil && !$0.isGenerated }) {
      return MockPlace(path: Self.path(name, in: Self.folder(of: first.path)))
    }
    return try place(of: name, owner?.name ?? "")
  }

  /// A place like those of the mocks of other modules.
  private mutating func place(of name: String, _ module: String) throws(MockRefusal) -> MockPlace {
    if let other = known.first(where: { $0.outerType == nil && !$0.isGenerated }) {
      let folder = Self.folder(of: other.path).split(
        separator: "/", omittingEmptySubsequences: false
      )
      .map { $0 == other.module && !module.isEmpty ? module : String($0) }.joined(separator: "/")
      return MockPlace(path: Self.path(name, in: folder))
    }
    let own = testPaths[module] ?? tests.first { !module.isEmpty && $0.contains(module) }
    testPaths[module] = .some(own)
    guard let first = own ?? tests.first else {
      throw MockRefusal("the project has no test target")
    }
    let folder = Self.folder(of: first)
    let mocks = folder.hasSuffix("Mocks") ? folder : folder.isEmpty ? "Mocks" : "\(folder)/Mocks"
    return MockPlace(path: Self.path(name, in: mocks))
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func path(_ name: String, in folder: String) -> String {
    folder.isEmpty ? "\(name).swift" : "\(folder)/\(name).swift"
  }
}
