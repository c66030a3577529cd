import Foundation
import Testing

@testable import ScaffoldKit

@Suite("Resolving conflicts")
struct ResolvingTests {
  private static let manifest = TemplateWorld.manifest(
    files: #"""
      {"source": "A.swift", "path": "<<Module>>A.swift", "role": "source"},
      {"source": "B.swift", "path": "<<Module>>B.swift", "role": "source"}
      """#, options: #"{"name": "text", "type": "string", "help": "h", "default": "one"}"#)

  private static func world(_ package: [String: String] = [:]) throws -> TemplateWorld {
    try TemplateWorld(
      manifest,
      files: [
        "A.swift": "// <<text>>\nstruct <<Module>>A {}\n", "B.swift": "struct <<Module>>B {}\n",
      ],
      package: package)
  }

  private static let fileA = "Sources/App/M/MA.swift"
  private static let fileB = "Sources/App/M/MB.swift"
  private static let record = ".viper-gen/App/M.json"
  private static let sameB = "struct MB {}\n"

  private static func changes(
    _ world: TemplateWorld, _ names: [String] = ["M"], onConflict: ConflictPolicy = .fail
  ) throws -> ChangeSet {
    var request = try world.request(names)
    request.onConflict = onConflict
    return try Scaffolder().preview(try Scaffolder().plan(request))
  }

  private static func text(_ world: TemplateWorld, _ path: String) throws -> String {
    try String(contentsOfFile: "\(world.package)/\(path)", encoding: .utf8)
  }

  private static func actions(_ changes: ChangeSet) -> [String: Change.Action] {
    Dictionary(uniqueKeysWithValues: changes.changes.map { ($0.file.path.description, $0.action) })
  }

  /// The files that a settled record names.
  private static func recorded(_ changes: ChangeSet) throws -> [String] {
    let change = try #require(changes.changes.first { $0.file.path.description == Self.record })
    let source = SourceText(path: Self.record, bytes: change.file.contents)
    return try RecordReader.read(source, at: change.file.path.components).files.map(\.path.name)
  }

  /// The files of the package beside its manifest.
  static let packages: [[String: String]] = [
    [:], [fileA: "mine"], [fileA: "mine", fileB: "mine"], [fileA: "mine", fileB: sameB],
    [fileA: "mine", record: "no record"], [fileA: "mine", fileB: "mine", record: "no record"],
    ["Sources/App/N/NB.swift": "mine", fileB: "mine"],
  ]

  @Test("with one answer to all is what the policy of that name does", arguments: packages)
  func policies(package: [String: String]) throws {
    let world = try Self.world(package)
    let open = try Self.changes(world, ["M", "N"])
    let skipped = open.resolving { _ in .skip }
    #expect(try skipped == Self.changes(world, ["M", "N"], onConflict: .skip))
    let overwritten = open.resolving { _ in .overwrite }
    #expect(overwritten.conflicts.isEmpty)
    var policy = try Self.changes(world, ["M", "N"], onConflict: .overwrite)
    // The policy warns about a record that it replaces unread. An answer follows the conflict, which says so.
    policy.diagnostics = overwritten.diagnostics
    #expect(Self.actions(overwritten) == Self.actions(policy))
    // A user's file that is the same already becomes the module's by the policy, not by an answer
    // about another file.
    #expect((overwritten == policy) == (package[Self.fileB] != Self.sameB))
    for settled in [overwritten, skipped] {
      #expect(settled.openModules.isEmpty)
    }
  }

  @Test("asks about each conflict once and about nothing else")
  func questions() throws {
    let world = try Self.world([
      Self.fileA: "mine", Self.fileB: Self.sameB, "Sources/App/N/NB.swift": "mine too",
    ])
    var asked: [String: String] = [:]
    let changes = try Self.changes(world, ["M", "N"]).resolving { conflict in
      #expect(conflict.action == .conflict)
      let path = conflict.file.path.description
      #expect(asked[path] == nil)
      asked[path] = conflict.before.map { String(decoding: $0, as: UTF8.self) }
      return .overwrite
    }
    #expect(asked == [Self.fileA: "mine", "Sources/App/N/NB.swift": "mine too"])
    var again = 0
    _ = changes.resolving { _ in
      again += 1
      return .skip
    }
    #expect(again == 0)
  }

  /// The files that exist, the files that are overwritten, and the files that the record then names;
  /// `nil` for no record.
  static let records: [([String: String], [String], [String]?)] = [
    ([fileA: "mine", fileB: "mine"], [fileA], ["MA.swift"]),
    ([fileA: "mine", fileB: "mine"], [fileB], ["MB.swift"]),
    ([fileA: "mine", fileB: "mine"], [], nil),
    ([fileA: "mine"], [], ["MB.swift"]),
    ([fileA: "mine", fileB: sameB], [fileA], ["MA.swift"]),
    // If the file at the record's path is overwritten, the module owns its files again.
    (
      [fileA: "mine", fileB: sameB, record: "damaged"], [fileA, record], ["MA.swift", "MB.swift"]
    ),
    ([fileA: "mine", fileB: sameB, record: "damaged"], [record], ["MB.swift"]),
  ]

  @Test("records what is written by the answers", arguments: records)
  func recording(package: [String: String], overwritten: [String], names: [String]?) throws {
    let world = try Self.world(package)
    let changes = try Self.changes(world).resolving { conflict in
      overwritten.contains(conflict.file.path.description) ? .overwrite : .skip
    }
    if let names {
      #expect(try Self.recorded(changes) == names)
    } else {
      #expect(Self.actions(changes)[Self.record] == nil)
    }
    _ = try Scaffolder().apply(changes)
    for (path, text) in package {
      let isKept = try Self.text(world, path) == text
      #expect(isKept == (!overwritten.contains(path)), "\(path)")
    }
  }

  @Test("does not ask about what is no record when there is nothing to record")
  func idleRecord() throws {
    let world = try Self.world([Self.fileA: "mine", Self.fileB: "mine", Self.record: "damaged"])
    var asked: [String] = []
    let changes = try Self.changes(world).resolving { conflict in
      asked.append(conflict.file.path.description)
      return .skip
    }
    #expect(asked == [Self.fileA, Self.fileB])
    #expect(Self.actions(changes)[Self.record] == .skipped)
  }

  @Test("keeps of an earlier record what the answers leave")
  func earlierRecord() throws {
    let world = try Self.world()
    _ = try Scaffolder().apply(try Self.changes(world))
    try world.folder.write("Package/" + Self.fileA, "edited")
    try world.folder.write("Package/" + Self.fileB, "edited")
    let changes = try Self.changes(world).resolving { conflict in
      conflict.file.path.name == "MA.swift" ? .overwrite : .skip
    }
    _ = try Scaffolder().apply(changes)
    let files = try Scaffolder().modules(packagePath: world.package).flatMap(\.files)
    #expect(files.map(\.state) == [.unchanged, .edited])
  }

  private struct Stop: Error {}

  @Test("ends with what the answer throws")
  func stops() throws {
    let world = try Self.world([Self.fileA: "mine", Self.fileB: "mine"])
    let changes = try Self.changes(world)
    var asked = 0
    #expect(throws: Stop.self) {
      try changes.resolving { _ throws(Stop) in
        asked += 1
        throw Stop()
      }
    }
    #expect(asked == 1)
  }

  @Test("does not read again: a file that changed after the question is not overwritten")
  func changedMeanwhile() throws {
    let world = try Self.world([Self.fileA: "mine", Self.fileB: "mine"])
    let changes = try Self.changes(world)
    let settled = changes.resolving { _ in .overwrite }
    try world.folder.write("Package/" + Self.fileB, "new")
    let before = try FileTree(at: world.package)
    let failure = #expect(throws: ScaffoldError.self) { try Scaffolder().apply(settled) }
    #expect(failure?.diagnostics.map(\.code) == [.changed])
    #expect(try FileTree(at: world.package) == before)
    // A kept file is not compared again.
    let kept = changes.resolving { $0.file.path.name == "MB.swift" ? .skip : .overwrite }
    _ = try Scaffolder().apply(kept)
    #expect(try Self.text(world, Self.fileB) == "new")
  }
}
