import Hashing
import Testing

@testable import ScaffoldKit

@Suite("Recording a module")
struct RecordingTests {
  private static let manifest = TemplateWorld.manifest(
    files: #"""
      {"source": "A.swift", "path": "<<Module>>A.swift", "role": "source"},
      {"source": "B.swift", "path": "<<Module>>B.swift", "role": "source", "when": "not bare"},
      {"source": "T.swift", "path": "<<Module>>Tests.swift", "role": "test", "when": "not bare"}
      """#,
    options: #"""
      {"name": "bare", "type": "boolean", "help": "h"},
      {"name": "text", "type": "string", "help": "h", "default": "one"},
      {"name": "words", "type": "list", "help": "h"}
      """#)

  private static func world(package: [String: String] = [:]) throws -> TemplateWorld {
    try TemplateWorld(
      manifest,
      files: [
        "A.swift": "// <<text>>\nstruct <<Module>>A {}\n", "B.swift": "struct <<Module>>B {}\n",
        "T.swift": "struct <<Module>>T {}\n",
      ], package: package)
  }

  private static let record = ".viper-gen/App/M.json"
  private static let fileA = "Sources/App/M/MA.swift"
  private static let fileB = "Sources/App/M/MB.swift"
  private static let fileT = "Tests/AppTests/M/MTests.swift"

  @discardableResult
  private static func create(
    _ world: TemplateWorld, _ name: String = "M", _ settings: [String: String] = [:],
    onConflict: ConflictPolicy = .fail
  ) throws -> AppliedChanges {
    var request = try world.request(
      [name], settings: settings.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
    request.onConflict = onConflict
    let scaffolder = Scaffolder()
    return try scaffolder.apply(try scaffolder.preview(try scaffolder.plan(request)))
  }

  private static func read(_ world: TemplateWorld) throws -> ModuleRecord {
    let root = try DiskFileSystem().directory(at: world.package)
    return try #require(RecordStore.readableRecords(in: root).first?.record)
  }

  private static func states(_ world: TemplateWorld) throws -> [String: RecordedModule.State] {
    let modules = try Scaffolder().modules(packagePath: world.package)
    let files = modules.flatMap(\.files).map { ($0.path.description, $0.state) }
    return Dictionary(uniqueKeysWithValues: files)
  }

  @Test("writes down the template, all options, what was written and what had to be made")
  func first() throws {
    let world = try Self.world()
    let applied = try Self.create(world, "Feature/M", ["words": "x"])
    #expect(applied.changes.map(\.action) == Array(repeating: .created, count: 5))
    #expect(
      applied.changes.dropLast().last?.file.path.description == ".viper-gen/App/Feature/M.json")
    let record = try Self.read(world)
    #expect(record.name == "Feature/M" && record.target == "App" && record.testTarget == "AppTests")
    let digest = try world.catalog.folder("t").digest()
    #expect(record.template == "t" && record.templateDigest == digest)
    #expect(
      record.options == [
        .init(name: "bare", value: .flag(false)), .init(name: "text", value: .text("one")),
        .init(name: "words", value: .list(["x"])),
      ])
    #expect(
      record.folders.map(\.description) == [
        ".viper-gen", ".viper-gen/App", ".viper-gen/App/Feature", "Sources/App/Feature",
        "Sources/App/Feature/M", "Tests/AppTests/Feature", "Tests/AppTests/Feature/M",
      ])
    #expect(
      record.files.map(\.path.name) == ["MA.swift", "MB.swift", "MTests.swift"])
    #expect(
      record.files[0].digest == SHA256.digest(of: Array("// one\nstruct MA {}\n".utf8)))
    let second = try Self.create(world, "Other")
    #expect(second.changes.last?.action == .created)
  }

  @Test("does not count the folders of a package that is made at the same time to the module")
  func newPackage() throws {
    let world = try Self.world()
    var request = try world.request(["M"])
    request.packagePath = world.folder.path + "/New/Shop"
    request.initializesPackage = true
    let scaffolder = Scaffolder()
    let changes = try scaffolder.preview(try scaffolder.plan(request))
    #expect(changes.changes.map(\.file.path.name).dropLast().last == "M.json")
    _ = try scaffolder.apply(changes)
    let root = try DiskFileSystem().directory(at: request.packagePath)
    let stored = try #require(RecordStore.readableRecords(in: root).first)
    #expect(
      stored.record.folders.map(\.description)
        == [".viper-gen", ".viper-gen/Shop", "Sources/Shop/M", "Tests/ShopTests/M"])
  }

  @Test("changes nothing the second time, whatever line ends the record has got meanwhile")
  func second() throws {
    let world = try Self.world()
    try Self.create(world)
    let text = String(decoding: try Self.read(world).contents, as: UTF8.self)
    for (name, newline) in [("as it was", "\n"), ("as Windows has it", "\r\n")] {
      try world.folder.write("Package/" + Self.record, text.replacing("\n", with: newline))
      let before = try FileTree(at: world.package)
      let again = try Self.create(world)
      #expect(again.changes.allSatisfy { $0.action == .identical }, "\(name)")
      #expect(try FileTree(at: world.package).traces == before.traces, "\(name)")
    }
  }

  /// What the user did to the files of a module, how it is created again, and the state that the
  /// record then has for each file; `nil` for a file that it does not name.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var first: [String: String]? = [:]
    var edits: [String: String] = [:]
    var second: [String: String]? = [:]
    var onConflict = ConflictPolicy.fail
    var action: Change.Action?
    let states: [String: RecordedModule.State]
  }

  static let cases = [
    Case(
      testDescription: "an edited file that is skipped stays edited",
      edits: [fileA: "mine"], onConflict: .skip, action: .identical,
      states: [fileA: .edited, fileB: .unchanged, fileT: .unchanged]),
    Case(
      testDescription: "an edited file that is overwritten is unchanged again",
      edits: [fileA: "mine"], onConflict: .overwrite, action: .identical,
      states: [fileA: .unchanged, fileB: .unchanged, fileT: .unchanged]),
    Case(
      testDescription: "other contents that overwrite are written down",
      second: ["text": "two"], onConflict: .overwrite, action: .overwritten,
      states: [fileA: .unchanged, fileB: .unchanged, fileT: .unchanged]),
    Case(
      testDescription: "an untouched file is replaced, whatever the policy says about conflicts",
      second: ["text": "two"], onConflict: .skip, action: .overwritten,
      states: [fileA: .unchanged, fileB: .unchanged, fileT: .unchanged]),
    Case(
      testDescription: "a user's file that was skipped never becomes the module's",
      first: nil, edits: [fileA: "mine"], onConflict: .skip, action: .created,
      states: [fileB: .unchanged, fileT: .unchanged]),
    Case(
      testDescription: "a user's file that happens to be the same never becomes the module's",
      first: nil, edits: [fileB: "struct MB {}\n"], action: .created,
      states: [fileA: .unchanged, fileT: .unchanged]),
    Case(
      testDescription: "a user's file that was overwritten by word of the user is the module's",
      first: nil, edits: [fileA: "mine"], onConflict: .overwrite, action: .created,
      states: [fileA: .unchanged, fileB: .unchanged, fileT: .unchanged]),
    Case(
      testDescription: "nothing is written down when nothing was written",
      first: nil,
      edits: [
        fileA: "mine", fileB: "struct MB {}\n", fileT: "struct MT {}\n",
      ], onConflict: .skip, states: [:]),
    Case(
      testDescription: "untouched files that are planned no longer are removed",
      second: ["bare": "true"], action: .overwritten, states: [fileA: .unchanged]),
    Case(
      testDescription: "files that are planned no longer stay known if the user has edited them",
      edits: [fileB: "mine"], second: ["bare": "true"], action: .overwritten,
      states: [fileA: .unchanged, fileB: .edited]),
    Case(
      testDescription: "no file is removed while another one is skipped",
      edits: [fileA: "mine"], second: ["bare": "true", "text": "two"], onConflict: .skip,
      action: .identical, states: [fileA: .edited, fileB: .unchanged, fileT: .unchanged]),
    Case(
      testDescription: "files that are planned for the first time become known",
      first: ["bare": "true"], second: ["bare": "false"], action: .overwritten,
      states: [fileA: .unchanged, fileB: .unchanged, fileT: .unchanged]),
    Case(
      testDescription: "a record is left alone when every file was skipped",
      first: ["bare": "true"], edits: [fileA: "mine"], second: ["bare": "true", "text": "two"],
      onConflict: .skip, action: .identical, states: [fileA: .edited]),
    Case(
      testDescription: "a damaged record that is skipped stays",
      edits: [fileA: "mine", record: "{"], onConflict: .skip, action: .skipped, states: [:]),
    Case(
      testDescription: "a damaged record is in the way even when there is nothing to record",
      first: ["bare": "true"], edits: [record: "{"], second: ["bare": "true"], onConflict: .skip,
      action: .skipped, states: [:]),
    Case(
      testDescription: "a damaged record that is overwritten is whole again",
      edits: [fileA: "mine", record: "{"], onConflict: .overwrite, action: .overwritten,
      states: [fileA: .unchanged, fileB: .unchanged, fileT: .unchanged]),
    Case(
      testDescription: "a module owns all files after everything is overwritten, also equal ones",
      first: nil, edits: [fileB: "struct MB {}\n"], onConflict: .overwrite, action: .created,
      states: [fileA: .unchanged, fileB: .unchanged, fileT: .unchanged]),
  ]

  @Test("counts to a module what was written for it, and nothing else", arguments: cases)
  func again(example: Case) throws {
    let world = try Self.world()
    if let first = example.first { try Self.create(world, settings: first) }
    for (path, text) in example.edits { try world.folder.write("Package/" + path, text) }
    let applied = try Self.create(
      world, settings: example.second ?? [:], onConflict: example.onConflict)
    let record = applied.changes.first { $0.file.path.description == Self.record }
    #expect(record?.action == example.action)
    guard example.action != .skipped else { return }
    #expect(try Self.states(world) == example.states)
  }

  @discardableResult
  private static func create(
    _ world: TemplateWorld, settings: [String: String], onConflict: ConflictPolicy = .fail
  ) throws -> AppliedChanges {
    try create(world, "M", settings, onConflict: onConflict)
  }

  @Test(
    "is a conflict if a file at its path is not a record", arguments: ["{}", "[", "", "x\u{0}"])
  func foreignFile(text: String) throws {
    let world = try Self.world(package: [Self.record: text])
    let before = try FileTree(at: world.package)
    let failure = #expect(throws: ScaffoldError.self) { try Self.create(world) }
    #expect(failure?.diagnostics.map { $0.location?.path } == [Self.record])
    #expect(failure?.category == .conflict)
    #expect(try FileTree(at: world.package) == before)
  }

  @Test("meets no other module's record on any file system")
  func clashes() throws {
    let world = try Self.world()
    #expect(try world.refusals(["Signin", "SignIn"]).map(\.code) == [.repeatedName])
    #expect(
      try world.refusals(["M", "M.json/N"]).map(\.message) == [
        "'.viper-gen/App/M.json' would be both a file and the folder of '.viper-gen/App/M.json/N.json'"
      ])
  }

  @Test("takes no link out of the package for its folder")
  func links() throws {
    let world = try Self.world()
    try world.folder.link("Package/.viper-gen", to: "/tmp")
    let failure = #expect(throws: ScaffoldError.self) { try Self.create(world) }
    #expect(failure?.diagnostics.map(\.code) == [.linkLeadsOut])
  }
}
