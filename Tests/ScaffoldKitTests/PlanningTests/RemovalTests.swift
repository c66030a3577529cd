import Foundation
import Testing

@testable import ScaffoldKit

@Suite("Removing a module")
struct RemovalTests {
  static func world(package: [String: String] = [:]) throws -> TemplateWorld {
    try TemplateWorld(
      TemplateWorld.manifest(
        files: #"""
          {"source": "A.swift", "path": "<<Module>>A.swift", "role": "source"},
          {"source": "B.swift", "path": "Inner/<<Module>>B.swift", "role": "source"},
          {"source": "T.swift", "path": "<<Module>>Tests.swift", "role": "test"}
          """#),
      files: [
        "A.swift": "struct <<Module>>A {}\n", "B.swift": "struct <<Module>>B {}\n",
        "T.swift": "struct <<Module>>T {}\n",
      ], package: package)
  }

  static func create(
    _ world: TemplateWorld, _ names: String..., onConflict: ConflictPolicy = .fail
  ) throws {
    var request = try world.request(names)
    request.onConflict = onConflict
    let scaffolder = Scaffolder()
    _ = try scaffolder.apply(try scaffolder.preview(try scaffolder.plan(request)))
  }

  @discardableResult
  static func remove(
    _ world: TemplateWorld, _ names: [String], force: Bool = false,
    on fileSystem: any FileSystem = DiskFileSystem()
  ) throws -> AppliedChanges {
    let scaffolder = Scaffolder(fileSystem: fileSystem)
    var request = RemovalRequest(modules: names, packagePath: world.package)
    request.removesEdited = force
    request.removesIncomplete = true
    return try scaffolder.apply(try scaffolder.previewRemoval(request))
  }

  // MARK: There and back

  /// Modules in the order in which they are created, each group in one run, and removed.
  static let orders: [(created: [[String]], removed: [[String]])] = [
    ([["M"]], [["M"]]),
    ([["F/M"]], [["F/M"]]),
    ([["M"], ["N"]], [["M"], ["N"]]),
    ([["F/M"], ["F/N"]], [["F/M"], ["F/N"]]),
    ([["F/M"], ["F/N"]], [["F/N"], ["F/M"]]),
    ([["F/M", "F/N"]], [["F/M"], ["F/N"]]),
    ([["F/M"], ["F/N"], ["F/G/O"]], [["F/M"], ["F/N"], ["F/G/O"]]),
    ([["F/M"], ["F/N"], ["F/G/O"]], [["F/M", "F/G/O", "F/N"]]),
    ([["F/G/M"], ["F/N"], ["O"]], [["F/G/M", "O"], ["F/N"]]),
    ([["F/M"], ["F/M", "F/N"]], [["F/M"], ["F/N"]]),
  ]

  @Test("restores the tree as it was before, in whichever order", arguments: orders)
  func thereAndBack(created: [[String]], removed: [[String]]) throws {
    let world = try Self.world(package: ["Sources/App/Old.swift": "o", "Notes/N.md": "n"])
    try world.folder.makeFolder("Package/Sources/App/Empty")
    let before = try FileTree(at: world.package)
    for names in created {
      let scaffolder = Scaffolder()
      let plan = try scaffolder.plan(try world.request(names))
      _ = try scaffolder.apply(try scaffolder.preview(plan))
    }
    for names in removed { try Self.remove(world, names) }
    let after = try FileTree(at: world.package)
    #expect(after == before, "\(after)")
    let files = { (tree: FileTree) in
      tree.traces.filter { path, _ in tree.items[path]?.entry != .folder }
    }
    #expect(files(after) == files(before))
  }

  @Test("leaves folders that were there before, also empty ones, and those of others")
  func ownFolders() throws {
    let world = try Self.world()
    for folder in ["Sources/App/F/M", "Tests/AppTests/F", ".viper-gen/App"] {
      try world.folder.makeFolder("Package/" + folder)
    }
    let before = try FileTree(at: world.package)
    try Self.create(world, "F/M")
    try Self.remove(world, ["F/M"])
    #expect(try FileTree(at: world.package) == before)
    try Self.create(world, "F/M")
    try world.folder.write("Package/Sources/App/F/M/Inner/Mine.swift", "mine")
    try Self.remove(world, ["F/M"])
    let left = Set(try FileTree(at: world.package).paths).subtracting(before.paths)
    #expect(left == ["Sources/App/F/M/Inner/", "Sources/App/F/M/Inner/Mine.swift"])
  }

  @Test("never removes a file that existed before the module")
  func foreignFiles() throws {
    let old = ["Sources/App/M/MA.swift": "mine", "Tests/AppTests/M/MTests.swift": "struct MT {}\n"]
    let world = try Self.world(package: old)
    let before = try FileTree(at: world.package)
    try Self.create(world, "M", onConflict: .skip)
    #expect(try FileTree(at: world.package) != before)
    try Self.remove(world, ["M"], force: true)
    #expect(try FileTree(at: world.package) == before)
  }

  @Test("keeps edited files, with a warning, and removes them if requested")
  func editedFiles() throws {
    let world = try Self.world()
    let before = try FileTree(at: world.package)
    try Self.create(world, "M")
    try world.folder.write("Package/Sources/App/M/MA.swift", "mine")
    try world.folder.rename("Package/Tests/AppTests/M/MTests.swift", to: "gone")
    let kept = try Self.remove(world, ["M"])
    #expect(kept.changes.map(\.action) == [.removed, .kept, .overwritten])
    #expect(kept.diagnostics.map(\.severity) == [.warning, .warning, .note])
    #expect(
      kept.diagnostics.map { $0.location?.path } == [
        "Tests/AppTests/M/MTests.swift", "Sources/App/M/MA.swift", ".viper-gen/App/M.json",
      ])
    let left = try FileTree(at: world.package)
    #expect(left.items["Sources/App/M/MA.swift"]?.entry == .file(Array("mine".utf8)))
    #expect(left.items["Sources/App/M/Inner"] == nil && left.items["Tests/AppTests/M"] == nil)
    let again = try Self.remove(world, ["M"])
    #expect(again.changes.map(\.action) == [.kept, .identical] && !again.hasWritten)
    #expect(try FileTree(at: world.package).traces == left.traces)
    let forced = try Self.remove(world, ["M"], force: true)
    #expect(forced.changes.map(\.action) == [.removed, .removed, .removed])
    #expect(forced.diagnostics.isEmpty)
    #expect(try FileTree(at: world.package) == before)
  }

  @Test("refuses a module with missing files, unless the request removes it, too")
  func incomplete() throws {
    let world = try Self.world()
    try Self.create(world, "M")
    try world.folder.rename("Package/Sources/App/M/MA.swift", to: "Package/Sources/App/MA.swift")
    var request = RemovalRequest(modules: ["M"], packagePath: world.package)
    request.removesEdited = true
    let failure = #expect(throws: ScaffoldError.self) { try Scaffolder().previewRemoval(request) }
    #expect(failure?.category == .conflict)
    #expect(failure?.diagnostics.map(\.code) == [.fileMoved, .incompleteModule])
    request.removesIncomplete = true
    let changes = try Scaffolder().previewRemoval(request)
    #expect(changes.diagnostics.map(\.code) == [.fileMoved])
    let module = try Scaffolder().modules(packagePath: world.package)[0]
    #expect(module.files.compactMap { $0.foundAt?.description } == ["Sources/App/MA.swift"])
  }

  @Test("keeps a link that replaced a file, even if edited files are removed")
  func linkInPlace() throws {
    let world = try Self.world(package: ["Other.swift": "other"])
    try Self.create(world, "M")
    try world.folder.rename("Package/Sources/App/M/MA.swift", to: "gone")
    try world.folder.link("Package/Sources/App/M/MA.swift", to: "../../../Other.swift")
    let applied = try Self.remove(world, ["M"], force: true)
    #expect(applied.changes.map(\.action) == [.removed, .kept, .removed, .overwritten])
    let tree = try FileTree(at: world.package)
    #expect(tree.items["Sources/App/M/MA.swift"]?.entry == .link("../../../Other.swift"))
    #expect(tree.items["Other.swift"]?.entry == .file(Array("other".utf8)))
  }

  @Test("removes nothing outside the package, whatever its folders have become")
  func linkOut() throws {
    let world = try Self.world()
    try Self.create(world, "M")
    try world.folder.rename("Package/Sources/App/M", to: "Outside")
    try world.folder.link("Package/Sources/App/M", to: world.folder.path + "/Outside")
    let before = try FileTree(at: world.folder.path + "/Outside")
    try Self.remove(world, ["M"], force: true)
    #expect(try FileTree(at: world.folder.path + "/Outside").traces == before.traces)
    let tree = try FileTree(at: world.package)
    #expect(tree.items["Sources/App/M"]?.entry == .link(world.folder.path + "/Outside"))
    #expect(tree.items[".viper-gen"] == nil && tree.items["Tests/AppTests/M"] == nil)
  }

  // MARK: Refusals

  static let refusals: [([String], String?, [String], [String])] = [
    ([], nil, ["no-name"], ["'viper-gen list' lists the modules"]),
    (["SignIn"], nil, ["unknown-module"], ["did you mean 'F/SignIn'?"]),
    (["F/Signin"], nil, ["unknown-module"], ["did you mean 'F/SignIn'?"]),
    (["N/"], nil, ["unknown-module"], ["'viper-gen list' lists the modules"]),
    (["Quite/Different"], nil, ["unknown-module"], ["'viper-gen list' lists the modules"]),
    (["M", "M", "M"], nil, ["repeated-name"], ["name each module once"]),
    (["Both"], nil, ["several-targets"], ["choose one with '--target App' or '--target Tools'"]),
    (["M"], "Tools", ["unknown-module"], ["choose another with '--target App'"]),
    (["M", "./M/"], nil, ["repeated-name"], ["name each module once"]),
    (["X", "Both"], nil, ["unknown-module", "several-targets"], []),
    (["../M"], nil, ["unknown-module"], ["did you mean 'M'?"]),
  ]

  @Test("is refused for names that are not recorded or not clear", arguments: refusals)
  func refusal(names: [String], target: String?, codes: [String], help: [String]) throws {
    let world = try Self.world()
    try Self.create(world, "M", "F/SignIn", "Both")
    var record = try ModuleRecordTests.sample("Both", subfolder: [], target: "Tools")
    (record.files, record.folders) = ([], [])
    try world.folder.write(
      "Package/" + record.path.description, String(decoding: record.contents, as: UTF8.self))
    let before = try FileTree(at: world.package)
    var request = RemovalRequest(modules: names, packagePath: world.package)
    request.target = target
    let failure = #expect(throws: ScaffoldError.self) {
      try Scaffolder().previewRemoval(request)
    }
    #expect(failure?.diagnostics.map(\.code.rawValue) == codes)
    if !help.isEmpty { #expect(failure?.diagnostics.map(\.help) == help) }
    #expect(try FileTree(at: world.package).traces == before.traces)
  }

  @Test("finds the module of one target among namesakes")
  func namesakes() throws {
    let world = try Self.world()
    try Self.create(world, "Both")
    var record = try ModuleRecordTests.sample("Both", subfolder: [], target: "Tools")
    (record.files, record.folders) = ([], [])
    try world.folder.write(
      "Package/" + record.path.description, String(decoding: record.contents, as: UTF8.self))
    var request = RemovalRequest(modules: ["Both"], packagePath: world.package)
    request.target = "Tools"
    let changes = try Scaffolder().previewRemoval(request)
    #expect(changes.changes.map(\.file.path.description) == [".viper-gen/Tools/Both.json"])
  }
}
