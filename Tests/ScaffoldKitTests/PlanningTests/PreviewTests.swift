import Foundation
import Testing

@testable import ScaffoldKit

@Suite("A preview")
struct PreviewTests {
  private static func plan(
    _ package: TestPackage, _ paths: [String], onConflict: ConflictPolicy = .fail
  ) throws -> Plan {
    Plan(
      root: package.path, missingFolders: [],
      files: try paths.map {
        PlannedFile(
          path: try RelativePath(validating: $0), contents: Array("new".utf8), isExecutable: false)
      }, diagnostics: [], target: "App", testTarget: nil, onConflict: onConflict)
  }

  static let actions: [(ConflictPolicy, Change.Action)] = [
    (.fail, .conflict), (.skip, .skipped), (.overwrite, .overwritten),
  ]

  @Test("lists what would happen to each file, and opens nothing for writing", arguments: actions)
  func eachAction(policy: ConflictPolicy, action: Change.Action) throws {
    let package = try TestPackage(["a/same": "new", "a/differs": "old", "a/empty": ""])
    let before = try FileTree(at: package.path)
    let system = FailingFileSystem(failsAt: 0)
    let plan = try Self.plan(
      package, ["a/same", "a/differs", "a/empty", "a/none", "b/none"], onConflict: policy)
    let changes = try Scaffolder(fileSystem: system).preview(plan)
    #expect(changes.changes.map(\.action) == [.identical, action, action, .created, .created])
    #expect(
      changes.changes.map(\.before)
        == [Array("new".utf8), Array("old".utf8), [], nil, nil])
    #expect(changes.conflicts.count == (policy == .fail ? 2 : 0))
    #expect(system.log.isEmpty)
    #expect(try FileTree(at: package.path).traces == before.traces)
  }

  static let obstacles: [(String, String, Diagnostic.Category)] = [
    ("folder", "in-the-way", .conflict),
    ("link", "in-the-way", .conflict),
    ("dangling", "in-the-way", .conflict),
    ("pipe", "in-the-way", .conflict),
    ("file/x", "not-a-folder", .conflict),
    ("out/x", "link-leads-out", .containment),
    ("dangling/x", "dangling-link", .containment),
    ("circle/x", "too-many-links", .containment),
    ("FILE", "same-file", .conflict),
    ("Folder/x", "same-file", .conflict),
    ("folder/inner/CAFÉ", "same-file", .conflict),
  ]

  @Test("refuses what no policy can settle", arguments: obstacles, ConflictPolicy.allCases)
  func obstacle(
    example: (String, String, Diagnostic.Category), policy: ConflictPolicy
  ) throws {
    let package = try Self.obstacleCourse()
    let plan = try Self.plan(package, [example.0], onConflict: policy)
    let failure = #expect(throws: ScaffoldError.self) { try Scaffolder().preview(plan) }
    #expect(failure?.diagnostics.map(\.code.rawValue) == [example.1])
    #expect(failure?.category == example.2)
  }

  @Test("reports all obstacles at once, each once")
  func allAtOnce() throws {
    let package = try Self.obstacleCourse()
    let plan = try Self.plan(package, ["out/a", "out/b", "file/x", "file/y", "folder", "fine"])
    let failure = #expect(throws: ScaffoldError.self) { try Scaffolder().preview(plan) }
    #expect(
      failure?.diagnostics.map(\.code) == [.linkLeadsOut, .notAFolder, .inTheWay])
  }

  @Test("follows a link to a folder inside the package")
  func innerLink() throws {
    let package = try TestPackage(["real/x": "old"])
    try package.link("way", to: "real")
    let changes = try Scaffolder().preview(try Self.plan(package, ["way/x", "way/y"]))
    #expect(changes.changes.map(\.action) == [.conflict, .created])
  }

  private static func obstacleCourse() throws -> TestPackage {
    let package = try TestPackage(["file": "f", "folder/inner/cafe\u{301}": "c"])
    for (name, target) in [
      ("link", "file"), ("dangling", "none"), ("out", "/tmp"), ("circle", "circle"),
    ] {
      try package.link(name, to: target)
    }
    #expect(mkfifo(package.path + "/pipe", 0o600) == 0)
    return package
  }
}
