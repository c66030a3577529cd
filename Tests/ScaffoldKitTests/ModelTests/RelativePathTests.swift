import Testing

@testable import ScaffoldKit

@Suite("A relative path")
struct RelativePathTests {
  static let good: [(String, [String])] = [
    ("A.swift", ["A.swift"]),
    ("Sources/App/A.swift", ["Sources", "App", "A.swift"]),
    (".viper-gen/SignIn.json", [".viper-gen", "SignIn.json"]),
    ("My Feature/Größe", ["My Feature", "Größe"]),
    ("a..b/c...d", ["a..b", "c...d"]),
    ("console/nullable/com10", ["console", "nullable", "com10"]),
  ]

  @Test("is read name by name", arguments: good)
  func names(text: String, components: [String]) throws {
    let path = try RelativePath(validating: text)
    #expect(path.components == components)
    #expect(path.description == text)
    #expect(path.name == components.last)
    #expect(Array(path.folder) == components.dropLast())
  }

  static let bad: [(LongText, String, Diagnostic.Category)] = [
    ("", "path-syntax", .usage),
    ("/etc/passwd", "path-absolute", .containment),
    ("\\\\server\\share", "path-absolute", .containment),
    ("C:\\x", "path-absolute", .containment),
    ("c:x", "path-absolute", .containment),
    ("..", "path-escape", .containment),
    ("a/../b", "path-escape", .containment),
    ("a/..", "path-escape", .containment),
    ("a\\..\\b", "path-escape", .containment),
    ("a\\b", "path-syntax", .usage),
    ("a//b", "path-syntax", .usage),
    ("a/", "path-syntax", .usage),
    (".", "path-syntax", .usage),
    ("a/./b", "path-syntax", .usage),
    ("...", "path-syntax", .usage),
    ("a./b", "path-syntax", .usage),
    (" a/b", "path-syntax", .usage),
    ("a /b", "path-syntax", .usage),
    ("ab:c", "path-syntax", .usage),
    ("a*", "path-syntax", .usage),
    ("a\u{0}b", "path-invisible", .usage),
    ("a\nb", "path-invisible", .usage),
    ("a\u{200B}b", "path-invisible", .usage),
    ("a/\u{202E}b", "path-invisible", .usage),
    ("NUL", "path-reserved", .usage),
    ("a/con.txt", "path-reserved", .usage),
    ("Com1", "path-reserved", .usage),
    ("LPT¹", "path-reserved", .usage),
    (LongText(String(repeating: "a", count: 256)), "path-length", .usage),
    (LongText(String(repeating: "é", count: 128)), "path-length", .usage),
    (LongText(String(repeating: "a/", count: 32) + "a"), "path-length", .usage),
    (LongText(String(repeating: "a/", count: 100_000) + "a"), "path-length", .usage),
    (
      LongText(
        Array(repeating: String(repeating: "a", count: 250), count: 5).joined(separator: "/")),
      "path-length", .usage
    ),
  ]

  @Test("is refused when it leads out or some system cannot store it", arguments: bad)
  func refusals(text: LongText, code: String, category: Diagnostic.Category) {
    let failure = #expect(throws: ScaffoldError.self) { try RelativePath(validating: text.text) }
    #expect(failure?.diagnostics.map(\.code.rawValue) == [code])
    #expect(failure?.category == category)
    #expect(
      failure?.description.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isDeceptive } == true)
  }

  static let deviceNames: [String] =
    ["con", "prn", "aux", "nul", "conin$", "conout$"]
    + (0...9).flatMap { ["com\($0)", "lpt\($0)"] }

  @Test("is refused for each device of Windows in any case", arguments: deviceNames)
  func devices(name: String) {
    for spelled in [name, name.uppercased(), name.prefix(1).uppercased() + name.dropFirst()] {
      for path in [spelled, spelled + ".txt", "Feature/\(spelled)"] {
        let failure = #expect(throws: ScaffoldError.self) { try RelativePath(validating: path) }
        #expect(failure?.diagnostics.map(\.code) == [.pathReserved], "\(path)")
      }
    }
  }

  @Test(
    "is taken for names that only look like devices",
    arguments: [
      "Com", "COM10", "Lpt", "Cone", "Nulls", "Aux2", "Prn1", "Panel", "A", "Login", "x.con",
    ])
  func noDevices(name: String) throws {
    #expect(try RelativePath(validating: name).description == name)
    #expect(try RelativePath(validating: "\(name)/\(name)").components == [name, name])
  }

  @Test(
    "is read from a folder as a user types it, `.` included",
    arguments: [
      ("Feature", "Feature"), ("./Feature/", "Feature"), ("././A/B", "A/B"), (".", nil), ("", nil),
      ("./", nil), ("./.", nil), ("A/..", nil), ("A/../B/", "B"),
    ])
  func subfolders(text: String, path: String?) throws {
    #expect(try RelativePath.subfolder(text)?.description == path)
  }

  @Test("is split at every slash, also at one followed by a combining mark")
  func combiningMark() throws {
    let failure = #expect(throws: ScaffoldError.self) {
      try RelativePath(validating: "/\u{338}etc")
    }
    #expect(failure?.category == .containment)
    #expect(try RelativePath(validating: "a/\u{338}b").components == ["a", "\u{338}b"])
  }

  @Test("reports all its invalid names at once")
  func allAtOnce() {
    let failure = #expect(throws: ScaffoldError.self) {
      try RelativePath(validating: "NUL/a*/ b/good")
    }
    #expect(failure?.diagnostics.map(\.code) == [.pathReserved, .pathSyntax, .pathSyntax])
  }

  static let same = [
    ("App/SignIn.swift", "app/SIGNIN.swift"),
    ("Caf\u{E9}", "Cafe\u{301}"),
    ("Straße", "STRASSE"),
    ("ΟΔΟΣ", "οδος"),
    ("\u{212A}ey", "key"),
    ("ſet", "Set"),
    // An iota below the letter and an accent above it, in both orders.
    ("\u{3B7}\u{345}\u{301}", "\u{3B7}\u{301}\u{345}"),
  ]

  @Test("is one file with another that differs in case or normalisation only", arguments: same)
  func folding(first: String, second: String) throws {
    #expect(
      try RelativePath(validating: first).folded == RelativePath(validating: second).folded)
  }

  @Test("is another file when a letter differs")
  func unlike() throws {
    #expect(try RelativePath(validating: "a/b").folded != RelativePath(validating: "a/c").folded)
    #expect(
      try RelativePath(validating: "Resume").folded != RelativePath(validating: "Resumé").folded)
  }

  @Test("may be appended to another")
  func appending() throws {
    let path = try RelativePath(validating: "a/b").appending(RelativePath(validating: "c/d"))
    #expect(path.components == ["a", "b", "c", "d"])
  }

  @Test(
    "may have to be a single name",
    arguments: [
      ("viper", true), (".hidden", true), ("a/b", false), ("..", false), (".", false), ("", false),
      ("a\u{0}", false), ("nul", false),
    ])
  func entryNames(text: String, isName: Bool) {
    #expect(RelativePath.isName(text) == isName)
  }

  @Test("part at every slash, whatever follows it")
  func names() {
    #expect("/a//b/\u{301}c/".namesOnPath == ["a", "b", "\u{301}c"])
    #expect("".namesOnPath == [])
  }

  @Test("begin and end by their bytes, whatever marks join them")
  func ends() {
    #expect("/\u{301}a".begins(with: "/") && "--\u{301}a".begins(with: "--"))
    #expect("/a".begins(with: "") && "a/".begins(with: "a/"))
    #expect(!"a/".begins(with: "/") && !"-".begins(with: "--") && !"".begins(with: "/"))
    #expect("a.swift".ends(with: ".swift") && "a".ends(with: ""))
    #expect("a\u{301}".ends(with: "\u{301}"))
    #expect(!"a.swif".ends(with: ".swift") && !"t".ends(with: ".swift"))
    #expect(!"a.swiftt".ends(with: ".swift"))
  }
}
