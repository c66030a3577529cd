import Foundation
import Testing

@Suite("viper-gen templates import")
struct TemplatesImportTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>Kind</key>
        <string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
        <key>Options</key>
        <array>
          <dict>
            <key>Identifier</key>
            <string>productName</string>
          </dict>
        </array>
      </dict>
      </plist>

      """, to: "Screen.xctemplate/TemplateInfo.plist")
    try folder.write(
      "struct ___FILEBASENAMEASIDENTIFIER___ {} // ___FULLUSERNAME___\n",
      to: "Screen.xctemplate/___FILEBASENAME___View.swift")
  }

  @Test("writes a template that 'check' and 'create' accept, and reports what it did")
  func imports() throws {
    let outcome = try folder.viperGen("templates", "import", "Screen.xctemplate")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output == """
        created  View.swift
        created  template.json

        """)
    #expect(outcome.errors.contains("note: 'productName' is the module's name"))
    #expect(outcome.errors.contains("warning: the values of author come from the configuration"))
    #expect(outcome.errors.contains("next: viper-gen templates check Templates/screen\n"))
    let checked = try folder.viperGen("templates", "check", "Templates/screen", "--strict")
    #expect(checked.status == 0, "\(checked.errors)")
    let created = try folder.viperGen(
      "create", "SignIn", "--templates", "Templates", "--template", "screen", "--author", "Ann",
      "--init", "-C", "Demo")
    #expect(created.status == 0, "\(created.errors)")
    #expect(
      try folder.text(of: "Demo/Sources/Demo/SignIn/SignInView.swift")
        == "struct SignInView {} // Ann\n")
  }

  @Test("reports files and remarks as JSON")
  func json() throws {
    let report = try folder.viperGen(
      "templates", "import", "Screen.xctemplate", "--into", "Mine", "--json"
    ).json()
    let files = try #require(report["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == ["View.swift", "template.json"])
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(
      diagnostics.map { $0["code"] as? String } == ["import-converted", "import-missing"])
  }

  @Test("refuses a folder in the way, and a template with errors, and writes nothing")
  func refusals() throws {
    try folder.write("x", to: "Templates/screen/other")
    #expect(try folder.viperGen("templates", "import", "Screen.xctemplate").status == 73)
    try folder.write("___UUID___\n", to: "Screen.xctemplate/___FILEBASENAME___View.swift")
    let refused = try folder.viperGen("templates", "import", "Screen.xctemplate", "--into", "New")
    #expect(refused.status == 65 && refused.output == "")
    #expect(
      refused.errors.hasPrefix(
        "Screen.xctemplate/___FILEBASENAME___View.swift:1:1: error: 'UUID' differs in each run"))
    #expect(try folder.viperGen("templates", "import", "nowhere").status == 66)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "New").path))
  }

  @Test("is undone by 'export --xcode' as far as Xcode can express it")
  func roundTrip() throws {
    #expect(try folder.viperGen("templates", "import", "Screen.xctemplate").status == 0)
    let exported = try folder.viperGen(
      "templates", "export", "screen", "Xcode", "--templates", "Templates", "--xcode")
    #expect(exported.status == 0, "\(exported.errors)")
    #expect(
      try folder.text(of: "Xcode/screen.xctemplate/___FILEBASENAME___View.swift")
        == "struct ___VARIABLE_productName:identifier___View {} // Author\n")
    let axis = try folder.viperGen("templates", "export", "viper", "X", "--axis", "ui")
    #expect(axis.status == 64 && axis.errors.contains("'--axis' needs '--xcode'"))
  }
}
