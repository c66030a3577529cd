import Foundation
import ScaffoldKit
import Testing

@testable import viper_gen

@Suite("Help")
struct HelpTests {
  static let widths = [20, 21, 33, 40, 57, 58, 72, 80, 100, 132, 200]

  @Test("is no wider than the terminal, and complete at every width", arguments: widths)
  func width(width: Int) throws {
    let help = Help(width: width)
    let own = try Scaffolder().template("vip").options
    let create = help.page(of: .create(), template: ("vip", own.map(Option.init)))
    var pages = [help.overview(), help.group("templates"), create]
    pages += Command.all.map { help.page(of: $0, template: nil) }
    // The words of an example are not broken on a narrow terminal.
    let texts = width < 40 ? pages.map { $0.components(separatedBy: "\nexamples:")[0] } : pages
    for line in texts.flatMap({ $0.split(separator: "\n") }) {
      #expect(line.count <= width, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
    for option in Command.create(own).options where !option.isHidden {
      let name = width < 40 ? option.name.prefix(7) : option.name.prefix(99)
      #expect(create.contains(name), "\(option.name)")
    }
    let letters = create.filter { !$0.isWhitespace && $0 != "\\" }
    let wide = Help(width: 500).page(of: .create(), template: ("vip", own.map(Option.init)))
    #expect(letters == wide.filter { !$0.isWhitespace })
  }

  @Test("mentions no option that the command lacks", arguments: Command.all.map(\.name))
  func foreignOptions(name: String) throws {
    let command = try #require(Command.named(name))
    let page = Help(width: 200).page(of: command, template: nil)
    let template = try Scaffolder().template("viper").options
    let takesTemplate = ["create", "change"].contains(name)
    let options = command.options + (takesTemplate ? template.map(Option.init) : [])
    let known = options.flatMap { ["--\($0.name)", "--no-\($0.name)"] } + ["--json"]
    for mention in page.matches(of: /--[a-z]+(?:-[a-z]+)*/).map({ String($0.output) }) {
      #expect(known.contains(mention), "\(mention)")
    }
  }

  static let wraps: [(String, Int, Int, [String])] = [
    ("", 20, 0, [""]),
    ("one two three four", 13, 0, ["one two three", "four"]),
    ("one two three four", 12, 2, ["one two", "  three four"]),
    ("  --ui a", 20, 4, ["  --ui a"]),
    ("--ui uikit|swiftui|none", 14, 2, ["--ui", "  uikit|", "  swiftui|none"]),
    ("abcdefghijklmnop", 10, 0, ["abcdefghij", "klmnop"]),
    ("été 名前名前 x", 10, 0, ["été", "名前名前 x"]),
    ("a", 1, 0, ["a"]),
    ("one 'two three' four", 13, 0, ["one", "'two three'", "four"]),
    ("one ('two three'), it's so", 14, 0, ["one", "('two three'),", "it's so"]),
    ("one 'two three four five six'", 13, 0, ["one 'two", "three four", "five six'"]),
    ("the users' own names", 12, 0, ["the users'", "own names"]),
  ]

  @Test("breaks lines at blanks, and words that are too long at a bar", arguments: wraps)
  func wrapping(text: String, width: Int, hanging: Int, lines: [String]) {
    #expect(TextWrap(width: width, hanging: hanging).lines(text) == lines)
  }

  @Test("breaks no example inside quotes: what it shows can be pasted", arguments: [40, 60, 80])
  func pasted(width: Int) throws {
    for command in Command.visible {
      let page = Help(width: width).page(of: command, template: nil)
      let shown = page.components(separatedBy: "\nexamples:\n").dropFirst().joined()
      let joined = shown.replacing(/\ \\\n\ +/, with: " ")
      for example in command.examples {
        #expect(joined.contains("    " + example.command), "\(page)")
      }
      for line in shown.split(separator: "\n") where line.hasPrefix("    ") {
        #expect(line.count { $0 == "'" } % 2 == 0, "\(line)")
      }
    }
  }

  static let columns: [([String: String], Int)] = [
    ([:], 80), (["COLUMNS": "40"], 40), (["COLUMNS": "0"], 80), (["COLUMNS": "-7"], 80),
    (["COLUMNS": "wide"], 80), (["COLUMNS": "5"], 20),
  ]

  @Test("takes its width from COLUMNS where that is a number", arguments: columns)
  func environment(variables: [String: String], expected: Int) throws {
    let folder = try TemporaryFolder()
    let page = try folder.viperGen("help", "change", environment: variables).output
      .components(separatedBy: "\nexamples:")[0]
    let widest = page.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest <= expected && widest > expected - 6)
  }

  @Test("does not keep quiet about a template that is named and cannot be had")
  func unknownTemplate() throws {
    let folder = try TemporaryFolder()
    for arguments in [["create", "Foo", "--help"], ["-h", "create"]] {
      let outcome = try Program.viperGen(arguments + ["--template", "vipp"], in: folder.url)
      #expect(outcome.status == 66 && outcome.output == "")
      #expect(
        outcome.errors == """
          error: no template 'vipp'
          help: did you mean 'vip'? 'viper-gen templates list' lists all

          """)
    }
    let json = try folder.viperGen("create", "--help", "-t", "vipp", "--json")
    #expect(json.status == 66)
    #expect(try (json.json()["diagnostics"] as? [Any])?.count == 1)
    // Errors in the configuration do not prevent the help.
    try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    for configuration in ["{", #"{"template": "vipp"}"#, #"{"ui": 1}"#] {
      try folder.write(configuration, to: ".viper-gen.json")
      let page = try folder.viperGen("create", "--help")
      #expect(page.status == 0 && page.output.contains("usage: viper-gen create"))
      let named = try folder.viperGen("create", "--help", "-t", "vip")
      #expect(named.status == 0 && named.output.contains("options of the template 'vip'"))
    }
  }

  @Test("describes --quiet: results are printed, files, warnings and hints are not")
  func quiet() throws {
    let folder = try TemporaryFolder()
    let help = "omit the list of files, warnings and hints"
    for command in Command.visible {
      let page = Help(width: 200).page(of: command, template: nil)
      #expect(page.contains(help), "\(command.name)")
    }
    let first = try folder.viperGen("create", "First", "--init", "--package-path", ".", "-q")
    #expect(first.status == 0 && first.output + first.errors == "")
    for line in [
      "list", "config", "verify --no-build", "templates list", "templates show vip",
      "create Second --diff",
    ] {
      let words = line.split(separator: " ").map(String.init)
      let loud = try Program.viperGen(words, in: folder.url)
      let quiet = try Program.viperGen(words + ["-q"], in: folder.url)
      #expect(quiet.status == 0 && quiet.errors == "" && !quiet.output.isEmpty, "\(line)")
      #expect(loud.output.hasPrefix(quiet.output) || line.hasPrefix("verify"), "\(line)")
    }
  }

  @Test("shows no control character of a template")
  func controlCharacters() throws {
    let folder = try TemporaryFolder()
    let option =
      #"{"name": "loud", "type": "string", "help": "a\u001B[31m\nb", "values": ["x\u001B"]}"#
    try folder.write(
      #"{"id": "evil", "description": "d", "options": [\#(option)], "files": [{"source": "A.swift", "path": "A.swift", "role": "source"}]}"#,
      to: "T/evil/template.json")
    try folder.write("// <<loud>>\n", to: "T/evil/A.swift")
    for arguments in [
      ["create", "--help"], ["create", "A", "--loud", "y"], ["templates", "show", "evil"],
    ] {
      let choice = arguments[0] == "create" ? ["--template", "evil"] : []
      let outcome = try Program.viperGen(
        arguments + choice + ["--templates", "T"], in: folder.url)
      let text = outcome.output + outcome.errors
      #expect(text.contains("loud") && !text.contains("\u{1B}"), "\(arguments): \(text)")
    }
  }
}
