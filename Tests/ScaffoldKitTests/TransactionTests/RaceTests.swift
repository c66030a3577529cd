import Foundation
import Synchronization
import Testing

@testable import ScaffoldKit

@Suite("What happens while a module is written")
struct RaceTests {
  /// What someone else does between the preview and the writing, and the code of the refusal.
  struct Case: Sendable, CustomTestStringConvertible {
    let world: ApplyWorld
    let testDescription: String
    let code: String
    let deed: @Sendable (TestPackage) throws -> Void

    init(
      _ world: ApplyWorld, _ description: String, _ code: String,
      _ deed: @escaping @Sendable (TestPackage) throws -> Void
    ) {
      self.world = world
      testDescription = description
      self.code = code
      self.deed = deed
    }
  }

  static let cases = [
    Case(.freshFolder, "the folder and a file in it appear", "appeared") {
      try $0.write("Sources/App/SignIn/SignInView.swift", "mine")
    },
    Case(.freshFolder, "a file takes the folder's place", "not-a-folder") {
      try $0.write("Sources/App/SignIn", "mine")
    },
    Case(.freshFolder, "a link out takes the folder's place", "link-leads-out") {
      try $0.link("Sources/App/SignIn", to: "/tmp")
    },
    Case(.freshFolder, "a dangling link takes the folder's place", "dangling-link") {
      try $0.link("Sources/App/SignIn", to: "nowhere")
    },
    Case(.existingFolder, "the file appears", "appeared") {
      try $0.write("Sources/App/SignIn/SignInPresenter.swift", "mine")
    },
    Case(.existingFolder, "the very same file appears", "appeared") {
      try $0.write("Sources/App/SignIn/SignInPresenter.swift", "presenter")
    },
    Case(.existingFolder, "a folder takes the file's place", "appeared") {
      try $0.makeFolder("Sources/App/SignIn/SignInPresenter.swift")
    },
    Case(.existingFolder, "a dangling link takes the file's place", "appeared") {
      try $0.link("Sources/App/SignIn/SignInPresenter.swift", to: "nowhere")
    },
    Case(.overwrite, "the file changes", "changed") {
      try $0.write("Sources/App/B.swift", "OLD B")
    },
    Case(.overwrite, "the file grows", "changed") {
      try $0.write("Sources/App/B.swift", "old b and a lot more")
    },
    Case(.overwrite, "the file shrinks", "changed") { try $0.write("Sources/App/B.swift", "o") },
    Case(.overwrite, "the file goes away", "changed") {
      try $0.rename("Sources/App/B.swift", to: "Sources/App/Gone.swift")
    },
    Case(.overwrite, "a link takes the file's place", "changed") {
      try $0.rename("Sources/App/B.swift", to: "Sources/App/Gone.swift")
      try $0.link("Sources/App/B.swift", to: "Gone.swift")
    },
    Case(.overwrite, "a folder takes the file's place", "changed") {
      try $0.rename("Sources/App/B.swift", to: "Sources/App/Gone.swift")
      try $0.makeFolder("Sources/App/B.swift")
    },
    Case(.overwrite, "a pipe takes the file's place", "changed") { package in
      try package.rename("Sources/App/B.swift", to: "Sources/App/Gone.swift")
      #expect(mkfifo(package.path + "/Sources/App/B.swift", 0o600) == 0)
    },
    Case(.newPackage, "the package's folder appears with a manifest", "appeared") {
      try $0.write("deep/App/Package.swift", "mine")
    },
  ]

  @Test("before it begins is never overwritten: the run is refused", arguments: cases)
  func beforeApply(example: Case) throws {
    let package = try example.world.make()
    let scaffolder = Scaffolder()
    let changes = try scaffolder.preview(try example.world.plan(at: package.path))
    try example.deed(package)
    let before = try FileTree(at: package.path)
    let failure = #expect(throws: ScaffoldError.self) { try scaffolder.apply(changes) }
    #expect(failure?.diagnostics.map(\.code.rawValue) == [example.code])
    #expect(try FileTree(at: package.path) == before)
  }

  @Test("at its last step is never overwritten either", arguments: cases)
  func beforeCommit(example: Case) throws {
    let package = try example.world.make()
    let planned = example.world.planned.map(\.path)
    let deed = Once { try example.deed(package) }
    let system = FailingFileSystem { call in
      if call.isCommit { try deed.run() }
    }
    let failure = #expect(throws: ScaffoldError.self) {
      try example.world.run(at: package.path, on: system)
    }
    #expect(deed.hasRun)
    #expect(failure?.category == .conflict || failure?.category == .containment)
    let expected = try example.world.make()
    try example.deed(expected)
    #expect(try FileTree(at: package.path) == FileTree(at: expected.path), "\(planned)")
  }

  // MARK: Work on what the run has brought already

  /// A change to a file that the run has written already, before the run fails at its last step.
  struct Work: Sendable, CustomTestStringConvertible {
    let world: ApplyWorld
    let path: String
    let testDescription: String
    /// Whether the last step fails, or the run is interrupted before it.
    let isInterrupted: Bool

    static let all = [false, true].flatMap { isInterrupted in
      [
        (ApplyWorld.freshFolder, "Sources/App/SignIn/Mine.swift", "a new file"),
        (.freshFolder, "Sources/App/SignIn/Protocols/Deep/Mine.swift", "a new folder"),
        (.freshFolder, "Sources/App/SignIn/SignInView.swift", "an edited file"),
        (.existingFolder, "Sources/App/SignIn/SignInView.swift", "an edited file beside others"),
        (.overwrite, "Sources/App/A.swift", "a file edited after it was replaced"),
      ].map {
        Work(
          world: $0.0, path: $0.1, testDescription: "\($0.2), \(isInterrupted)",
          isInterrupted: isInterrupted)
      }
    }
  }

  @Test(
    "to a file that it has written is kept when the run is rolled back, and reported",
    arguments: Work.all)
  func workSince(example: Work) throws {
    let good = try example.world.make()
    let before = try FileTree(at: good.path)
    let log = FailingFileSystem()
    try example.world.run(at: good.path, on: log)
    let last = try #require(log.log.lastIndex { $0.isCommit })
    let package = try example.world.make()
    let edit = Once { try package.write(example.path, "mine") }
    let calls = Mutex(0)
    let system = FailingFileSystem(failsAt: example.isInterrupted ? nil : last) { _ in
      let index = calls.withLock { calls in
        defer { calls += 1 }
        return calls
      }
      if index == last, !example.isInterrupted { try edit.run() }
    }
    let commits = log.log[..<last].count(where: \.isCommit)
    let scaffolder = Scaffolder(fileSystem: system) {
      guard example.isInterrupted, system.log.count(where: \.isCommit) == commits else {
        return false
      }
      do { try edit.run() } catch { Issue.record(error) }
      return true
    }
    let changes = try scaffolder.preview(try example.world.plan(at: package.path))
    let failure = #expect(throws: ScaffoldError.self) { try scaffolder.apply(changes) }
    #expect(edit.hasRun)
    #expect(failure?.diagnostics.contains { $0.message.contains("nothing was changed") } == false)
    #expect(failure?.diagnostics.contains { $0.code == .kept } == true)
    let items = try FileTree(at: package.path).items
    #expect(items[example.path]?.entry == .file(Array("mine".utf8)))
    // What was there before is there still, if not in its place.
    for (path, item) in before.items {
      #expect(items[path]?.entry == item.entry || items.values.contains { $0.entry == item.entry })
    }
    #expect(!items.keys.contains { $0.contains("journal") })
  }

  @Test(
    "to a file that is being rolled back is kept, though it cannot be put back at once",
    arguments: Work.all.filter { !$0.isInterrupted }, [EEXIST, EIO])
  func workAtTheLastMoment(example: Work, number: Int32) throws {
    let good = try example.world.make()
    let log = FailingFileSystem()
    try example.world.run(at: good.path, on: log)
    let last = try #require(log.log.lastIndex { $0.isCommit })
    let package = try example.world.make()
    let edit = Once { try package.write(example.path, "mine") }
    let refusal = Once { throw SystemError(operation: "move", path: "", number: number) }
    let calls = Mutex(0)
    let system = FailingFileSystem(failsAt: last) { call in
      let index = calls.withLock { calls in
        defer { calls += 1 }
        return calls
      }
      guard index > last, call.isCommit else { return }
      if edit.hasRun { try refusal.run() } else { try edit.run() }
    }
    let failure = #expect(throws: ScaffoldError.self) {
      try example.world.run(at: package.path, on: system)
    }
    #expect(edit.hasRun && refusal.hasRun)
    #expect(failure?.diagnostics.contains { $0.code == .kept } == true)
    let items = try FileTree(at: package.path).items
    #expect(items[example.path]?.entry == .file(Array("mine".utf8)))
    #expect(!items.keys.contains { $0.contains("journal") })
  }

  @Test("to a folder that is moved away does not lead a run out of it")
  func movedFolder() throws {
    let world = ApplyWorld.existingFolder
    let package = try world.make()
    let outside = try TestPackage(["keep": ""])
    let deed = Once {
      try package.rename("Sources/App/SignIn", to: "Sources/App/Moved")
      try package.link("Sources/App/SignIn", to: outside.path)
    }
    let system = FailingFileSystem { _ in try deed.run() }
    do { try world.run(at: package.path, on: system) } catch is ScaffoldError {}
    #expect(deed.hasRun)
    #expect(try FileTree(at: outside.path).paths == ["keep"])
  }
}

/// Something that is done the first time only.
final class Once: @unchecked Sendable {
  private(set) var hasRun = false
  private let deed: () throws -> Void

  init(_ deed: @escaping () throws -> Void) { self.deed = deed }

  func run() throws {
    guard !hasRun else { return }
    hasRun = true
    try deed()
  }
}
