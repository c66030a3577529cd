import Foundation
import Testing

@testable import ScaffoldKit

@Suite("A run that was cut off")
struct RecoveryTests {
  /// A package folder, for as long as the object lives that made it.
  struct World {
    let path: String
    let keeper: Any
  }

  /// A package and one run in it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable () throws -> World
    let run: @Sendable (String, any FileSystem) throws -> Void
  }

  static let cases: [Case] =
    ApplyWorld.all.map { world in
      Case(
        testDescription: world.testDescription,
        make: {
          let package = try world.make()
          return World(path: package.path, keeper: package)
        },
        run: { path, system in
          let scaffolder = Scaffolder(fileSystem: system)
          _ = try scaffolder.apply(try scaffolder.preview(try world.plan(at: path)))
        })
    }
    + RemovalTransactionTests.cases.map { example in
      Case(
        testDescription: "remove: \(example.testDescription)",
        make: {
          let world = try example.make()
          return World(path: world.package, keeper: world)
        },
        run: { path, system in
          var request = RemovalRequest(modules: example.removed, packagePath: path)
          request.removesEdited = example.force
          let scaffolder = Scaffolder(fileSystem: system)
          _ = try scaffolder.apply(try scaffolder.previewRemoval(request))
        })
    }
    + [change]

  /// A change of a module that creates, replaces and removes files.
  static let change = Case(
    testDescription: "change",
    make: {
      let world = try TemplateWorld(
        TemplateWorld.manifest(
          files: #"""
            {"source": "A.swift", "path": "<<Module>>A.swift", "role": "source"},
            {"source": "B.swift", "path": "<<Module>>B.swift", "role": "source", "when": "not bare"},
            {"source": "B.swift", "path": "Old/<<Module>>C.swift", "role": "source", "when": "not bare"},
            {"source": "B.swift", "path": "New/<<Module>>D.swift", "role": "source", "when": "bare"}
            """#,
          options: #"{"name": "bare", "type": "boolean", "help": "h"}"#),
        files: ["A.swift": "// <<bare>>\n", "B.swift": "// more\n"])
      let scaffolder = Scaffolder()
      _ = try scaffolder.apply(try scaffolder.preview(try scaffolder.plan(world.request(["M"]))))
      return World(path: world.package, keeper: world)
    },
    run: { path, system in
      var request = ChangeRequest(modules: ["M"], packagePath: path)
      request.templateFolders = [path + "/../Templates"]
      request.edits = [.set("bare", ["true"])]
      let scaffolder = Scaffolder(fileSystem: system)
      _ = try scaffolder.apply(try scaffolder.preview(try scaffolder.planChange(request)))
    })

  @Test("keeps a file that it would have removed and that was edited since")
  func removedAndEditedSince() throws {
    let good = try Self.change.make()
    let log = FailingFileSystem()
    try Self.change.run(good.path, log)
    let first = try #require(log.log.firstIndex { $0.isCommit })
    let world = try cutOff(Self.change, at: first)
    let file = URL(filePath: world.path).appending(path: "Sources/App/M/MB.swift")
    try Data("mine".utf8).write(to: file)
    let failure = #expect(throws: ScaffoldError.self) {
      try recover(world.path, on: DiskFileSystem())
    }
    #expect(failure?.diagnostics.map(\.code) == [.editedSince])
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
    try FileManager.default.removeItem(at: file)
    #expect(try recover(world.path, on: DiskFileSystem()).map(\.code) == [.finished])
    #expect(try FileTree(at: world.path) == FileTree(at: good.path))
  }

  @Test("is brought to an end by the next, wherever it and that one were cut off", arguments: cases)
  func everyDeath(example: Case) throws {
    let good = try example.make()
    let before = try FileTree(at: good.path)
    let log = FailingFileSystem()
    try example.run(good.path, log)
    let after = try FileTree(at: good.path)
    var endings: Set<Bool> = []
    for (index, call) in log.log.enumerated() {
      let world = try cutOff(example, at: index)
      let isUntouched = try FileTree(at: world.path) == before
      let recovery = FailingFileSystem()
      let recovered = try recover(world.path, on: recovery)
      #expect(recovered.isEmpty == isUntouched, "cut off at \(call)")
      let tree = try FileTree(at: world.path)
      #expect(tree == before || tree == after, "cut off at \(call)")
      endings.insert(tree == after)
      for (second, other) in recovery.log.enumerated() {
        let world = try cutOff(example, at: index)
        #expect(throws: ScaffoldError.self) {
          try recover(world.path, on: FailingFileSystem(failsAt: second, dies: true))
        }
        _ = try recover(world.path, on: DiskFileSystem())
        let tree = try FileTree(at: world.path)
        #expect(tree == before || tree == after, "cut off at \(call), then at \(other)")
      }
    }
    #expect(endings.contains(false))
  }

  private func cutOff(_ example: Case, at index: Int) throws -> World {
    let world = try example.make()
    do {
      try example.run(world.path, FailingFileSystem(failsAt: index, dies: true))
    } catch is ScaffoldError {}
    return world
  }

  private func recover(_ path: String, on system: any FileSystem) throws -> [Diagnostic] {
    try Scaffolder(fileSystem: system).locking(packagePath: path).recovered
  }

  @Test("continues if a file that it moved aside cannot be removed, and reports that")
  func stuckLeftovers() throws {
    let package = try ApplyWorld.overwrite.make()
    let run = FailingFileSystem { call in
      if call.verb == "remove" { throw SystemError(operation: "remove", path: "x", number: EIO) }
    }
    try ApplyWorld.overwrite.run(at: package.path, on: run)
    try #require(
      try FileTree(at: package.path).paths.contains(try Self.journal(.done, in: package.path)))
    let stuck = FailingFileSystem { call in
      if call.verb == "remove", !call.name.hasPrefix(".viper-gen-journal") {
        throw SystemError(operation: "remove", path: call.name, number: EACCES)
      }
    }
    let notes = try recover(package.path, on: stuck)
    #expect(notes.map(\.code).first == .finished && notes.count > 1)
    for note in notes.dropFirst() {
      #expect(note.code == .noPermission && note.severity == .warning && note.help != nil)
    }
    #expect(try recover(package.path, on: DiskFileSystem()).isEmpty)
  }

  // MARK: What happened in between

  @Test("is not finished over a file that was edited since, nor loses it")
  func editedSince() throws {
    let package = try ApplyWorld.overwrite.make()
    let system = FailingFileSystem(failsAt: 5, dies: true)
    #expect(throws: ScaffoldError.self) {
      try ApplyWorld.overwrite.run(at: package.path, on: system)
    }
    try #require(system.log.map(\.verb).prefix(6).last == "exchange")
    try package.write("Sources/App/B.swift", "mine")
    let tree = try FileTree(at: package.path)
    let failure = #expect(throws: ScaffoldError.self) {
      try recover(package.path, on: DiskFileSystem())
    }
    #expect(failure?.diagnostics.map(\.code) == [.editedSince])
    #expect(try FileTree(at: package.path) == tree)
    try package.rename("Sources/App/B.swift", to: "mine")
    #expect(try recover(package.path, on: DiskFileSystem()).map(\.code) == [.finished])
    let items = try FileTree(at: package.path).items
    #expect(items["Sources/App/A.swift"]?.entry == .file(Array("new a".utf8)))
    #expect(items["Sources/App/B.swift"]?.entry == .file([]))
    #expect(items["mine"]?.entry == .file(Array("mine".utf8)))
  }

  @Test("keeps what was put into a folder that it had made already")
  func addedSince() throws {
    let package = try ApplyWorld.freshFolder.make()
    let log = FailingFileSystem()
    let good = try ApplyWorld.freshFolder.make()
    try ApplyWorld.freshFolder.run(at: good.path, on: log)
    let last = try #require(log.log.lastIndex { $0.isCommit })
    #expect(throws: ScaffoldError.self) {
      try ApplyWorld.freshFolder.run(
        at: package.path, on: FailingFileSystem(failsAt: last, dies: true))
    }
    try package.write("Sources/App/SignIn/Mine.swift", "mine")
    #expect(try recover(package.path, on: DiskFileSystem()).map(\.code) == [.finished])
    let items = try FileTree(at: package.path).items
    #expect(items["Sources/App/SignIn/Mine.swift"] != nil)
    #expect(items["Tests/AppTests/SignIn/SignInTests.swift"] != nil)
  }

  @Test("is reported by a dry run, which touches nothing")
  func dryRun() throws {
    let world = ApplyWorld.existingFolder
    let package = try world.make()
    #expect(throws: ScaffoldError.self) {
      try world.run(at: package.path, on: FailingFileSystem(failsAt: 2, dies: true))
    }
    let tree = try FileTree(at: package.path)
    let changes = try Scaffolder().preview(try world.plan(at: package.path))
    #expect(changes.diagnostics.map(\.code) == [.unfinished])
    #expect(try FileTree(at: package.path).traces == tree.traces)
  }

  static let passages: [(Journal.Phase, Journal.Phase)] = [
    (.staging, .committing), (.committing, .done),
  ]

  @Test("is brought to an end between two phases, too", arguments: passages.indices, cases.indices)
  func betweenPhases(passage: Int, index: Int) throws {
    let (first, second) = Self.passages[passage]
    let example = Self.cases[index]
    let good = try example.make()
    let before = try FileTree(at: good.path)
    let log = FailingFileSystem()
    try example.run(good.path, log)
    let after = try FileTree(at: good.path)
    let secondName = try Self.journal(second, in: good.path)
    guard let moment = log.log.firstIndex(where: { $0.name == secondName }) else { return }
    // The journal has both names, as where a file is moved by a link and the removal of the old name.
    let world = try cutOff(example, at: moment)
    let root = URL(filePath: world.path)
    try FileManager.default.linkItem(
      at: root.appending(path: try Self.journal(first, in: world.path)),
      to: root.appending(path: try Self.journal(second, in: world.path)))
    #expect(try recover(world.path, on: DiskFileSystem()).count == 1)
    let tree = try FileTree(at: world.path)
    #expect(tree == before || tree == after)
  }

  // MARK: Journals

  /// The name of this user's journal in a folder.
  private static func journal(_ phase: Journal.Phase, in path: String) throws -> String {
    try RunNames(in: try DiskFileSystem().directory(at: path)).journal(phase)
  }

  static let badJournals: [(Journal.Phase, String, code: String)] = [
    (.committing, "{}", "missing-key"),
    (.committing, "{\"version\": 2, \"steps\": []}", "bad-journal"),
    (.done, "", "json-syntax"),
    (.committing, step(folder: "[\"..\"]"), "bad-journal"),
    (.committing, step(folder: "[\"a/../..\"]"), "bad-journal"),
    (.done, step(hidden: "Package.swift"), "bad-journal"),
    (.done, step(hidden: ".viper-gen-/../x"), "bad-journal"),
    (.committing, step(name: ".."), "bad-journal"),
    (.committing, step(deed: "explode"), "bad-journal"),
    (.committing, step(deed: "replace"), "bad-journal"),
    (.committing, step(hidden: ".viper-gen-1-x"), "bad-journal"),
    (.committing, steps(("create", "B", "0-x"), ("remove", "A", "1-x")), "bad-journal"),
    (.committing, steps(("remove", "A", "0-x"), ("remove", "A", "1-x")), "bad-journal"),
    (.committing, steps(("create", "A", "0-x"), ("create", "B", "0-x")), "bad-journal"),
    (.committing, steps(("create", "A", "0-x"), ("create", "B", "1-y")), "bad-journal"),
    (.committing, "", "json-syntax"),
  ]

  private static func steps(_ steps: (deed: String, name: String, hidden: String)...) -> String {
    let objects = steps.map { step in
      """
      {"deed": "\(step.deed)", "folder": [], "name": "\(step.name)",
      "hidden": ".viper-gen-\(step.hidden)"}
      """
    }
    return "{\"version\": 1, \"steps\": [\(objects.joined(separator: ", "))]}"
  }

  private static func step(
    deed: String = "create", folder: String = "[]", name: String = "A",
    hidden: String = ".viper-gen-0-x"
  ) -> String {
    """
    {"version": 1, "steps": [{"deed": "\(deed)", "folder": \(folder), "name": "\(name)",
    "hidden": "\(hidden)"}]}
    """
  }

  @Test("is left alone when its journal is none of ours", arguments: badJournals.indices)
  func badJournal(index: Int) throws {
    let (phase, text, code) = Self.badJournals[index]
    let package = try TestPackage(["Package.swift": "p", ".viper-gen-0-x": "x"])
    try package.write(try Self.journal(phase, in: package.path), text)
    let before = try FileTree(at: package.path)
    let failure = #expect(throws: ScaffoldError.self) {
      try recover(package.path, on: DiskFileSystem())
    }
    #expect(failure?.category == .data)
    #expect(failure?.diagnostics.first?.code.rawValue == code, "\(text)")
    #expect(failure?.diagnostics.allSatisfy { $0.help != nil } == true, "\(text)")
    #expect(try FileTree(at: package.path) == before)
  }

  @Test("never leads out of the package")
  func contained() throws {
    let outside = try TestPackage([".viper-gen-0-x": "x"])
    let package = try TestPackage(["Package.swift": "p"])
    try package.write(
      try Self.journal(.committing, in: package.path), Self.step(folder: "[\"way\"]"))
    try package.link("way", to: outside.path)
    let failure = #expect(throws: ScaffoldError.self) {
      try recover(package.path, on: DiskFileSystem())
    }
    #expect(failure?.category == .containment)
    #expect(try FileTree(at: outside.path).paths == [".viper-gen-0-x"])
  }

  @Test("needs no journal that is whole to be undone before it began")
  func cutOffJournal() throws {
    let package = try TestPackage(["Package.swift": "p"])
    try package.write(try Self.journal(.staging, in: package.path), "{\n  \"ver")
    #expect(try recover(package.path, on: DiskFileSystem()).map(\.code) == [.undone])
    #expect(try FileTree(at: package.path).paths == ["Package.swift"])
  }

  // MARK: The lock

  @Test("is not taken for one while it is at work: others wait until it is done")
  func waiting() throws {
    let package = try ApplyWorld.existingFolder.make()
    let waits = Counter()
    var holder: Scaffolder? = try Scaffolder().locking(packagePath: package.path)
    #expect(holder?.recovered == [])
    let other = Scaffolder(isInterrupted: { waits.next() == 3 })
    let failure = #expect(throws: ScaffoldError.self) {
      try other.locking(packagePath: package.path)
    }
    #expect(failure?.category == .interrupted)
    #expect(waits.next() >= 4)
    holder = nil
    _ = try Scaffolder().locking(packagePath: package.path)
  }
}
