import Testing

@testable import ScaffoldKit

@Suite("The folders below a root")
struct DirectoryTreeTests {
  /// A root with folders `a/b`, `c`, a file `file`, and the links of one case; beside it `outside`.
  private static func world(_ links: [(String, String)]) throws -> TestPackage {
    let package = try TestPackage([
      "root/a/b/x": "", "root/c/x": "", "root/file": "", "outside/x": "",
    ])
    for (name, target) in links { try package.link("root/\(name)", to: target) }
    return package
  }

  private static func tree(_ package: TestPackage) throws -> DirectoryTree {
    DirectoryTree(root: try DiskFileSystem().directory(at: "\(package.path)/root"))
  }

  static let resolved: [([(String, String)], String, String)] = [
    ([], "a/b", "a/b"),
    ([("l", "a/b")], "l", "a/b"),
    ([("l", "./a/./b/")], "l", "a/b"),
    ([("l", "a")], "l/b", "a/b"),
    ([("a/l", "../c")], "a/l", "c"),
    ([("a/b/l", "../../c/../a")], "a/b/l", "a"),
    ([("l", "m"), ("m", "n"), ("n", "a/b")], "l", "a/b"),
    ([("l", "a/b"), ("m", "l/..")], "m", "a"),
    ([("l", "a/b"), ("m", "l/../../c")], "m", "c"),
    ([("l", ".")], "l/l/l/a", "a"),
    ([("a/up", "..")], "a/up/c", "c"),
  ]

  @Test(
    "are found through links that stay inside, `..` counted from where a link leads",
    arguments: resolved)
  func inside(links: [(String, String)], path: String, expected: String) throws {
    let package = try Self.world(links)
    var tree = try Self.tree(package)
    let resolved = try tree.resolved(path.split(separator: "/").map(String.init))
    #expect(resolved?.joined(separator: "/") == expected)
  }

  static let refused: [([(String, String)], String, String, Diagnostic.Category)] = [
    ([("l", "../outside")], "l", "link-leads-out", .containment),
    ([("l", "a/../../outside")], "l", "link-leads-out", .containment),
    ([("l", "../root/a")], "l", "link-leads-out", .containment),
    ([("l", "/")], "l", "link-leads-out", .containment),
    ([("l", "/tmp")], "l/b", "link-leads-out", .containment),
    ([("a/b/l", "../../../outside")], "a/b/l", "link-leads-out", .containment),
    ([("l", "m"), ("m", "../outside")], "l", "link-leads-out", .containment),
    ([("l", "a/b"), ("m", "l/../../..")], "m", "link-leads-out", .containment),
    ([("l", "nowhere")], "l", "dangling-link", .containment),
    ([("l", "a/nowhere/..")], "l", "dangling-link", .containment),
    ([("l", "m"), ("m", "nowhere")], "l", "dangling-link", .containment),
    ([("l", "l")], "l", "too-many-links", .containment),
    ([("l", "m"), ("m", "l")], "l", "too-many-links", .containment),
    ([("l", "m/x"), ("m", "l/y")], "l", "too-many-links", .containment),
    ([], "file", "not-a-folder", .conflict),
    ([], "file/x", "not-a-folder", .conflict),
    ([("l", "file")], "l", "not-a-folder", .conflict),
    ([("l", "file/..")], "l", "not-a-folder", .conflict),
  ]

  @Test(
    "are refused when the way leads out, nowhere, in circles or through a file", arguments: refused)
  func outside(
    links: [(String, String)], path: String, code: String, category: Diagnostic.Category
  ) throws {
    let package = try Self.world(links)
    var tree = try Self.tree(package)
    let failure = #expect(throws: ScaffoldError.self) {
      try tree.directory(path.split(separator: "/").map(String.init))
    }
    #expect(failure?.diagnostics.map(\.code.rawValue) == [code])
    #expect(failure?.category == category)
  }

  @Test("that are not there are no error, and neither is what would be below them")
  func missing() throws {
    let package = try Self.world([("l", "a")])
    var tree = try Self.tree(package)
    for path in [["none"], ["none", "deeper"], ["a", "none"], ["l", "none"]] {
      #expect(try tree.directory(path) == nil)
    }
    #expect(try tree.resolved([]) == [])
  }

  @Test("are found, and refused, after many others were looked for in vain")
  func missingBesideOthers() throws {
    let package = try Self.world([("l", "a/b"), ("m", "../outside"), ("é", "c")])
    var tree = try Self.tree(package)
    for number in 0..<5 {
      #expect(try tree.directory(["none\(number)"]) == nil)
      #expect(try tree.directory(["a", "none\(number)", "deeper"]) == nil)
    }
    #expect(try tree.directory(["A"]) == nil)
    #expect(try tree.resolved(["a", "b"]) == ["a", "b"])
    #expect(try tree.resolved(["l"]) == ["a", "b"])
    #expect(try tree.resolved(["é"]) == ["c"])
    for (name, code) in [("m", "link-leads-out"), ("file", "not-a-folder")] {
      let failure = #expect(throws: ScaffoldError.self) { try tree.directory([name]) }
      #expect(failure?.diagnostics.map(\.code.rawValue) == [code])
    }
  }

  @Test("that may be entered but not listed are entered")
  func unlisted() throws {
    let package = try Self.world([])
    let system = FailingFileSystem(isListable: false)
    var tree = DirectoryTree(root: try system.directory(at: "\(package.path)/root"))
    for number in 0..<3 { #expect(try tree.directory(["none\(number)"]) == nil) }
    #expect(try tree.resolved(["a", "b"]) == ["a", "b"])
  }

  @Test("follow a chain of sixteen links and no longer one")
  func chains() throws {
    let links = (1...17).map { ("l\($0)", $0 == 1 ? "a" : "l\($0 - 1)") }
    let package = try Self.world(links)
    var tree = try Self.tree(package)
    #expect(try tree.resolved(["l16"]) == ["a"])
    var fresh = try Self.tree(package)
    let failure = #expect(throws: ScaffoldError.self) { try fresh.directory(["l17"]) }
    #expect(failure?.diagnostics.map(\.code) == [.tooManyLinks])
  }

  @Test("stay the opened ones when a link takes their place")
  func raceOfLinks() throws {
    let package = try Self.world([])
    var tree = try Self.tree(package)
    let before = try #require(try tree.directory(["a"]))
    try package.rename("root/a", to: "root/moved")
    try package.link("root/a", to: "../outside")
    #expect(try tree.directory(["a"]) === before)
    #expect(try tree.directory(["a", "b"]) != nil)
  }

  @Test("are found through absolute links that lead back to the root, however it is spelt")
  func absoluteLinks() throws {
    let package = try Self.world([])
    try package.link("alias", to: "root")
    try package.link("root/real", to: "\(package.path)/root/a/b")
    try package.link("root/aliased", to: "\(package.path)/alias/./a//b/")
    try package.link("root/chain", to: "\(package.path)/root/real/../../c")
    try package.link("root/whole", to: "\(package.path)/root")
    try package.link("root/up", to: "\(package.path)/root/a/../../outside")
    try package.link("root/beside", to: "\(package.path)/outside")
    var tree = try Self.tree(package)
    #expect(try tree.resolved(["real"]) == ["a", "b"])
    #expect(try tree.resolved(["aliased"]) == ["a", "b"])
    #expect(try tree.resolved(["chain"]) == ["c"])
    #expect(try tree.resolved(["whole", "c"]) == ["c"])
    for name in ["up", "beside"] {
      let failure = #expect(throws: ScaffoldError.self) { try tree.directory([name]) }
      #expect(failure?.diagnostics.map(\.code) == [.linkLeadsOut])
    }
  }

  @Test("are refused below a depth that only an attack reaches")
  func depth() throws {
    let package = try Self.world([])
    var tree = try Self.tree(package)
    #expect(try tree.directory(Array(repeating: "a", count: 256)) == nil)
    let failure = #expect(throws: ScaffoldError.self) {
      try tree.directory(Array(repeating: "a", count: 100_000))
    }
    #expect(failure?.diagnostics.map(\.code) == [.tooDeep])
  }

  static let twins: [(String, String, String?)] = [
    ("SignIn", "signin", "SignIn"),
    ("Cafe\u{301}", "Caf\u{E9}", "Cafe\u{301}"),
    ("Straße", "STRASSE", "Straße"),
    ("2024", "2024", nil),
    ("SignIn", "SignIn", nil),
    ("SignIn", "SignUp", nil),
  ]

  @Test(
    "know an entry that differs in case or normalisation only, whatever the disk makes of it",
    arguments: twins, [false, true])
  func twin(names: (String, String, String?), ignoresCase: Bool) throws {
    let (existing, wanted, expected) = names
    let package = try TestPackage(["root/\(existing)/x": ""])
    let disk = FailingFileSystem(ignoresCase: ignoresCase)
    for isFolder in [false, true] {
      var tree = DirectoryTree(root: try disk.directory(at: "\(package.path)/root"))
      for _ in 1...2 {
        let twin = try tree.twin(of: wanted, in: [], isFolder: isFolder)
        #expect(twin.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
      }
      #expect(try tree.twin(of: "x", in: ["none"], isFolder: isFolder) == nil)
    }
  }

  #if os(Linux)
    @Test("have no twin of an entry that is there under its very name", arguments: [false, true])
    func exactAndTwin(isFolder: Bool) throws {
      let package = try TestPackage(["root/a/x": "", "root/A/x": ""])
      var tree = try Self.tree(package)
      #expect(try tree.twin(of: "a", in: [], isFolder: isFolder) == nil)
      #expect(try tree.twin(of: "A", in: [], isFolder: isFolder) == nil)
    }

    @Test("need no list of the names around a folder that is there")
    func withoutList() throws {
      let package = try TestPackage(["root/Sources/App/x": ""])
      let disk = FailingFileSystem(isListable: false)
      var tree = DirectoryTree(root: try disk.directory(at: "\(package.path)/root"))
      #expect(try tree.twin(of: "Sources", in: [], isFolder: true) == nil)
      #expect(try tree.twin(of: "App", in: ["Sources"], isFolder: true) == nil)
      #expect(throws: ScaffoldError.self) {
        try tree.twin(of: "app", in: ["Sources"], isFolder: true)
      }
    }
  #endif
}

extension TestPackage {
  func rename(_ name: String, to newName: String) throws {
    let system = try DiskFileSystem().directory(at: path)
    var (from, to) = (system, system)
    let old = name.split(separator: "/").map(String.init)
    let new = newName.split(separator: "/").map(String.init)
    for folder in old.dropLast() { from = try from.directory(folder) }
    for folder in new.dropLast() { to = try to.directory(folder) }
    try from.move(old[old.count - 1], to: to, as: new[new.count - 1])
  }
}
