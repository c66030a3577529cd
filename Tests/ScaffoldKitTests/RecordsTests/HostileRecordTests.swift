import Testing

@testable import ScaffoldKit

@Suite("A hostile record")
struct HostileRecordTests {
  private static let digest = String(repeating: "0", count: 64)

  private static func record(files: String, folders: String = "") -> String {
    """
    {
      "version": 1, "module": "M", "target": "App", "template": "viper",
      "templateDigest": "\(digest)", "options": {},
      "folders": [\(folders)], "files": {\(files)}
    }
    """
  }

  private static func file(_ path: String) -> String { "\"\(path)\": \"\(digest)\"" }

  static let refused: [(LongText, String, Diagnostic.Category)] = [
    ("../M/x", "path-escape", .containment),
    ("Sources/../../M/x", "path-escape", .containment),
    ("/M/x", "path-escape", .containment),
    ("Sources/App/N/x", "bad-record", .data),
    ("M", "bad-record", .data),
    (".viper-gen/App/M/x", "bad-record", .data),
    (".VIPER-GEN/App/M/x", "bad-record", .data),
    ("Sources//M/x", "bad-record", .data),
    ("Sources/./M/x", "bad-record", .data),
    ("Sources/M/x\\u0000y", "bad-record", .data),
    (LongText(String(repeating: "a/", count: 300) + "M/x"), "bad-record", .data),
    (LongText(String(repeating: "a/", count: 500_000) + "M/x"), "bad-record", .data),
  ]

  @Test("is refused when it names what no module has", arguments: refused)
  func paths(path: LongText, code: String, category: Diagnostic.Category) throws {
    let package = try TestPackage([
      "Package.swift": TemplateWorld.packageManifest,
      ".viper-gen/App/M.json": Self.record(files: Self.file(path.text)),
    ])
    let failure = #expect(throws: ScaffoldError.self) {
      try Scaffolder().modules(packagePath: package.path)
    }
    #expect(failure?.diagnostics.map(\.code.rawValue) == [code])
    #expect(failure?.category == category)
    #expect(throws: ScaffoldError.self) {
      try Scaffolder().previewRemoval(.init(modules: ["M"], packagePath: package.path))
    }
  }

  @Test("with thousands of files and folders is read in one pass")
  func manyFiles() throws {
    let files = (0..<10_000).map { Self.file("Sources/d\($0)/M/x") }.joined(separator: ",\n")
    let folders = (0..<10_000).map { "\"Sources/d\($0)/M\"" }.joined(separator: ",\n")
    let package = try TestPackage([
      "Package.swift": TemplateWorld.packageManifest,
      ".viper-gen/App/M.json": Self.record(files: files, folders: folders),
    ])
    #expect(try Scaffolder().modules(packagePath: package.path).map(\.files.count) == [10_000])
  }

  @Test("that names a file below a link out of the package has nothing there")
  func throughLinks() throws {
    let world = try TestPackage([
      "outside/M/x": "", "Package/Package.swift": TemplateWorld.packageManifest,
      "Package/.viper-gen/App/M.json": Self.record(
        files: Self.file("Sources/M/x").replacing(
          Self.digest,
          with: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")),
    ])
    try world.link("Package/Sources", to: "../outside")
    let path = world.path + "/Package"
    let module = try Scaffolder().modules(packagePath: path)[0]
    #expect(module.files.map(\.state) == [.missing])
    var request = RemovalRequest(modules: ["M"], packagePath: path)
    request.removesIncomplete = true
    let removal = try Scaffolder().previewRemoval(request)
    _ = try Scaffolder().apply(removal)
    #expect(try world.entries("outside/M") == ["x"])
  }
}
