import Foundation
import Synchronization
import Testing

@testable import ScaffoldKit

@Suite("Removing files")
struct RemovalTransactionTests {
  /// Modules that exist, what the user did to them, and which of them are removed.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let modules: [String]
    var edits: [String: String] = [:]
    let removed: [String]
    var force = false

    func make() throws -> TemplateWorld {
      let world = try RemovalTests.world(package: ["Sources/App/Old.swift": "o"])
      for module in modules { try RemovalTests.create(world, module) }
      for (path, text) in edits { try world.folder.write("Package/" + path, text) }
      return world
    }

    func run(_ world: TemplateWorld, on fileSystem: any FileSystem) throws -> AppliedChanges {
      try RemovalTests.remove(world, removed, force: force, on: fileSystem)
    }
  }

  static let cases = [
    Case(testDescription: "the only module", modules: ["M"], removed: ["M"]),
    Case(testDescription: "one of two", modules: ["M", "N"], removed: ["M"]),
    Case(
      testDescription: "a folder is handed over", modules: ["F/M", "F/N"], removed: ["F/M"]),
    Case(
      testDescription: "an edited file stays", modules: ["M"],
      edits: ["Sources/App/M/MA.swift": "mine"], removed: ["M"]),
    Case(
      testDescription: "an edited file goes, another file stays", modules: ["M", "F/N"],
      edits: ["Sources/App/M/MA.swift": "mine", "Sources/App/M/Inner/Mine.swift": "mine"],
      removed: ["F/N", "M"], force: true),
    Case(
      testDescription: "files go out of folders that stay", modules: ["M"],
      edits: ["Sources/App/M/Mine.swift": "mine", "Tests/AppTests/M/Mine.swift": "mine"],
      removed: ["M"]),
  ]

  @Test(
    "leaves the tree before or the tree after, whichever change the system refuses",
    arguments: cases, [ENOSPC, EIO])
  func everyFailure(example: Case, number: Int32) throws {
    let goodRun = FailingFileSystem()
    let good = try example.make()
    _ = try example.run(good, on: goodRun)
    let after = try FileTree(at: good.package)
    try #require(goodRun.log.count >= 6)
    for index in goodRun.log.indices {
      let world = try example.make()
      let before = try FileTree(at: world.package)
      let failing = FailingFileSystem(failsAt: index, number: number)
      do {
        _ = try example.run(world, on: failing)
        #expect(try FileTree(at: world.package) == after, "\(goodRun.log[index])")
      } catch let failure as ScaffoldError {
        #expect(failure.category == .inputOutput)
        let tree = try FileTree(at: world.package)
        #expect(tree == before, "\(goodRun.log[index])")
        #expect(tree.traces.mapValues(\.identity) == before.traces.mapValues(\.identity))
      }
    }
  }

  @Test("leaves everything where it was when a folder lets nothing go")
  func lockedFolder() throws {
    let example = Self.cases[1]
    let world = try example.make()
    let before = try FileTree(at: world.package)
    let failure = #expect(throws: ScaffoldError.self) {
      try example.run(world, on: FailingFileSystem(isGenerous: false))
    }
    #expect(failure?.diagnostics.map(\.code) == [.noPermission])
    #expect(try FileTree(at: world.package) == before)
  }

  static let deeds: [(String, @Sendable (TestPackage) throws -> Void)] = [
    ("a file is edited", { try $0.write("Package/Sources/App/M/MA.swift", "struct MB {}\n") }),
    ("a file grows", { try $0.write("Package/Sources/App/M/MA.swift", "struct MA {} // mine\n") }),
    ("a file goes", { try $0.rename("Package/Sources/App/M/MA.swift", to: "gone") }),
    ("a file appears", { try $0.write("Package/Sources/App/M/Mine.swift", "mine") }),
    ("a folder appears", { try $0.makeFolder("Package/Sources/App/M/Inner/Mine") }),
    ("the folder goes", { try $0.rename("Package/Sources/App/M", to: "gone") }),
    (
      "a link takes the folder's place",
      {
        try $0.rename("Package/Sources/App/M", to: "gone")
        try $0.link("Package/Sources/App/M", to: "../../../gone")
      }
    ),
    (
      "a link takes a file's place",
      {
        try $0.rename("Package/Sources/App/M/MA.swift", to: "gone")
        try $0.link("Package/Sources/App/M/MA.swift", to: "../../../../gone")
      }
    ),
    ("the record is rewritten", { try $0.write("Package/.viper-gen/App/M.json", "{}") }),
  ]

  @Test("does not go on when something has changed since the preview", arguments: deeds.indices)
  func changedBefore(index: Int) throws {
    let world = try Self.cases[1].make()
    let scaffolder = Scaffolder()
    let changes = try scaffolder.previewRemoval(
      RemovalRequest(modules: ["M"], packagePath: world.package))
    try Self.deeds[index].1(world.folder)
    let before = try FileTree(at: world.folder.path)
    let failure = #expect(throws: ScaffoldError.self) { try scaffolder.apply(changes) }
    let name = Self.deeds[index].0
    let code = name == "a link takes the folder's place" ? "link-leads-out" : "changed"
    #expect(failure?.diagnostics.map(\.code.rawValue) == [code], "\(name)")
    #expect(try FileTree(at: world.folder.path) == before, "\(name)")
  }

  @Test("puts back what changed at the very moment in which it was taken away")
  func changedMeanwhile() throws {
    for deed in [Self.deeds[0], Self.deeds[3]] {
      let world = try Self.cases[1].make()
      let moves = Counter()
      let system = FailingFileSystem(before: { call in
        guard call.isCommit, moves.next() == 0 else { return }
        try deed.1(world.folder)
      })
      let failure = #expect(throws: ScaffoldError.self) {
        try RemovalTests.remove(world, ["M"], on: system)
      }
      #expect(failure?.diagnostics.map(\.code) == [.changed], "\(deed.0)")
      let expected = try Self.cases[1].make()
      try deed.1(expected.folder)
      #expect(try FileTree(at: world.package) == FileTree(at: expected.package), "\(deed.0)")
    }
  }

  /// A case, the number of a later move that fails, what has come to the place of what was moved
  /// before, and what that was.
  static let placesTaken: [(Case, move: Int, path: String, gone: String)] = [
    (cases[3], 1, "Sources/App/M/Inner/Mine.swift", "struct MB {}\n"),
    (cases[5], 3, "Sources/App/M/MA.swift", "struct MA {}\n"),
  ]

  @Test("never puts anything back over what has come to its place", arguments: placesTaken.indices)
  func placeTaken(index: Int) throws {
    let (example, number, path, gone) = Self.placesTaken[index]
    let world = try example.make()
    let moves = Counter()
    let system = FailingFileSystem(before: { call in
      guard call.isCommit, moves.next() == number else { return }
      try world.folder.write("Package/" + path, "new")
      throw SystemError(operation: "move", path: path, number: EIO)
    })
    let failure = #expect(throws: ScaffoldError.self) { try example.run(world, on: system) }
    #expect(failure?.diagnostics.map(\.severity) == [.error, .error, .warning])
    #expect(failure?.diagnostics.last?.help == "run 'viper-gen list' to complete the rollback")
    let tree = try FileTree(at: world.package)
    #expect(tree.items[path]?.entry == .file(Array("new".utf8)))
    #expect(tree.items.values.contains { $0.entry == .file(Array(gone.utf8)) })
  }
}

/// Counts calls from several places.
final class Counter: Sendable {
  private let count = Mutex(0)

  /// The number of calls before this one.
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count - 1
    }
  }
}
