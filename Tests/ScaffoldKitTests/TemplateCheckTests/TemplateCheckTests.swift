import Testing

@testable import ScaffoldKit

@Suite("Checking a template")
struct TemplateCheckTests {
  /// A template and the findings of its check, each as `file:line:column severity code`.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var files = entry()
    var options = ""
    var frameworks = ""
    var packages = ""
    var texts = ["V.swift": "struct <<Module>>View {}\n"]
    let findings: [String]
    var testDescription: String { name }
  }

  @Test("reports what is wrong, and where", arguments: used + reachable + paths + stored)
  func reports(_ example: Case) throws {
    let world = try TemplateWorld(
      TemplateWorld.manifest(
        files: example.files, options: example.options, frameworks: example.frameworks,
        packages: example.packages) + "\n", files: example.texts)
    let findings = try Self.findings(in: world)
    #expect(findings == example.findings)
  }

  @Test("finds nothing in the built-in templates", arguments: EmbeddedTemplates.names)
  func builtIn(_ id: String) throws {
    let folder = try TestPackage()
    _ = try Scaffolder().export(template: id, to: folder.path + "/" + id)
    let report = try Scaffolder().check(
      TemplateCheckRequest(path: folder.path + "/" + id, temporaryFolder: "/tmp"))
    #expect(report.diagnostics.map(\.description) == [])
    #expect(report.isSound && report.combinations > 15)
    #expect(report.remarks.allSatisfy { $0.contains("each pair of values was tried") })
  }

  @Test("reports why a template cannot be loaded, with its other errors")
  func cannotLoad() throws {
    let world = try TemplateWorld(
      TemplateWorld.manifest() + "\n",
      files: ["V.swift": "<<Modul>> \n<<if x>>\n<<end>>\n"])
    let report = try Scaffolder().check(
      TemplateCheckRequest(path: world.templates + "/t", temporaryFolder: "/tmp"))
    #expect(!report.isSound && report.combinations == 0)
    #expect(
      report.diagnostics.map { "\($0.location?.line ?? 0) \($0.category) \($0.code.rawValue)" } == [
        "1 data unknown-variable", "1 check trailing-blanks", "2 data unknown-variable",
      ])
  }

  @Test("reports the combination of options with which two files are one")
  func namesOptions() throws {
    let world = try TemplateWorld(
      TemplateWorld.manifest(
        files: Self.entry() + ","
          + Self.entry(
            path: "<<Module>><<if flat and ui == \\\"none\\\">>view<<else>>Other<<end>>.swift"),
        options: Self.ui + "," + Self.flat),
      files: ["V.swift": "struct <<Module>>View {}\n"])
    let report = try Scaffolder().check(
      TemplateCheckRequest(path: world.templates + "/t", temporaryFolder: "/tmp"))
    let finding = try #require(report.diagnostics.first { $0.code == .sameFile })
    #expect(
      finding.message
        == "'SignInView.swift' and 'SignInview.swift' would be the same file on a case-insensitive disk"
    )
    #expect(finding.help == "this happens with --set 'ui=none' --set 'flat=true'")
    #expect(report.combinations == 4)
  }

  @Test("refuses a folder that is not there, a link, and a folder without a template.json")
  func refuses() throws {
    let world = try TemplateWorld(files: ["V.swift": ""])
    try world.folder.makeFolder("Templates/empty")
    try world.folder.link("Templates/link", to: "t")
    for (name, code) in [
      ("absent", "no-template-folder"), ("t/V.swift", "no-template-folder"), ("link", "not-a-file"),
    ] {
      let error = #expect(throws: ScaffoldError.self) {
        try Scaffolder().check(
          TemplateCheckRequest(path: world.templates + "/" + name, temporaryFolder: "/tmp"))
      }
      #expect(error?.diagnostics.map(\.code.rawValue) == [code], "\(name)")
    }
    let report = try Scaffolder().check(
      TemplateCheckRequest(path: world.templates + "/empty", temporaryFolder: "/tmp"))
    #expect(report.diagnostics.map(\.code) == [.noTemplateJSON])
  }

  @Test("says what a missing final newline means only for files that are generated")
  func finalNewline() throws {
    let world = try TemplateWorld(files: ["V.swift": "struct <<Module>>View {}"])
    let report = try Scaffolder().check(
      TemplateCheckRequest(path: world.templates + "/t", temporaryFolder: "/tmp"))
    let findings = report.diagnostics.filter { $0.code == .noFinalNewline }
    #expect(
      findings.map(\.help) == ["add one; otherwise the generated file has none", "add one"])
  }

  private static func findings(in world: TemplateWorld) throws -> [String] {
    let path = world.templates + "/t"
    let report = try Scaffolder().check(TemplateCheckRequest(path: path, temporaryFolder: "/tmp"))
    return report.diagnostics.map { finding in
      let place = finding.location?.description.replacing(path + "/", with: "") ?? "-"
      return "\(place) \(finding.severity.rawValue) \(finding.code.rawValue)"
    }
  }
}
