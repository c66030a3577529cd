import Testing

@testable import ScaffoldKit

/// A long list must give the same result as short lists.
@Suite("A long list of modules")
struct LongListTests {
  private static let count = 12

  private static func names(_ count: Int) -> [String] {
    (1...count).map { number in
      switch number % 7 {
      case 0: "Feature/Screen\(number)"
      case 1: "Feature/Deep/Screen\(number)"
      case 2: "Übersicht\(number)"
      default: "Screen\(number)"
      }
    }
  }

  private static func package() throws -> TestPackage {
    let package = try TestPackage(["Package.swift": TemplateWorld.packageManifest])
    for folder in ["Sources/App", "Tests/AppTests"] { try package.makeFolder(folder) }
    return package
  }

  private static func request(_ names: [String], in package: TestPackage) throws -> ScaffoldRequest
  {
    ScaffoldRequest(modules: try names.map { try ModulePath($0) }, packagePath: package.path)
  }

  private static func create(_ names: [String], in package: TestPackage) throws -> AppliedChanges {
    let scaffolder = Scaffolder()
    let plan = try scaffolder.plan(try request(names, in: package))
    return try scaffolder.apply(try scaffolder.preview(plan))
  }

  /// All but the records, which name the module that created a folder.
  private static func files(of package: TestPackage) throws -> [String: FileTree.Item] {
    try FileTree(at: package.path).items.filter { !$0.key.hasPrefix(".viper-gen/") }
  }

  @Test("writes what short lists write, and is removed completely")
  func likeShortLists() throws {
    let (whole, parts) = (try Self.package(), try Self.package())
    let before = try FileTree(at: whole.path)
    let names = Self.names(Self.count)
    let applied = try Self.create(names, in: whole)
    for start in stride(from: 0, to: Self.count, by: 7) {
      _ = try Self.create(Array(names[start..<min(start + 7, Self.count)]), in: parts)
    }
    #expect(try Self.files(of: whole) == Self.files(of: parts))
    let modules = try Scaffolder().modules(packagePath: whole.path)
    #expect(try modules == Scaffolder().modules(packagePath: parts.path))
    #expect(
      modules.count == Self.count
        && modules.allSatisfy { $0.files.allSatisfy { $0.state == .unchanged } })
    // The report lists every file, in the order of the list.
    let written = try FileTree(at: whole.path).items.filter { $0.value.entry != .folder }
    let reported = applied.changeSet.changes.map(\.file.path.description)
    #expect(reported == applied.changes.map(\.file.path.description))
    #expect(Set(reported) == Set(written.keys).subtracting(before.items.keys))
    #expect(reported.filter { $0.hasPrefix(".viper-gen/App/") }.count == Self.count)
    let removal = RemovalRequest(modules: names, packagePath: whole.path)
    _ = try Scaffolder().apply(try Scaffolder().previewRemoval(removal))
    #expect(try FileTree(at: whole.path) == before)
  }

  @Test("makes a package below folders that are missing")
  func newPackage() throws {
    let place = try TestPackage()
    var request = try Self.request(Self.names(Self.count), in: place)
    request.packagePath += "/deep/App"
    request.initializesPackage = true
    request.subfolder = try RelativePath(validating: "Screens/All")
    let plan = try Scaffolder().plan(request)
    _ = try Scaffolder().apply(try Scaffolder().preview(plan))
    let expected = Dictionary(
      uniqueKeysWithValues: plan.files.map {
        ("deep/App/\($0.path)", FileTree.Entry.file($0.contents))
      })
    let items = try FileTree(at: place.path).items.mapValues(\.entry)
    #expect(
      items.filter { $0.value != .folder && !$0.key.contains("/.viper-gen/") }
        == expected.filter { !$0.key.contains("/.viper-gen/") })
    #expect(try Scaffolder().modules(packagePath: "\(place.path)/deep/App").count == Self.count)
  }

  @Test("touches nothing the second time")
  func again() throws {
    let package = try Self.package()
    let first = try Self.create(Self.names(Self.count), in: package)
    let before = try FileTree(at: package.path)
    let second = try Self.create(Self.names(Self.count), in: package)
    #expect(!second.hasWritten && second.changes.allSatisfy { $0.action == .identical })
    #expect(second.changes.map(\.file) == first.changes.map(\.file).dropLast())
    #expect(try FileTree(at: package.path).traces == before.traces)
  }

  @Test("finds the one file that was edited")
  func conflicts() throws {
    let package = try Self.package()
    let names = Self.names(Self.count)
    _ = try Self.create(Array(names.suffix(3)), in: package)
    let name = try ModulePath(names[Self.count - 2])
    let folder = (["Sources/App"] + name.subfolder + [name.name.text]).joined(separator: "/")
    let edited = "\(folder)/\(name.name.text)View.swift"
    try package.write(edited, "mine")
    let changes = try Scaffolder().preview(
      try Scaffolder().plan(try Self.request(names, in: package)))
    #expect(changes.conflicts.map(\.file.path.description) == [edited])
    let settled = changes.resolving { _ in .skip }
    _ = try Scaffolder().apply(settled)
    let state = try Scaffolder().modules(packagePath: package.path).flatMap(\.files)
    #expect(state.filter { $0.state != .unchanged }.map(\.path.description) == [edited])
    #expect(state.count == changes.changes.count - Self.count)
  }

  static let clashes = [
    ["Clash", "ClashView"], ["Clash", "Other/Clash"], ["Clash", "CLASH"], ["A/Clash", "B/CLASH"],
    ["\u{E9}", "e\u{301}"].map { "Caf\($0)" }, ["Screen3"], ["App"], ["Taken"],
  ]

  @Test("is refused for the same reasons as a short one", arguments: clashes)
  func refusals(names: [String]) throws {
    let package = try Self.package()
    try package.write("Sources/App/Taken.swift", "struct TakenView {}\n")
    let all = ["Screen3", "Screen4"] + names
    let short = #expect(throws: ScaffoldError.self) {
      try Scaffolder().plan(try Self.request(all, in: package))
    }
    let long = #expect(throws: ScaffoldError.self) {
      try Scaffolder().plan(try Self.request(Self.names(Self.count) + names, in: package))
    }
    #expect(short?.diagnostics == long?.diagnostics)
    #expect(short?.diagnostics.isEmpty == false)
  }

  // MARK: Which modules can live together

  private static let names = [
    "SignIn", "SIGNIN", "Signin", "A/SignIn", "B/SIGNIN", "a/Other", "A/Other", "SignInView",
    "C/Signinview", "View", "Sign", "SignInPresenter", "D/SignInTests", "Straße", "E/STRASSE",
    "F/Other", "Account", "G/Log",
  ]

  /// What a module brings into the sources or into the tests.
  private struct Code {
    let types: Set<String>
    let files: Set<String>

    init(_ plan: Plan, in folder: String) {
      let files = plan.files.filter {
        $0.path.components[0] == folder && $0.path.name.hasSuffix(".swift")
      }
      self.files = Set(files.map(\.path.name))
      types = Set(files.flatMap { TopLevelName.all(in: $0.contents).types })
    }
  }

  /// Whether one of two modules is in the other's way, each rule in plain words.
  private static func meet(_ first: Plan, _ second: Plan, _ names: [ModulePath]) -> Bool {
    let plans = [first, second]
    for folder in ["Sources", "Tests"] {
      let codes = plans.map { Code($0, in: folder) }
      if !codes[0].types.isDisjoint(with: codes[1].types) { return true }
      if !codes[0].files.isDisjoint(with: codes[1].files) { return true }
      guard folder == "Sources", names[0].name != names[1].name else { continue }
      for (mine, other) in [(0, 1), (1, 0)] {
        let name = names[mine].name.text.lowercased()
        let isTaken = codes[other].types.subtracting(codes[mine].types).contains {
          $0.lowercased() == name
        }
        if isTaken { return true }
      }
    }
    var spellings: [String: String] = [:]
    for path in plans.flatMap(\.files).map(\.path.components) {
      for end in 1...path.count {
        let entry = path[..<end].joined(separator: "/")
        let known = spellings.updateValue(entry, forKey: entry.caseFolded) ?? entry
        if known != entry { return true }
      }
    }
    return false
  }

  @Test("is refused exactly when two of its modules cannot live together")
  func together() throws {
    let package = try Self.package()
    let plans = try Dictionary(
      uniqueKeysWithValues: Self.names.map { name in
        (name, try Scaffolder().plan(try Self.request([name], in: package)))
      })
    var random = SeededGenerator(seed: 16)
    var answers: [Bool: Int] = [:]
    for _ in 0..<50 {
      let names = Self.names.shuffled(using: &random).prefix(Int.random(in: 2...4, using: &random))
      let pairs = names.indices.flatMap { first in
        names.indices.filter { $0 > first }.map { [names[first], names[$0]] }
      }
      let meets = try pairs.contains { pair in
        let plans = pair.compactMap { plans[$0] }
        return Self.meet(plans[0], plans[1], try pair.map { try ModulePath($0) })
      }
      let request = try Self.request(Array(names), in: package)
      if meets {
        let failure = #expect(throws: ScaffoldError.self, "\(names)") {
          try Scaffolder().plan(request)
        }
        #expect(failure?.category == .conflict || failure?.category == .usage, "\(names)")
      } else {
        #expect(try Scaffolder().plan(request).modules.count == names.count, "\(names)")
      }
      answers[meets, default: 0] += 1
    }
    #expect(answers[true, default: 0] > 8 && answers[false, default: 0] > 8)
  }
}
