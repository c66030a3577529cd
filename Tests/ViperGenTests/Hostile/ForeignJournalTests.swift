import Foundation
import Testing

@testable import ScaffoldKit

@Suite("A journal that a clone brings")
struct ForeignJournalTests {
  /// A step that deletes the head of the repository, replaces the manifest, or adds a source.
  static let attacks = [
    #"{"deed": "remove", "folder": [".git"], "name": "HEAD", "hidden": ".viper-gen-0-1"}"#,
    #"{"deed": "remove", "folder": [], "name": ".git", "hidden": ".viper-gen-0-1"}"#,
    #"{"deed": "create", "folder": [".git", "hooks"], "name": "post-checkout", "hidden": ".viper-gen-0-1"}"#,
    #"{"deed": "create", "folder": ["Sources", "App"], "name": "New.swift", "hidden": ".viper-gen-0-1"}"#,
    #"{"deed": "replace", "folder": [], "name": "Package.swift", "hidden": ".viper-gen-0-1", "old": "OLD", "new": "NEW"}"#,
    #"{"deed": "remove", "folder": ["Sources"], "name": "App", "hidden": ".viper-gen-0-1"}"#,
  ]

  static let names = [
    ".viper-gen-journal-committing", ".viper-gen-journal-done", ".viper-gen-journal-staging",
    ".viper-gen-journal-committing-1-2-0", ".viper-gen-journal-done-0-0-0",
    ".viper-gen-unfinished",
  ]

  /// Commands that change nothing here, with their statuses.
  static let commands: [([String], Int32)] = [
    (["list"], 0), (["update", "--check", "--templates", "../Templates"], 0), (["config"], 0),
    (["create", "B", "-n"] + HostileClone.templateOptions, 0), (["templates", "list"], 0),
    (["update", "--templates", "../Templates"], 0), (["remove", "Nope"], 66),
  ]

  private static func clone(_ name: String, _ step: String) throws -> HostileClone {
    let clone = try HostileClone.withModule()
    let steps = "{\n  \"version\": 1,\n  \"steps\": [\(step)]\n}\n"
    try clone.folder.write(steps, to: "Shop/\(name)")
    for folder in ["", "Sources/App/", ".git/hooks/", "Sources/"] {
      try clone.folder.write("evil\n", to: "Shop/\(folder).viper-gen-0-1")
    }
    return clone
  }

  @Test("is reported once, and neither finished nor undone", arguments: names)
  func ignored(name: String) throws {
    for attack in Self.attacks {
      let clone = try Self.clone(name, attack)
      let before = try clone.files()
      for (arguments, status) in Self.commands {
        let outcome = try clone.run(arguments)
        #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
        #expect(outcome.errors.ranges(of: "warning: ignored '\(name)'").count == 1)
        #expect(outcome.errors.contains("rm -r \(clone.root.path)/\(name)"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("interrupted"), "\(outcome.errors)")
      }
      #expect(try clone.files() == before)
    }
  }

  @Test("blocks no command", arguments: names)
  func blocksNothing(name: String) throws {
    let clone = try Self.clone(name, Self.attacks[0])
    let before = try clone.files()
    #expect(try clone.run(["create", "B"] + HostileClone.templateOptions).status == 0)
    #expect(try clone.run(["remove", "B"]).status == 0)
    #expect(try clone.files() == before)
  }

  @Test("is not used beside many others, which guess the name of this folder's")
  func guesses() throws {
    let clone = try HostileClone()
    let root = try DiskFileSystem().directory(at: clone.root.path)
    let name = try RunNames(in: root).journal(.committing)
    let step =
      #"{"deed": "create", "folder": ["Sources", "App"], "name": "B.swift", "hidden": ".viper-gen-0-1"}"#
    try clone.folder.write("evil\n", to: "Shop/Sources/App/.viper-gen-0-1")
    try clone.folder.write(
      "{\n  \"version\": 1,\n  \"steps\": [\(step)]\n}\n", to: "Shop/\(name)")
    for index in 0..<20 {
      try clone.folder.write("{}", to: "Shop/.viper-gen-journal-committing-1-\(index)-0")
    }
    let before = try clone.files()
    let outcome = try clone.run(["list"])
    #expect(outcome.status == 0 && outcome.errors.contains("and 17 more"), "\(outcome.errors)")
    #expect(try clone.files() == before)
  }

  @Test("with many wrong steps is refused at the first of them")
  func wrongSteps() throws {
    let clone = try HostileClone()
    let root = try DiskFileSystem().directory(at: clone.root.path)
    let step =
      #"{"deed": "create", "folder": ["a"], "name": "b", "hidden": ".viper-gen-0-1"}"#
    let steps = [String](repeating: step, count: 20_000).joined(separator: ",\n")
    try clone.folder.write(
      "{\n  \"version\": 1,\n  \"steps\": [\(steps)]\n}\n",
      to: "Shop/\(RunNames(in: root).journal(.committing))")
    let start = ContinuousClock.now
    let outcome = try clone.run(["list"])
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.ranges(of: "viper-gen does not write such a step").count == 1)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test("is not used under this folder's name if it names another folder, user or step")
  func ownName() throws {
    let clone = try HostileClone()
    let root = try DiskFileSystem().directory(at: clone.root.path)
    let names = try RunNames(in: root)
    for attack in Self.attacks[...2] {
      let text = "{\n  \"version\": 1,\n  \"steps\": [\(attack)]\n}\n"
      let journal = "Shop/\(names.journal(.committing))"
      try clone.folder.write(text, to: journal)
      try clone.folder.write("evil\n", to: "Shop/.git/hooks/.viper-gen-0-1")
      let before = try clone.files()
      let outcome = try clone.run(["list"])
      #expect(outcome.status == 77, "\(outcome.errors)")
      #expect(try clone.files() == before)
    }
  }

  @Test("is a copied one, whose run goes on only in its own folder")
  func copied() throws {
    let clone = try HostileClone()
    let root = try DiskFileSystem().directory(at: clone.root.path)
    let name = try RunNames(in: root).journal(.committing)
    try clone.folder.write(
      "{\n  \"version\": 1,\n  \"steps\": [\(Self.attacks[3])]\n}\n", to: "Shop/\(name)")
    try clone.folder.write("new\n", to: "Shop/Sources/App/.viper-gen-0-1")
    let copy = clone.folder.url.appending(path: "Copy")
    try FileManager.default.copyItem(at: clone.root, to: copy)
    let listed = try Program.viperGen(["list"], in: copy)
    #expect(listed.status == 0 && listed.errors.contains("warning: ignored '\(name)'"))
    let new = copy.appending(path: "Sources/App/New.swift")
    #expect(!FileManager.default.fileExists(atPath: new.path))
    let finished = try clone.run(["list"])
    #expect(finished.errors.contains("an interrupted run was completed"), "\(finished.errors)")
    #expect(try clone.files()["Sources/App/New.swift"] == Data("new\n".utf8))
  }

  @Test("is not used if another user has written it", .enabled(if: geteuid() == 0, "needs root"))
  func otherUser() throws {
    let clone = try HostileClone()
    let root = try DiskFileSystem().directory(at: clone.root.path)
    let name = try RunNames(in: root).journal(.committing)
    try clone.folder.write(
      "{\n  \"version\": 1,\n  \"steps\": [\(Self.attacks[5])]\n}\n", to: "Shop/\(name)")
    try FileManager.default.setAttributes(
      [.ownerAccountID: 65_534], ofItemAtPath: clone.root.appending(path: name).path)
    let before = try clone.files()
    let outcome = try clone.run(["list"])
    #expect(outcome.status == 0 && outcome.errors.contains("warning: ignored"), "\(outcome.errors)")
    #expect(try clone.files() == before)
  }

  @Test("may be as long as it wants: it is not read")
  func long() throws {
    let step = Self.attacks[3]
    let steps = Array(repeating: step, count: 200_000).joined(separator: ",\n")
    let clone = try Self.clone(".viper-gen-journal-committing", steps)
    let start = ContinuousClock.now
    let outcome = try clone.run(["list"])
    #expect(outcome.status == 0 && start.duration(to: .now) < .seconds(2))
  }

  @Test("may have more steps than a run, and is refused in time")
  func bounded() throws {
    let clone = try HostileClone()
    let root = try DiskFileSystem().directory(at: clone.root.path)
    let name = try RunNames(in: root).journal(.committing)
    for count in [100_001, 200_000] {
      let steps = (0..<count).map { index in
        #"{"deed": "remove", "folder": [], "name": "\#(index)", "hidden": ".viper-gen-\#(index)-1"}"#
      }
      let text = "{\n  \"version\": 1,\n  \"steps\": [\(steps.joined(separator: ","))]\n}\n"
      try clone.folder.write(text, to: "Shop/\(name)")
      let outcome = try clone.run(["list"])
      #expect(outcome.status == 65, "\(outcome.errors)")
      #expect(outcome.errors.contains("more than 100000"))
    }
  }
}
