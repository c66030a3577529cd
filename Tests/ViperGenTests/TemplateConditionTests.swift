import Foundation
import Testing

@Suite("An option of a template that does not always matter")
struct TemplateConditionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      #"""
      {
        "id": "t",
        "description": "d",
        "options": [
          {"name": "ui", "type": "string", "values": ["uikit", "swiftui"], "help": "View."},
          {"name": "navigation", "type": "string", "values": ["stack", "path"], "help": "Way.",
            "when": "ui == \"swiftui\""},
          {"name": "entity-fields", "type": "fields", "help": "Fields."},
          {"name": "use-cases", "type": "names", "help": "Cases."}
        ],
        "files": [{"source": "V.swift", "path": "<<Module>>.swift", "role": "source"}]
      }
      """#, to: "T/t/template.json")
    try folder.write("// <<navigation>>\n", to: "T/t/V.swift")
  }

  private let create = [
    "create", "SignIn", "--init", "--package-path", "Demo", "--templates", "T", "--template", "t",
  ]
  private let warning =
    "warning: '--navigation' has no effect: it needs --ui swiftui\n"

  @Test("is warned of in vain settings, with status 0 and the default", arguments: [false, true])
  func warns(isDryRun: Bool) throws {
    let arguments = create + ["--navigation", "path"] + (isDryRun ? ["--dry-run"] : [])
    let outcome = try Program.viperGen(arguments, in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix(warning))
    if isDryRun { return #expect(try !folder.tree().keys.contains("Demo")) }
    #expect(try folder.text(of: "Demo/Sources/Demo/SignIn/SignIn.swift") == "// stack\n")
  }

  @Test("is not warned of where it matters; --json has the warning as a diagnostic")
  func json() throws {
    let good = try Program.viperGen(
      create + ["--ui", "swiftui", "--navigation", "path", "--dry-run"], in: folder.url)
    #expect(good.status == 0 && !good.errors.contains("warning"))
    let json = try Program.viperGen(
      create + ["--navigation", "path", "--json"], in: folder.url
    ).json()
    let diagnostics = try #require(json["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["severity"] as? String } == ["warning"])
    #expect(diagnostics.map { $0["code"] as? String } == ["no-effect"])
  }

  @Test("is shown with its condition, and each kind with what it takes")
  func shows() throws {
    let text = try folder.viperGen("templates", "show", "t", "--templates", "T")
    let words = text.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(
        "--navigation stack|path Way. (default: stack) (needs --ui swiftui)"))
    #expect(text.output.contains("--entity-fields 'NAME: TYPE'"))
    #expect(text.output.contains("--use-cases NAME"))
    let help = try Program.viperGen(create + ["--help"], in: folder.url)
    #expect(!help.output.contains("--navigation"), "it is not on the first page")
    let json = try folder.viperGen("templates", "show", "t", "--templates", "T", "--json").json()
    let options = try #require(json["options"] as? [[String: Any]])
    #expect(options.map { $0["when"] as? String } == [nil, "ui == \"swiftui\"", nil, nil])
    #expect(options.map { $0["type"] as? String } == ["string", "string", "fields", "names"])
  }
}
