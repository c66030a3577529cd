import Foundation
import Testing

@testable import ScaffoldKit

@Suite("A template that cannot be imported")
struct ImportErrorTests {
  private static let name = ImportFixture.option("productName")

  private static func xcode(_ text: String, options: String = name) -> ImportFixture {
    .xcode("", options: options, files: ["___FILEBASENAME___.swift": text], expected: [:])
  }

  private static func plist(_ text: String) -> ImportFixture {
    ImportFixture(
      name: "", folder: "T.xctemplate",
      files: ["TemplateInfo.plist": text, "___FILEBASENAME___.swift": ""])
  }

  private static let file = "/___FILEBASENAME___.swift"

  static let xcode: [(ImportFixture, String)] = [
    (xcode("// a\n  ___UUID___\n"), "\(file):2:3: 'UUID' differs in each run"),
    (xcode("___TIME___\n"), "\(file):1:1: 'TIME' differs in each run"),
    (xcode("___FILEBASNAME___\n"), "\(file):1:1: unknown macro 'FILEBASNAME'"),
    (xcode("___VARIABLE_nope___\n"), "\(file):1:1: unknown option 'nope'"),
    (xcode("___VARIABLE_productName:shout___\n"), "\(file):1:1: unknown modifier 'shout'"),
    (xcode("let a = 1 //___FILEHEADER___\n"), "\(file):1:13: the file's header is not alone"),
    (xcode("\\___FILEBASENAME___\n"), "\(file):1:2: a backslash directly before a macro"),
    (
      xcode("\n", options: name + ImportFixture.option("a", "slider")),
      "/TemplateInfo.plist:15:50: unknown option type 'slider'"
    ),
    (
      xcode("\n", options: name + ImportFixture.option("a", "popup")),
      "the popup 'a' has no values"
    ),
    (
      xcode("\n", options: name + ImportFixture.option("a", default: "___VARIABLE_a___")),
      "the default of 'a' refers to itself"
    ),
    (
      xcode("___VARIABLE_a___", options: name + ImportFixture.option("a", required: ["b": ["x"]])),
      "names an unknown option or forms a cycle"
    ),
    (
      plist(
        ImportFixture.plist(name, extra: "<key>Nodes</key><array><string>x</string></array>")),
      "'Nodes' cannot be converted"
    ),
    (
      plist("<plist><dict>"),
      "/TemplateInfo.plist:1:14: invalid property list: a <dict> is not closed"
    ),
    (
      plist("<plist><dict><key>Kind</key><string>a&b;</string></dict></plist>"),
      "unknown entity '&b;'"
    ),
    (plist("{ Kind = x; }"), "/TemplateInfo.plist:1:1: invalid property list: unexpected text"),
    (plist("bplist00"), "the property list is binary"),
    (plist("<plist><dict/></plist>"), "missing"),
    (
      plist(
        "<plist><dict><key>Kind</key><string>Xcode.Xcode3.ProjectTemplateUnitKind</string></dict></plist>"
      ),
      "is not a file template"
    ),
    (
      .xcode("", options: name, files: ["Constants.swift": "\n"], expected: [:]),
      "/Constants.swift: each module would have a file 'Constants.swift'"
    ),
  ]

  @Test("of Xcode is refused with the place", arguments: xcode)
  func xcodeErrors(_ fixture: ImportFixture, _ message: String) throws {
    let world = try ImportWorld(fixture)
    let refusals = world.refusals()
    #expect(refusals.contains { $0.contains(message) }, "\(refusals)")
    #expect(!FileManager.default.fileExists(atPath: world.templates))
  }

  static let liquid: [(String, String)] = [
    ("a\n {{ nope }}\n", "/Code/f.swift.liquid:2:5: unknown variable 'nope'"),
    ("{{ module_info.name | capitalize }}", ":1:23: the filter 'capitalize' cannot be converted"),
    ("{{ module_info.name", ":1:1: '{{' is not closed"),
    ("{% if prefix %}", ":1:1: a block is not closed"),
    ("{% endif %}", ":1:1: 'endif' without its block"),
    (
      "{% case prefix %}{{ year }}{% when 'a' %}{% endcase %}",
      ":1:18: a placeholder before the first 'when' of a 'case'"
    ),
    ("{% case prefix %}\n{% if date %}", ":2:1: 'if' before the first 'when' of a 'case'"),
    ("{% assign a = 1 %}", ":1:1: unknown tag 'assign'"),
    ("{% if prefix > 1 %}{% endif %}", ":1:14: '>' cannot be converted"),
    ("{% for i in (1..3) %}{% endfor %}", "only {% for name in list %} can be converted"),
    ("{% for i in prefix %}{% endfor %}", "'prefix' is not a list"),
    ("{% include 'nope' %}", "unknown snippet 'nope'"),
    ("{% include 'loop' %}", "too many snippets include each other"),
    (
      "{{ custom_parameters.a }}{% for i in custom_parameters.a %}{{ i }}{% endfor %}",
      "used as a text and as a list"
    ),
    (
      "{% if custom_parameters.n == 1 %}{% endif %}",
      "/Code/f.swift.liquid: n, text, cannot be compared with a number"
    ),
    ("{{ 'abc }}", "a string that never ends"),
    ("{% comment %} a", "'comment' is not closed"),
  ]

  @Test("of Generamba is refused with the place", arguments: liquid)
  func liquidErrors(_ text: String, _ message: String) throws {
    let fixture = ImportFixture.generamba(
      "", spec: ImportFixture.oneFile,
      files: [
        "Code/f.swift.liquid": text,
        "snippets/loop.liquid": "{{ module_info.file_name }}{% include 'loop' %}",
      ], expected: [:])
    let refusals = try ImportWorld(fixture).refusals()
    #expect(refusals.contains { $0.contains(message) }, "\(refusals)")
  }

  static let specs: [(String, String)] = [
    ("name: a\n", "the template lists no files"),
    (
      "name: *a\ncode_files:\n- {name: a, path: f}\n",
      "/screen.rambaspec:1:7: only simple YAML is read"
    ),
    ("code_files:\n- {name: a.swift, path: missing}\n", ":2:25: the template's folder has no file"),
    ("code_files:\n- {path: f}\n", ":2:1: an entry without 'name'"),
    ("code_files:\n- {name: a, path: f, colour: 1}\n", "unknown key 'colour'"),
    ("code_files:\n- {name: \"a, path: f}\n", "not closed"),
    ("code_files:\n{% if x %}\n- {name: a, path: f}\n", ":2:1: a condition in the description"),
    ("\tname: a\n", "a tab at the beginning of a line"),
    ("- a\n", "an entry without a list"),
    ("code_files: f\n", "'code_files' is not a list"),
    ("what is this\n", "expected 'key: value'"),
  ]

  @Test("with an unusual description is refused with the place", arguments: specs)
  func specErrors(_ spec: String, _ message: String) throws {
    let fixture = ImportFixture.generamba("", spec: spec, files: ["f": "\n"], expected: [:])
    let refusals = try ImportWorld(fixture).refusals()
    #expect(refusals.contains { $0.contains(message) }, "\(refusals)")
  }

  @Test("reports all problems at once")
  func all() throws {
    let refusals = try ImportWorld(Self.xcode("___UUID___ ___TIME___\n___NOPE___\n")).refusals()
    #expect(refusals.count == 3)
  }

  @Test("is neither of Xcode nor of Generamba, or of both")
  func kinds() throws {
    var fixture = ImportFixture(name: "", folder: "x", files: ["a/TemplateInfo.plist": "x"])
    #expect(try ImportWorld(fixture).refusals()[0].contains("neither TemplateInfo.plist nor"))
    fixture = ImportFixture(
      name: "", folder: "x", files: ["TemplateInfo.plist": "", "a.rambaspec": ""])
    #expect(try ImportWorld(fixture).refusals()[0].contains("a.rambaspec and TemplateInfo.plist"))
  }

  /// Files that would take long with a careless reader.
  static let hostile: [ImportFixture] = [
    plist("<plist>" + String(repeating: "<array>", count: 100_000)),
    plist("<plist><string>" + String(repeating: "&amp;", count: 180_000) + "</string></plist>"),
    plist(String(repeating: "<!--", count: 200_000)),
    plist(String(repeating: "x", count: 2 << 20)),
    xcode(String(repeating: "___a", count: 200_000)),
    xcode(String(repeating: "___VARIABLE_a_", count: 100_000)),
    xcode(String(repeating: "___", count: 300_000) + "UUID___"),
    xcode(String(repeating: "___UUID___", count: 100_000)),
    generamba(String(repeating: "{% if prefix %}", count: 50_000)),
    generamba(String(repeating: "{{", count: 400_000)),
    generamba(String(repeating: "{% raw %}", count: 100_000)),
    generamba("{% if " + String(repeating: "prefix and ", count: 50_000) + "%}"),
    generamba(
      "{% include 's0' %}",
      snippets: (0..<15).map {
        let next = "{% include 's\($0 + 1)' %}"
        return "{{ module_info.file_name }}" + String(repeating: next, count: 4)
      }),
    .generamba("", spec: String(repeating: "- ", count: 100_000), files: [:], expected: [:]),
    .generamba("", spec: String(repeating: "{a: ", count: 60_000), files: [:], expected: [:]),
  ]

  private static func generamba(_ text: String, snippets: [String] = []) -> ImportFixture {
    var files = ["Code/f.swift.liquid": text]
    for (index, text) in snippets.enumerated() { files["snippets/s\(index).liquid"] = text }
    return .generamba("", spec: ImportFixture.oneFile, files: files, expected: [:])
  }

  @Test("is refused in a short time", arguments: hostile)
  func hostileFiles(_ fixture: ImportFixture) throws {
    let world = try ImportWorld(fixture)
    let start = ContinuousClock.now
    _ = world.refusals()
    // A debug build on a busy machine; the release build takes a fraction of it.
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
