import Foundation
import Testing

@testable import ScaffoldKit

@Suite("The modules of a package")
struct RecordedModuleTests {
  private static func package(_ files: [String: String] = [:]) throws -> TestPackage {
    try TestPackage(
      ["Package.swift": TemplateWorld.packageManifest].merging(files) { _, new in new })
  }

  /// Writes a record with one file of the text `view`, and the file.
  private static func add(
    _ module: String, _ subfolder: [String] = [], target: String = "App", to package: TestPackage
  ) throws {
    var record = try ModuleRecordTests.sample(module, subfolder: subfolder, target: target)
    let path = ["Sources", target] + subfolder + [module, "View.swift"]
    record.folders = []
    record.files = [.init(path: RelativePath(trusted: path), digest: ModuleRecordTests.digest)]
    try package.write(
      record.path.description, String(decoding: record.contents, as: UTF8.self))
    try package.write(path.joined(separator: "/"), "view")
  }

  @Test("are none where nothing is recorded")
  func none() throws {
    let bare = try Self.package()
    #expect(try Scaffolder().modules(packagePath: bare.path) == [])
    let empty = try Self.package()
    try empty.makeFolder(".viper-gen/App")
    #expect(try Scaffolder().modules(packagePath: empty.path) == [])
  }

  @Test("are sorted by name, from every target and subfolder, and found from below")
  func sorted() throws {
    let package = try Self.package()
    try Self.add("B", to: package)
    try Self.add("A", ["Z"], to: package)
    try Self.add("A", target: "Tools", to: package)
    try package.write(".viper-gen/.DS_Store", "x")
    try package.write(".viper-gen/App/notes.txt", "x")
    try package.write(".viper-gen/App/.viper-gen-0-x/C.json", "{")
    let modules = try Scaffolder().modules(
      packagePath: package.path + "/Sources/App", searchesParents: true)
    #expect(modules.map(\.path) == ["A", "B", "Z/A"])
    #expect(modules.map(\.target) == ["Tools", "App", "App"])
    #expect(modules[2].subfolder == ["Z"] && modules[2].name == "A")
    #expect(modules[0].template == "viper" && modules[0].options.count == 4)
    #expect(try Scaffolder().modules(packagePath: package.path) == modules)
  }

  static let deeds: [(String, RecordedModule.State, @Sendable (TestPackage) throws -> Void)] = [
    ("nothing", .unchanged, { _ in }),
    ("an edit", .edited, { try $0.write("Sources/App/M/View.swift", "View") }),
    ("a removal", .missing, { try $0.rename("Sources/App/M/View.swift", to: "gone") }),
    ("a removed folder", .missing, { try $0.rename("Sources/App/M", to: "gone") }),
    ("a moved target", .missing, { try $0.rename("Sources", to: "src") }),
    (
      "a folder in its place", .edited,
      {
        try $0.rename("Sources/App/M/View.swift", to: "gone")
        try $0.makeFolder("Sources/App/M/View.swift")
      }
    ),
    (
      "a link in its place", .edited,
      {
        try $0.rename("Sources/App/M/View.swift", to: "view")
        try $0.link("Sources/App/M/View.swift", to: "../../../view")
      }
    ),
    (
      "a file for its folder", .missing,
      {
        try $0.rename("Sources/App/M", to: "gone")
        try $0.write("Sources/App/M", "x")
      }
    ),
    (
      "a link out for its folder", .missing,
      {
        try $0.rename("Sources/App/M", to: "gone")
        try $0.link("Sources/App/M", to: $0.path + "/gone")
      }
    ),
    (
      "a link inside for its folder", .unchanged,
      {
        try $0.rename("Sources/App/M", to: "gone")
        try $0.link("Sources/App/M", to: "../../gone")
      }
    ),
  ]

  @Test("report the state of a file", arguments: deeds.indices)
  func states(index: Int) throws {
    let (name, state, deed) = Self.deeds[index]
    let package = try Self.package()
    try Self.add("M", to: package)
    try deed(package)
    let system = FailingFileSystem(failsAt: 0)
    let modules = try Scaffolder(fileSystem: system).modules(packagePath: package.path)
    #expect(modules.flatMap(\.files).map(\.state) == [state], "\(name)")
    #expect(system.log.isEmpty)
  }

  @Test("are not guessed: all records that cannot be read are reported at once")
  func allErrors() throws {
    let package = try Self.package()
    try Self.add("Good", to: package)
    try package.write(".viper-gen/App/A.json", "{")
    try package.write(".viper-gen/App/B.json", "{\"version\": 7}")
    try package.write(".viper-gen/C.json", "{\"version\": 1}")
    try package.write(".viper-gen/App/Big.json", String(repeating: " ", count: (4 << 20) + 1))
    try package.link(".viper-gen/App/L.json", to: "Good.json")
    try package.link(".viper-gen/Out", to: "/tmp")
    let copy = try String(
      contentsOfFile: package.path + "/.viper-gen/App/Good.json", encoding: .utf8)
    try package.write(".viper-gen/App/Copy.json", copy)
    let failure = #expect(throws: ScaffoldError.self) {
      try Scaffolder().modules(packagePath: package.path)
    }
    let places = Set(failure?.diagnostics.compactMap { $0.location?.path } ?? [])
    #expect(
      places == [
        ".viper-gen/App/A.json", ".viper-gen/App/B.json", ".viper-gen/C.json",
        ".viper-gen/App/Big.json", ".viper-gen/App/L.json", ".viper-gen/App/Copy.json",
      ])
    #expect(failure?.diagnostics.contains { $0.code == .linkLeadsOut } == true)
    #expect(failure?.category == .data)
  }

  @Test("end in an error when folders lie too deep inside each other, or lead in a circle")
  func tooDeep() throws {
    let package = try Self.package()
    try package.link(".viper-gen", to: "records")
    try package.makeFolder("records")
    try package.link("records/again", to: "../records")
    let failure = #expect(throws: ScaffoldError.self) {
      try Scaffolder().modules(packagePath: package.path)
    }
    #expect(failure?.diagnostics.count == 1)
    #expect(failure?.category == .data)
  }

  @Test("are looked for in a package only")
  func noPackage() throws {
    let folder = try TestPackage()
    let failure = #expect(throws: ScaffoldError.self) {
      try Scaffolder().modules(packagePath: folder.path)
    }
    #expect(failure?.category == .notFound)
  }
}
