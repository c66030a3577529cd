import Foundation
import Testing

@testable import viper_gen

/// `create --file`, through the built program.
@Suite("viper-gen create --file")
struct CreateFromTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.viperGen("create", "First", "--init", "--package-path", ".", "--target", "App")
  }

  private func shell(_ line: String) throws -> Outcome {
    try Program.tool("sh", ["-c", line, Program.viperGen.path], in: folder.url)
  }

  @Test("writes the modules of a list and of the command line in one run, with one report")
  func lines() throws {
    try folder.write("# ours\nLogIn\n\nAccount/LogOut # later\n", to: "list.txt")
    let outcome = try folder.viperGen("create", "Own", "--file", "list.txt", "--json")
    #expect(outcome.status == 0, "\(outcome.output)")
    let files = try #require(outcome.json()["files"] as? [[String: String]])
    let records = files.compactMap { $0["path"] }.filter { $0.hasPrefix(".viper-gen/App/") }
    #expect(
      records.map { $0.split(separator: "/").last } == ["Own.json", "LogIn.json", "LogOut.json"])
    let before = try folder.tree()
    let again = try folder.viperGen("create", "Own", "--file", "list.txt")
    #expect(again.status == 0 && again.errors == "unchanged\n")
    #expect(try folder.tree() == before)
  }

  @Test("keeps the options of modules that exist, except for those that the user types")
  func keptOptions() throws {
    try folder.write(#"[{"name": "LogIn", "template": "vip"}]"#, to: "list.json")
    let first = try folder.viperGen("create", "--file", "list.json", "--access", "public")
    #expect(first.status == 0, "\(first.errors)")
    let again = try folder.viperGen("create", "--file", "list.json")
    #expect(again.errors == "unchanged\n")
    let other = try folder.viperGen("create", "--file", "list.json", "--testing", "none")
    #expect(other.status == 0, "\(other.errors)")
    let record = try folder.text(of: ".viper-gen/App/LogIn.json")
    #expect(record.contains(#""testing": "none""#) && record.contains(#""access": "public""#))
    #expect(try folder.tree()["Tests/AppTests/LogIn"] == nil)
  }

  @Test("reports names that differ only in case once, at the second of them")
  func alike() throws {
    let before = try folder.tree()
    for (list, message) in [
      ("Abc\nABC", "'Abc' and 'ABC' differ only in case"),
      ("X/Abc\nx/ABC", "'X/Abc' and 'x/ABC' differ only in case"),
    ] {
      try folder.write(list, to: "list.txt")
      let outcome = try folder.viperGen("create", "--file", "list.txt")
      #expect(outcome.status == 65)
      let errors = outcome.errors.split(separator: "\n").filter { $0.contains("error:") }
      #expect(errors == ["list.txt:2:1: error: \(message)"])
    }
    try folder.write("X/Abc\nx/Def", to: "list.txt")
    let folders = try folder.viperGen("create", "--file", "list.txt")
    #expect(folders.status == 65)
    #expect(folders.errors.hasPrefix("list.txt:2:1: error: 'Sources/App/X' and 'Sources/App/x' w"))
    #expect(try folder.tree().filter { $0.key != "list.txt" } == before)
  }

  @Test("reports every file of a long list, as lines and as JSON, in the order of the list")
  func longReports() throws {
    let names = (1...60).map { "Module\($0)" }
    try folder.write(names.joined(separator: "\n"), to: "list.txt")
    let planned = try folder.viperGen("create", "--file", "list.txt", "--json", "--dry-run")
    #expect(planned.status == 0 && planned.output.utf8.count > 1 << 16)
    let outcome = try folder.viperGen("create", "--file", "list.txt")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try #require(planned.json()["files"] as? [[String: String]])
    let lines = files.map { "\($0["action"] ?? "")  \($0["path"] ?? "")\n" }
    #expect(lines.joined() == outcome.output)
    let records = files.compactMap { $0["path"] }.filter { $0.hasPrefix(".viper-gen/App/") }
    #expect(records == names.map { ".viper-gen/App/\($0).json" })
    for file in files {
      let path = try #require(file["path"])
      #expect(try !folder.text(of: path).isEmpty)
    }
  }

  @Test("keeps few folders open, however many a module has")
  func manyFolders() throws {
    try folder.write(
      #"""
      {
        "id": "many", "description": "a folder for each name",
        "options": [{"name": "parts", "type": "names", "default": [], "help": "parts"}],
        "files": [
          {"source": "X.swift", "path": "<<p>>/<<Module>><<p>>.swift", "role": "source", "for": "p in parts"}
        ]
      }
      """#, to: "templates/many/template.json")
    try folder.write("struct <<Module>><<p>> {}\n", to: "templates/many/X.swift")
    let parts = (1...400).map { "\"Part\($0)\"" }.joined(separator: ", ")
    let entries = (1...3).map { #"{"name": "M\#($0)", "options": {"parts": [\#(parts)]}}"# }
    try folder.write("[\(entries.joined(separator: ", "))]", to: "list.json")
    let outcome = try shell(
      #"ulimit -n 256; "$0" create --file list.json --templates templates --template many -q"#)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try folder.text(of: "Sources/App/M3/Part400/M3Part400.swift") == "struct M3Part400 {}\n")
  }

  @Test("shows its progress on a terminal, and erases it at the end")
  func progressOnTerminal() throws {
    // The line appears after a second, and a debug build takes longer than that for 150 modules.
    let names = (1...150).map { "Module\($0)\n" }.joined()
    try folder.write(names, to: "list.txt")
    let terminal = try PseudoTerminal("viper-gen create --file list.txt", in: folder.url)
    #expect(try terminal.finish() == 0)
    #expect(terminal.screen.contains(/\r\u{1B}\[K[a-z]+ \d+\/\d+\r/))
    let last = try #require(terminal.screen.ranges(of: "\r\u{1B}[K").last)
    #expect(terminal.screen[last.upperBound...].hasPrefix("Sources/App/"))
  }

  @Test("reads a list from the standard input, from a pipe and through a link")
  func streams() throws {
    #expect(try shell(#"printf 'A1\nA2\n' | "$0" create --file - -q"#).status == 0)
    #expect(
      try shell(#"mkfifo p && (printf '["B1"]' > p &) && "$0" create --file p -q"#).status == 0)
    try folder.write("C1\n", to: "list.txt")
    #expect(try shell(#"ln -s list.txt link && "$0" create --file link -q"#).status == 0)
    let list = try folder.viperGen("list").output
    for name in ["A1", "A2", "B1", "C1"] { #expect(list.contains("\(name) "), "\(name)") }
  }

  @Test("gives each module of a JSON list its own template, options and place")
  func json() throws {
    try folder.write(
      #"""
      ["Plain",
       {"name": "Edit", "template": "vip", "into": "Deep", "options": {"worker": true, "ui": "none"}}]
      """#, to: "list.json")
    try folder.write(
      #"{"templateOptions": {"vip": {"testing": "none"}}, "header": ["<<File>>"]}"#,
      to: ".viper-gen.json")
    let outcome = try folder.viperGen("create", "--file", "list.json", "--testing", "xctest")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let place = "Sources/App/Deep/Edit"
    #expect(try folder.text(of: "\(place)/EditWorker.swift").hasPrefix("// EditWorker.swift\n\n"))
    // What is typed comes before the configuration, for other templates, too.
    #expect(try record("Deep/Edit").contains(#""testing": "xctest""#))
    #expect(try record("Plain").contains(#""template": "viper""#))
  }

  private func record(_ name: String) throws -> String {
    try folder.text(of: ".viper-gen/App/\(name).json")
  }

  static let wrong: [(list: String, status: Int32, answers: [String])] = [
    (
      "Good\nsign-in\nFirst\nGood\nInt\n", 65,
      [
        "list:2:1: error: invalid module name 'sign-in'", "use 'SignIn'",
        "list:4:1: error: 'Good' is named twice",
        "list:5:1: error: 'Int'",
      ]
    ),
    (
      #"["A", {"name": "B", "template": "vipp"}, {"name": "C", "options": {"ui": "x"}}, {"nme": 1}]"#,
      65,
      [
        "list:1:33: error: no template 'vipp'", "did you mean 'vip'?",
        "list:1:74: error: 'ui' cannot be 'x'", "list:1:82: error: unknown key 'nme'",
      ]
    ),
    ("", 65, ["list: error: the list names no module"]),
    ("[", 65, ["list:1:2: error: "]),
  ]

  @Test(
    "refuses a list with all that is wrong with it at its place, and writes nothing",
    arguments: wrong)
  func refusals(list: String, status: Int32, answers: [String]) throws {
    try folder.write(list, to: "list")
    let before = try folder.tree()
    let outcome = try folder.viperGen("create", "--file", "list")
    #expect(outcome.status == status, "\(outcome.errors)")
    for answer in answers {
      #expect(outcome.errors.contains(answer), "\(answer)\n\(outcome.errors)")
    }
    #expect(try folder.tree() == before)
  }

  @Test(
    "reports an error in the command line once, however many entries use it",
    arguments: [
      (["--set", "foo=1"], "the template 'viper' has no option 'foo'"),
      (["--ui", "x"], "'--ui' cannot be 'x'"),
      (["--set", "ui=x"], "'--ui' cannot be 'x'"),
      (["--actions", "go("], "'(' is never closed"),
      (["--target", "Ap"], "the package has no target 'Ap'"),
    ])
  func sharedError(options: [String], message: String) throws {
    let plain = (1...30).map { "M\($0)\n" }.joined()
    let entries = (1...30).map {
      #"{"name": "M\#($0)", "options": {"testing": "\#($0 % 2 == 0 ? "none" : "xctest")"}}"#
    }
    for list in [plain, "[\(entries.joined(separator: ",\n"))]"] {
      try folder.write(list, to: "list")
      let outcome = try Program.viperGen(["create", "--file", "list"] + options, in: folder.url)
      #expect(outcome.status == 64 || outcome.status == 66)
      #expect(outcome.errors.ranges(of: message).count == 1, "\(outcome.errors)")
      #expect(!outcome.errors.contains("list:"))
    }
    // An error in an entry is reported at its own place.
    try folder.write(
      #"["A", {"name": "B", "options": {"uo": "x"}}, {"name": "C", "options": {"uo": "x"}}]"#,
      to: "list")
    let outcome = try Program.viperGen(["create", "--file", "list"] + options, in: folder.url)
    #expect(outcome.errors.ranges(of: message).count == 1, "\(outcome.errors)")
    for column in [33, 72] { #expect(outcome.errors.contains("list:1:\(column): error: ")) }
  }

  @Test("refuses a file that is not there or cannot be read")
  func unreadable() throws {
    let missing = try folder.viperGen("create", "--file", "nowhere")
    #expect(missing.status == 66 && missing.errors.contains("no such file: 'nowhere'"))
    let directory = try folder.viperGen("create", "--file", "Sources")
    #expect(directory.status == 74 && directory.errors.contains("cannot read 'Sources'"))
  }

  @Test("keeps its progress to itself in a pipe")
  func progressInPipe() throws {
    let names = (1...150).map { "M\($0)X\n" }.joined()
    try folder.write(names, to: "list")
    let outcome = try folder.viperGen("create", "--file", "list")
    #expect(outcome.status == 0)
    #expect(!outcome.errors.contains("\u{1B}") && !outcome.errors.contains("writing"))
  }
}
