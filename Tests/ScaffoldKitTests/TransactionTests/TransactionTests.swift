import Foundation
import Testing

@testable import ScaffoldKit

@Suite("Writing a change set")
struct TransactionTests {
  @Test("brings every file to the disk with its bytes and bits", arguments: ApplyWorld.all)
  func after(world: ApplyWorld) throws {
    let package = try world.make()
    try world.run(at: package.path, on: FailingFileSystem())
    let tree = try FileTree(at: package.path)
    let prefix = world.missingFolders.map { $0 + "/" }.joined()
    for file in world.planned {
      let item = try #require(tree.items[prefix + file.path])
      #expect(item.entry == .file(Array(file.text.utf8)))
      if world.before[file.path] != nil {
        #expect(item.permissions == 0o640)
      } else {
        #expect((item.permissions & 0o100 != 0) == file.isExecutable)
      }
    }
    let untouched = Set(world.before.keys).subtracting(world.planned.map(\.path))
    for path in untouched {
      #expect(tree.items[path]?.entry == .file(Array((world.before[path] ?? "").utf8)))
    }
    #expect(tree.items["Empty"]?.entry == .folder)
    #expect(!tree.paths.contains { $0.contains(".viper-gen") })
    let files = tree.items.values.count { if case .file = $0.entry { true } else { false } }
    #expect(files == untouched.count + world.planned.count)
  }

  @Test(
    "leaves the tree before or the tree after, whichever change the system refuses",
    arguments: ApplyWorld.all, [ENOSPC, EIO])
  func everyFailure(world: ApplyWorld, number: Int32) throws {
    let goodRun = FailingFileSystem()
    let good = try world.make()
    try world.run(at: good.path, on: goodRun)
    let after = try FileTree(at: good.path)
    try #require(goodRun.log.count >= world.planned.count)
    for index in goodRun.log.indices {
      let package = try world.make()
      let before = try FileTree(at: package.path)
      let failing = FailingFileSystem(failsAt: index, number: number)
      do {
        try world.run(at: package.path, on: failing)
        #expect(try FileTree(at: package.path) == after, "\(goodRun.log[index])")
      } catch let failure as ScaffoldError {
        #expect(failure.category == .inputOutput)
        #expect(try FileTree(at: package.path) == before, "\(goodRun.log[index])")
      }
    }
  }

  @Test(
    "is rolled back as a whole though the disk cannot be read at once", arguments: ApplyWorld.all)
  func secondFailure(world: ApplyWorld) throws {
    let goodRun = FailingFileSystem()
    let good = try world.make()
    try world.run(at: good.path, on: goodRun)
    let commits = goodRun.log.indices.filter { goodRun.log[$0].isCommit }
    for index in [goodRun.log.startIndex, try #require(commits.first), commits[commits.count - 1]] {
      for look in 0... {
        let package = try world.make()
        let before = try FileTree(at: package.path)
        let failing = FailingFileSystem(failsAt: index, lookFailsAt: look)
        #expect(throws: ScaffoldError.self) { try world.run(at: package.path, on: failing) }
        #expect(try FileTree(at: package.path) == before, "\(goodRun.log[index]), look \(look)")
        if !failing.hasFailedLook { break }
      }
    }
  }

  @Test("changes nothing at all the second time", arguments: ApplyWorld.all)
  func secondRun(world: ApplyWorld) throws {
    let package = try world.make()
    try world.run(at: package.path, on: FailingFileSystem())
    let before = try FileTree(at: package.path)
    var again = try world.plan(at: package.path)
    if !world.missingFolders.isEmpty {
      again = Plan(
        root: ([package.path] + world.missingFolders).joined(separator: "/"), missingFolders: [],
        files: again.files, diagnostics: [], target: "App", testTarget: nil, onConflict: .fail)
    }
    let second = FailingFileSystem(failsAt: 0)
    let scaffolder = Scaffolder(fileSystem: second)
    let applied = try scaffolder.apply(try scaffolder.preview(again))
    #expect(applied.changes.allSatisfy { $0.action == .identical })
    #expect(second.log.isEmpty)
    let now = try FileTree(at: package.path)
    #expect(now == before)
    #expect(now.traces == before.traces)
  }

  @Test("does not begin while there is a conflict, and names them all")
  func conflicts() throws {
    let world = ApplyWorld(
      testDescription: "", before: ["A": "1", "B": "2", "C": "same"],
      planned: [("A", "x", false), ("B", "y", false), ("C", "same", false), ("D", "z", false)])
    let package = try world.make()
    let before = try FileTree(at: package.path)
    let system = FailingFileSystem()
    let failure = #expect(throws: ScaffoldError.self) {
      try world.run(at: package.path, on: system)
    }
    #expect(failure?.diagnostics.map { $0.location?.path } == ["A", "B"])
    #expect(failure?.category == .conflict)
    #expect(system.log.isEmpty)
    #expect(try FileTree(at: package.path).traces == before.traces)
  }

  @Test("keeps a file that differs if requested, and writes the others")
  func skip() throws {
    let world = ApplyWorld(
      testDescription: "", before: ["A": "1"], planned: [("A", "x", false), ("B", "y", false)],
      onConflict: .skip)
    let package = try world.make()
    try world.run(at: package.path, on: FailingFileSystem())
    let tree = try FileTree(at: package.path)
    #expect(tree.items["A"]?.entry == .file(Array("1".utf8)))
    #expect(tree.items["B"]?.entry == .file(Array("y".utf8)))
  }
}
