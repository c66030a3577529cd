import ScaffoldRecognition

/// Counts the lines, declarations, tests and mocks of a project.
struct StatisticsCounter {
  private(set) var sources = Statistics.Counts()
  private(set) var tests = Statistics.Counts()

  let modules: [RecognizedModule]
  let roles: RoleTable
  private(set) var byLayer: [String: Statistics.Counts] = [:]
  private(set) var byModule: [Statistics.Counts]
  private(set) var rolesOfModules: [[Role: Int]]
  /// The modules that have a file, by their indices.
  private var owners: [String: [Int]] = [:]
  /// The names of these modules, for the files that several have.
  private var namesInFiles: [String: ModuleNamePrefixes] = [:]

  init(_ modules: [RecognizedModule], _ roles: RoleTable) {
    (self.modules, self.roles) = (modules, roles)
    byModule = Array(repeating: Statistics.Counts(), count: modules.count)
    rolesOfModules = Array(repeating: [:], count: modules.count)
    for (index, module) in modules.enumerated() {
      for path in module.files { owners[path, default: []].append(index) }
    }
    for (path, found) in owners where found.count > 1 {
      namesInFiles[path] = ModuleNamePrefixes(found, of: modules)
    }
  }

  mutating func count(_ texts: [SourceText], isCancelled: () -> Bool) {
    let counted = texts.filter { $0.path.hasSuffix(".swift") }.sorted { $0.path < $1.path }
      .compactMap { isCancelled() ? nil : CountedSource($0) }
    let tester = TestCounter(counted.map(\.scan))
    let names = ModuleNamePrefixes(modules.indices, of: modules)
    for source in counted where !isCancelled() {
      if source.scan.source.isTest {
        addTest(source, tester.tests(in: source.scan), names)
      } else {
        add(source)
      }
    }
    addMocks(of: counted)
  }

  // MARK: Sources

  private mutating func add(_ source: CountedSource) {
    let counts = source.counts
    sources = sources + counts
    let types = source.outermostTypes
    let parts = types.map { (layer: layer(of: $0), counts: source.counts(of: $0)) }
    var rest = counts
    for (type, part) in zip(types, parts) {
      rest = rest - part.counts
      add(part.counts, to: part.layer)
      addRole(of: type, part.counts.codeLines, in: source.scan.source.path)
    }
    // A file counts in the layer of its largest part.
    rest.files = 0
    add(rest, to: "other")
    let largest = parts.max { left, right in
      (isRole(left.layer) ? 1 : 0, left.counts.codeLines)
        < (isRole(right.layer) ? 1 : 0, right.counts.codeLines)
    }
    byLayer[largest?.layer ?? "other", default: Statistics.Counts()].files += 1
    addToModules(source, counts, types)
  }

  private mutating func add(_ counts: Statistics.Counts, to layer: String) {
    byLayer[layer] = byLayer[layer, default: Statistics.Counts()] + counts
  }

  private func isRole(_ layer: String) -> Bool { layer != "protocol" && layer != "other" }

  private mutating func addToModules(
    _ source: CountedSource, _ counts: Statistics.Counts, _ types: [SourceScan.Body]
  ) {
    guard let found = owners[source.scan.source.path], let first = found.first else { return }
    guard found.count > 1 else {
      byModule[first] = byModule[first] + counts
      return
    }
    var rest = counts
    for type in types {
      let part = source.counts(of: type)
      let owner = owner(of: type, in: source.scan.source.path) ?? first
      byModule[owner] = byModule[owner] + part
      rest = rest - part
    }
    rest.files = 0
    byModule[first] = byModule[first] + rest
    for owner in found { byModule[owner].files += 1 }
  }

  private mutating func addRole(of type: SourceScan.Body, _ lines: Int, in path: String) {
    guard let first = owners[path]?.first, !type.isProtocol,
      let role = roles.part(named: type.name)?.role
    else { return }
    rolesOfModules[owner(of: type, in: path) ?? first][role, default: 0] += lines
  }

  private func layer(of type: SourceScan.Body) -> String {
    if type.isProtocol { return "protocol" }
    return roles.part(named: type.name)?.role.rawValue ?? "other"
  }

  /// The module with the longest name that a type's name begins with; `nil` if a file has only one module.
  private func owner(of type: SourceScan.Body, in path: String) -> Int? {
    namesInFiles[path]?.owner(ofType: type.name)
  }

  // MARK: Tests

  private mutating func addTest(
    _ source: CountedSource, _ found: [String: Int], _ names: ModuleNamePrefixes
  ) {
    var counts = source.counts
    counts.tests = found.values.reduce(0, +)
    tests = tests + counts
    add(counts, to: "test")
    for (type, count) in found {
      if let owner = names.owner(ofType: type) { byModule[owner].tests += count }
    }
  }

  private static let mockWords = ["Mock", "Spy", "Stub", "Fake", "Dummy"]

  private mutating func addMocks(of counted: [CountedSource]) {
    var names: Set<String> = []
    let bases = Set(modules.flatMap(\.links).flatMap(\.inheritedProtocols))
    for (index, module) in modules.enumerated() {
      let own = module.ownTypes(besides: bases)
      byModule[index].mocks = module.mocks.count { !own.isDisjoint(with: $0.replaces) }
      for mock in module.mocks {
        let name = mock.typeName.split(separator: ".").last.map(String.init) ?? mock.typeName
        names.insert(mock.place.path + "\n" + name)
      }
    }
    for source in counted where source.scan.source.isTest {
      for type in source.scan.types where !type.isExtension && !type.isProtocol {
        let isMock = Self.mockWords.contains { type.name.hasSuffix($0) || type.name.hasPrefix($0) }
        if isMock { names.insert(source.scan.source.path + "\n" + type.name) }
      }
    }
    tests.mocks = names.count
    byLayer["test"]?.mocks = names.count
  }
}

extension RecognizedModule {
  /// The protocols of the module's own links, and its parts. A mock of another protocol belongs to all modules that share
  /// it.
  fileprivate func ownTypes(besides bases: Set<Link.NamedProtocol>) -> Set<String> {
    let protocols = links.filter { $0.isInModule && !$0.isInherited }.compactMap(\.namedProtocol)
    return Set(protocols.filter { !bases.contains($0) }.map(\.name) + parts.map(\.typeName))
  }
}
