import Testing

@testable import ScaffoldKit

@Suite("An invalid template.json")
struct ManifestErrorTests {
  /// A part of a `template.json` in which `^` is before the place of the error, and the message.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let manifest: String
    let message: String

    init(_ manifest: String, _ message: String) {
      testDescription = message
      self.manifest = manifest
      self.message = message
    }

    static func file(_ members: String, _ message: String) -> Case {
      Case(TemplateWorld.manifest(files: members), message)
    }

    static func option(_ members: String, _ message: String) -> Case {
      Case(TemplateWorld.manifest(options: members), message)
    }
  }

  private static let rest =
    #""description": "d", "files": [{"source": "V.swift", "path": "P", "role": "test"}]"#

  static let whole = [
    Case("^[]", "expected an object, found an array"),
    Case("^", "the JSON text ends too early"),
    Case("{^\"Id\": \"t\", \"id\": \"t\", \(rest)}", "unknown key 'Id'"),
    Case("^{\(rest)}", "'id' is missing"),
    Case("{\"id\": ^1, \(rest)}", "expected a string, found a number"),
    Case("{\"id\": ^\"\", \(rest)}", "'' is not a valid template id"),
    Case("{\"id\": ^\"T\", \(rest)}", "'T' is not a valid template id"),
    Case("{\"id\": ^\"-t\", \(rest)}", "'-t' is not a valid template id"),
    Case("{\"id\": ^\"a_b\", \(rest)}", "'a_b' is not a valid template id"),
    Case("{\"id\": ^\"é\", \(rest)}", "'é' is not a valid template id"),
    Case("{\"id\": ^\"u\", \(rest)}", "the id 'u' differs from the folder's name 't'"),
    Case("^{\"id\": \"t\", \"description\": \"d\"}", "the template writes no file"),
    Case("{\"id\": \"t\", \"description\": \"d\", \"files\": ^[]}", "the template writes no file"),
    Case("{\"id\": \"t\", \"description\": ^null, \"files\": []}", "expected a string, found null"),
    Case("{\"id\": \"t\", \"options\": ^{}, \(rest)}", "expected an array, found an object"),
    Case("{\"id\": \"t\", \"options\": [^1], \(rest)}", "expected an object, found a number"),
    Case("{\"id\": \"t\", ^\"id\": \"t\", \(rest)}", "duplicate key 'id'"),
    Case(
      TemplateWorld.manifest(frameworks: #"{"name": ^"UIKt"}"#), "unknown framework 'UIKt'"),
    Case(TemplateWorld.manifest(frameworks: "^{}"), "'name' is missing"),
    Case(
      TemplateWorld.manifest(frameworks: #"{"name": "UIKit", "when": "^uii"}"#),
      "unknown variable 'uii'"),
  ]

  static let options = [
    Case.option(
      #"{"name": "ui", ^"typ": "string", "type": "string", "help": "h"}"#, "unknown key 'typ'"),
    .option(#"^{"type": "string", "help": "h"}"#, "'name' is missing"),
    .option(#"^{"name": "ui", "help": "h"}"#, "'type' is missing"),
    .option(#"^{"name": "ui", "type": "string"}"#, "'help' is missing"),
    .option(#"{"name": "ui", "type": ^"strng", "help": "h"}"#, "unknown option type 'strng'"),
    .option(#"{"name": ^"", "type": "list", "help": "h"}"#, "'' is not a valid option name"),
    .option(#"{"name": ^"Ui", "type": "list", "help": "h"}"#, "'Ui' is not a valid option name"),
    .option(#"{"name": ^"uI", "type": "list", "help": "h"}"#, "'uI' is not a valid option name"),
    .option(#"{"name": ^"a_b", "type": "list", "help": "h"}"#, "'a_b' is not a valid option name"),
    .option(#"{"name": ^"2d", "type": "list", "help": "h"}"#, "'2d' is not a valid option name"),
    .option(#"{"name": ^"a b", "type": "list", "help": "h"}"#, "'a b' is not a valid option name"),
    .option(
      #"{"name": ^"loop", "type": "list", "help": "h"}"#,
      "'loop' is a keyword of the template language"),
    .option(
      #"{"name": "a", "type": "list", "help": "h"}, {"name": ^"a", "type": "list", "help": "h"}"#,
      "duplicate option 'a'"),
    .option(
      #"{"name": "a", "type": "string", "values": ["x", ^2], "help": "h"}"#,
      "expected a string, found a number"),
    .option(
      #"{"name": "a", "type": "string", "values": ["x", "y", ^"x"], "help": "h"}"#,
      "duplicate value 'x'"),
    .option(
      #"{"name": "a", "type": "list", "values": ["x", ^""], "help": "h"}"#, "a value is empty"),
    .option(
      #"{"name": "a", "type": "string", "values": ["x"], "default": ^"y", "help": "h"}"#,
      "unknown value 'y'"),
    .option(
      #"{"name": "a", "type": "list", "values": ["x"], "default": ["x", ^"y"], "help": "h"}"#,
      "unknown value 'y'"),
    .option(
      #"{"name": "a", "type": "boolean", "default": ^"yes", "help": "h"}"#,
      "expected true or false, found a string"),
    .option(
      #"{"name": "a", "type": "list", "default": ^"x", "help": "h"}"#,
      "expected an array, found a string"),
    .option(
      #"{"name": "a", "type": "signatures", "default": ["ok()", "\u0073ignIn^("], "help": "h"}"#,
      "'(' is never closed"),
    .option(
      #"{"name": "a", "type": "names", "values": ^["A"], "help": "h"}"#,
      "'values' does not apply to an option of the type 'names'"),
    .option(
      #"{"name": "a", "type": "boolean", "values": ^[], "help": "h"}"#,
      "'values' does not apply to an option of the type 'boolean'"),
    .option(
      #"{"name": "a", "type": "list", "reserved": ^["x"], "help": "h"}"#,
      "'reserved' does not apply to an option of the type 'list'"),
    .option(
      #"{"name": "a", "type": "fields", "reservedParameters": ^["x"], "help": "h"}"#,
      "'reservedParameters' does not apply to an option of the type 'fields'"),
    .option(
      #"{"name": "a", "type": "fields", "default": ["ok: Int", "x: ^() -> Void"], "help": "h"}"#,
      "a field cannot be of the type '() -> Void'"),
    .option(
      #"{"name": "a", "type": "fields", "default": ["x: ^Item"], "help": "h"}"#,
      "no test value is known for the type 'Item'"),
    .option(
      #"{"name": "a", "type": "fields", "default": ^["x: Int", "x: Int"], "help": "h"}"#,
      "the name 'x' is used twice"),
    .option(
      #"{"name": "a", "type": "names", "default": ["Ok", "^not-ok"], "help": "h"}"#,
      "invalid type name 'not-ok': not a Swift identifier"),
    .option(
      #"{"name": "a", "type": "names", "default": ^["Ok", "OK"], "help": "h"}"#,
      "the names 'Ok' and 'OK' differ only in case"),
    .option(
      #"{"name": "a", "type": "fields", "default": ^["x: Int"], "reserved": ["x"], "help": "h"}"#,
      "'x' is reserved for the generated code"),
  ]

  private static let ui = #"{"name": "ui", "type": "string", "values": ["a", "b"], "help": "h"}"#
  private static func when(_ condition: String) -> String {
    "{\"name\": \"n\", \"type\": \"boolean\", \"help\": \"h\", \"when\": \(condition)}"
  }

  static let conditions = [
    Case.option(ui + ", " + when("^true"), "expected a string, found true or false"),
    .option(ui + ", " + when(#""^uii == \"a\"""#), "unknown variable 'uii'"),
    .option(ui + ", " + when(#""ui == ^\"c\"""#), "unknown value 'c'"),
    .option(ui + ", " + when(#""ui ==^""#), "expected a value at the end"),
    .option(ui + ", " + when(#""^Module == \"a\"""#), "unknown variable 'Module'"),
    .option(ui + ", " + when(#""^loop.first""#), "'loop' is valid only inside <<for …>>"),
    .option(
      ui + ", " + when(#""ui == \"a\" and not ^n""#),
      "the condition of option 'n' names 'n' itself"),
    .option(when(#""^ui == \"a\"""#) + ", " + ui, "the option 'ui' is declared later"),
  ]

  private static func package(
    name: String = #""Quick""#, url: String = #""https://github.com/Quick/Quick""#,
    from: String = #""7.6.2""#, products: String = #""Quick""#, rest: String = #""role": "test""#,
    _ message: String
  ) -> Case {
    let members = #""name": \#(name), "url": \#(url), "from": \#(from), "products": [\#(products)]"#
    return Case(TemplateWorld.manifest(packages: "{\(members), \(rest)}"), message)
  }

  static let packages = [
    Case(TemplateWorld.manifest(packages: "^1"), "expected an object, found a number"),
    package(rest: #""role": ^"tests""#, "unknown role 'tests'"),
    package(rest: #""role": "test", ^"to": "8""#, "unknown key 'to'"),
    package(rest: #""role": "test", "when": "^x""#, "unknown variable 'x'"),
    package(name: #"^"Quik""#, "the package at that URL is 'Quick', not 'Quik'"),
    package(
      url: #"^"http://a.example/Quick""#, "'http://a.example/Quick' is not a valid package URL"),
    package(
      url: #"^"https://a.example/Quick/""#, "'https://a.example/Quick/' is not a valid package URL"),
    package(url: #"^"https://a\"b/Quick""#, "'https://a\"b/Quick' is not a valid package URL"),
    package(url: #"^"../Quick""#, "'../Quick' is not a valid package URL"),
    package(from: #"^"7.6""#, "'7.6' is not a valid version"),
    package(from: #"^"7.6.x""#, "'7.6.x' is not a valid version"),
    package(from: #"^"7.6.2\")""#, "'7.6.2\")' is not a valid version"),
    package(products: #"^"a\"b""#, "'a\"b' is not a valid product name"),
    package(products: "^7", "expected a string, found a number"),
    Case(
      TemplateWorld.manifest(
        packages: #"""
          {"name": "Q", "url": "https://a.example/Q", "from": "1.0.0", "role": "test", "products": ^[]}
          """#), "the package has no products"),
    Case(
      TemplateWorld.manifest(
        packages:
          #"^{"name": "Q", "url": "https://a.example/Q", "products": ["Q"], "role": "test"}"#),
      "'from' is missing"),
  ]

  static let files = [
    Case.file(#"^{"path": "P", "role": "test"}"#, "'source' is missing"),
    .file(#"^{"source": "V.swift", "role": "test"}"#, "'path' is missing"),
    .file(#"^{"source": "V.swift", "path": "P"}"#, "'role' is missing"),
    .file(#"{"source": "V.swift", "path": "P", "role": ^"tests"}"#, "unknown role 'tests'"),
    .file(
      #"{"source": "V.swift", "path": "P", "role": "test", ^"if": "x"}"#, "unknown key 'if'"),
    .file(
      #"{"source": "V.swift", "path": "P", "role": "test", "when": ^true}"#,
      "expected a string, found true or false"),
    .file(
      #"{"source": ^"W.swift", "path": "P", "role": "test"}"#,
      "the template's folder has no file 'W.swift'"),
    .file(
      #"{"source": ^"../u/V.swift", "path": "P", "role": "test"}"#,
      "the template's folder has no file '../u/V.swift'"),
    .file(
      #"{"source": "V.swift", "path": "<<^Modul>>.swift", "role": "test"}"#,
      "unknown variable 'Modul'"),
    .file(
      #"{"source": "V.swift", "path": "é\t\"\u00e9<<Module|^snak>>", "role": "test"}"#,
      "unknown case style 'snak'"),
    .file(
      #"{"source": "V.swift", "path": "P", "role": "test", "when": "Module == \"a\" and ^x"}"#,
      "unknown variable 'x'"),
    .file(
      #"{"source": "V.swift", "path": "P", "role": "test", "when": "Module ==^"}"#,
      "expected a value at the end"),
    .file(
      #"{"source": "V.swift", "path": "P", "role": "test", "for": "x in ^Module"}"#,
      "'Module' is text, not a list"),
    .file(
      #"{"source": "V.swift", "path": "<<^x>>", "role": "test"}"#, "unknown variable 'x'"),
  ]

  @Test(
    "is reported with the place of the error",
    arguments: whole + options + conditions + packages + files)
  func problems(example: Case) throws {
    let marker = try #require(example.manifest.firstIndex(of: "^"))
    let before = example.manifest[..<marker]
    let text = before + example.manifest[example.manifest.index(after: marker)...]
    let world = try TemplateWorld(String(text), files: ["V.swift": "v"])
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let failure = #expect(throws: ScaffoldError.self) { try world.catalog.template("t") }
    #expect(failure?.diagnostics.map(\.category) == [.data])
    let place = "t/template.json:\(lines.count):\((lines.last?.count ?? 0) + 1)"
    #expect(world.problems() == ["\(place): \(example.message)"])
  }

  @Test("has all of its errors reported at once, with those in the template's files")
  func allAtOnce() throws {
    let world = try TemplateWorld(
      TemplateWorld.manifest(
        files: #"""
          {"source": "V.swift", "path": "<<a>>", "when": "b", "role": "source"},
          {"source": "none", "path": "P", "role": "test"}
          """#),
      files: ["V.swift": "<<c>>\n<<d>>"])
    #expect(
      world.problems().map { $0.split(separator: ": ").last } == [
        "unknown variable 'b'", "unknown variable 'a'", "unknown variable 'c'",
        "unknown variable 'd'", "the template's folder has no file 'none'",
      ])
  }

  @Test("may have comments; a valid one has no errors")
  func good() throws {
    let manifest = TemplateWorld.manifest(
      options: #"{"name": "with", "type": "list", "help": "h"}"#,
      frameworks: #"{"name": "UIKit", "when": "with contains \"view\""}"#)
    let world = try TemplateWorld("// ours\n" + manifest, files: ["V.swift": "<<Module>>"])
    #expect(world.problems() == [])
  }
}
