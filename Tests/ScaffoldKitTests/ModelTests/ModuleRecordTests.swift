import Hashing
import Testing

@testable import ScaffoldKit

@Suite("A module's record")
struct ModuleRecordTests {
  static let digest = SHA256.digest(of: Array("view".utf8))

  static func sample(
    _ module: String = "SignIn", subfolder: [String] = ["Account"], target: String = "App"
  ) throws -> ModuleRecord {
    ModuleRecord(
      module: module, subfolder: subfolder, target: target, testTarget: "AppTests",
      template: "viper", templateDigest: digest,
      options: [
        .init(name: "ui", value: .text("none")), .init(name: "flag", value: .flag(true)),
        .init(name: "actions", value: .list(["go(to: \"x\\y\u{7}\")"])),
        .init(name: "with", value: .list([])),
      ],
      folders: [try RelativePath(validating: "Sources/App/Account")],
      files: [
        .init(
          path: try RelativePath(validating: "Sources/App/Account/SignIn/SignInView.swift"),
          digest: digest)
      ])
  }

  @Test("is written with one line for each file, and the same every time")
  func text() throws {
    let text = String(decoding: try Self.sample().contents, as: UTF8.self)
    #expect(
      text == """
        {
          "version": 3,
          "module": "SignIn",
          "subfolder": "Account",
          "target": "App",
          "testTarget": "AppTests",
          "template": "viper",
          "templateDigest": "\(Self.digest.text)",
          "options": {
            "ui": "none",
            "flag": true,
            "actions": [
              "go(to: \\"x\\\\y\\u0007\\")"
            ],
            "with": []
          },
          "folders": [
            "Sources/App/Account"
          ],
          "files": {
            "Sources/App/Account/SignIn/SignInView.swift": "\(Self.digest.text)"
          }
        }

        """)
  }

  static let places: [(module: String, subfolder: [String], target: String, path: String)] = [
    ("SignIn", [], "App", ".viper-gen/App/SignIn.json"),
    ("SignIn", ["Account", "New"], "App", ".viper-gen/App/Account/New/SignIn.json"),
    ("Ökonomie", [], "my-app", ".viper-gen/my-app/Ökonomie.json"),
    ("SignIn", [], "con", ".viper-gen/%1143da2bc54c495c4be31d3868785d39/SignIn.json"),
    ("SignIn", [], "a:b", ".viper-gen/%6783a31eabf68ccc0660f935c0826282/SignIn.json"),
    ("SignIn", [], "templates", ".viper-gen/templates/SignIn.json"),
    // On many disks, this is the folder of the kept templates.
    ("SignIn", [], "Templates", ".viper-gen/%56b564b75c7fdb488865f2198ec362f9/SignIn.json"),
    ("SignIn", [], "%", ".viper-gen/%bbf3f11cb5b43e700273a78d12de55e4/SignIn.json"),
  ]

  @Test("has a place of its own, and comes back as it was written", arguments: places)
  func roundTrip(module: String, subfolder: [String], target: String, path: String) throws {
    var record = try Self.sample(module, subfolder: subfolder, target: target)
    record.files = [
      .init(
        path: RelativePath(trusted: ["Odd. ", "a:b"] + subfolder + [module, "A.swift"]),
        digest: Self.digest)
    ]
    record.folders = [RelativePath(trusted: [".viper-gen"])]
    #expect(record.path.description == path)
    let source = SourceText(path: "r", bytes: record.contents)
    #expect(try RecordReader.read(source, at: record.path.components) == record)
  }

  static let homes: [(folder: String, isKnown: Bool)] = [
    ("Sources", true), ("Sources/App", true), ("Sources/App/Account/SignIn", true), ("Tests", true),
    ("App", false), ("Sources/Tests", false), ("Sources/App/Sign", false),
    ("Sources/App/Account/SignIn/A.swift", false), ("Tests/App", false),
  ]

  @Test("knows the folders that contain its files, and no others", arguments: homes)
  func folders(folder: String, isKnown: Bool) throws {
    let files = ["Sources/App/Account/SignIn/A.swift", "Sources/App/B.swift", "Tests/App"]
    let index = FolderIndex(try files.map { try RelativePath(validating: $0) })
    #expect(index.contains(try RelativePath(validating: folder)) == isKnown)
  }

  /// A text of a record, its replacement, and the error that this causes.
  static let damages: [(old: String, new: String, category: Diagnostic.Category, error: String)] = [
    ("{\n", "<<<<<<< HEAD\n{\n", .data, "1:1: error: expected"),
    ("\"version\": 3", "\"version\": 4", .data, "2:14: error: the record has the format 4"),
    ("\"version\": 3", "\"version\": 0", .data, "2:14: error: unknown record format 0"),
    ("\"version\": 3", "\"version\": \"1\"", .data, "2:14: error: expected a whole number"),
    ("  \"version\": 3,\n", "", .data, "1:1: error: 'version' is missing"),
    ("\"module\"", "\"modul\"", .data, "3:3: error: unknown key 'modul'"),
    ("\"SignIn\"", "\"SignUp\"", .data, "error: the record names"),
    ("\"target\": \"App\"", "\"target\": \"Ap\"", .data, "1:1: error: the record belongs at"),
    ("  \"template\": \"viper\",\n", "", .data, "1:1: error: 'template' is missing"),
    ("Digest\": \"", "Digest\": \"x", .data, "8:21: error: 'x"),
    ("\"flag\": true", "\"flag\": 1", .data, "11:13: error: expected a string"),
    ("\"with\": []", "\"with\": [1]", .data, "15:13: error: expected a string"),
    ("\"Sources/App/Account\"", "\"Sources/App/Accoun\"", .data, "18:5: error: the record names"),
    (
      "\"Sources/App/Account\"", "\"../App\"", .containment,
      "18:5: error: the record names '../App'"
    ),
    ("\"Sources/App/Account\"", "7", .data, "18:5: error: expected a string"),
    ("\"Sources/App/Account\"", "\"\"", .data, "18:5: error: the record names ''"),
    ("Sources/App/Account/SignIn/SignInView.swift", "", .data, "21:5: error: the record names ''"),
    (
      "Sources/App/Account/SignIn/S", "/etc/Account/SignIn/S", .containment,
      "21:5: error: the record"
    ),
    (
      "Sources/App/Account/SignIn/S", "../Account/SignIn/S", .containment, "21:5: error: the record"
    ),
    ("Sources/App/Account/SignIn/S", "a/../Account/SignIn/S", .containment, "21:5: error"),
    (
      "Sources/App/Account/SignIn/S", "a/./Account/SignIn/S", .data, "21:5: error: the record names"
    ),
    ("Sources/App/Account/SignIn/S", "a//Account/SignIn/S", .data, "21:5: error: the record names"),
    ("Sources/App/Account/SignIn/S", "a\\u0000/Account/SignIn/S", .data, "21:5: error"),
    ("Sources/App/Account/SignIn/S", ".Viper-gen/Account/SignIn/S", .data, "21:5: error"),
    ("Sources/App/Account/SignIn/SignInView", "Package", .data, "21:5: error: the record names"),
    (
      "Sources/App/Account/SignIn/SignInView", "Sources/Other/Account/View", .data, "21:5: error"
    ),
    ("View.swift\": \"", "View.swift\": \"0", .data, "21:52: error: '0"),
    ("\"files\"", "\"file\"", .data, "20:3: error: unknown key 'file'"),
  ]

  @Test("is refused with its line when it is damaged, misplaced or too new", arguments: damages)
  func damaged(old: String, new: String, category: Diagnostic.Category, error: String) throws {
    let record = try Self.sample()
    let text = String(decoding: record.contents, as: UTF8.self)
    let damaged = text.replacing(old, with: new, maxReplacements: 1)
    #expect(damaged != text)
    let failure = #expect(throws: ScaffoldError.self) {
      try RecordReader.read(SourceText(path: "r", damaged), at: record.path.components)
    }
    #expect(failure?.category == category)
    #expect(failure?.description.contains(error) == true, "\(failure?.description ?? "")")
    #expect(failure?.diagnostics.allSatisfy { $0.location?.path == "r" } == true)
  }

  @Test("names the folder of a template by its contents, built in or exported alike")
  func templateDigest() throws {
    let folder = try TestPackage()
    let id = try #require(EmbeddedTemplates.names.first)
    _ = try Scaffolder().export(template: id, to: folder.path + "/" + id)
    let copy = try TemplateFolder(
      DiskFileSystem().directory(at: folder.path + "/" + id), name: id, path: id)
    let known = try #require(EmbeddedTemplates.digest(of: id))
    #expect(try copy.digest() == known)
    #expect(try TemplateFolder(builtIn: id).digest() == known)
    try folder.setPermissions(0o755, of: id + "/template.json")
    let changed = try TemplateFolder(
      DiskFileSystem().directory(at: folder.path + "/" + id), name: id, path: id)
    #expect(try changed.digest() != known)
  }
}
