import Foundation
import Testing

@Suite("The template that viper-gen templates new writes")
struct NewTemplateTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("passes the check, compiled in every combination")
  func startsSound() throws {
    let new = try folder.viperGen("templates", "new", "Mine/screen")
    #expect(new.status == 0, "\(new.errors)")
    #expect(new.output.contains("created  template.json\n"))
    #expect(new.errors.contains("next: viper-gen templates check Mine/screen --compile\n"))
    let check = try folder.viperGen(
      "templates", "check", "Mine/screen", "--compile", "--strict", "--json")
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    let json = try check.json()
    #expect(json["template"] as? String == "screen")
    #expect((json["diagnostics"] as? [Any])?.isEmpty == true)
    let combinations = try #require(json["combinations"] as? [[String: Any]])
    #expect(combinations.count == 108)
    #expect(combinations.allSatisfy { $0["compiled"] as? Bool == true })
  }

  @Test("can be used at once, is formatted, and passes its own tests")
  func startIsUsable() throws {
    _ = try folder.viperGen("templates", "new", "Mine/screen")
    let create = try folder.viperGen(
      "create", "SignIn", "--template", "screen", "--templates", "Mine", "--init",
      "--package-path", "Demo", "--limit", "ten", "--access", "public",
      "--actions", "signIn(user: String) async throws",
      "--actions", "configure(firstParameterOfThem: String, secondParameterOfThem: Date?)")
    #expect(create.status == 0, "\(create.errors)")
    #expect(create.output.contains("created  Sources/Demo/SignIn/States/SignInBusyState.swift\n"))
    let lint = try Program.tool(
      "swift", ["format", "lint", "--strict", "-r", "Demo/Sources", "Demo/Tests"], in: folder.url)
    #expect(lint.status == 0, "\(lint.errors)")
    let test = try Program.tool(
      "swift", ["test", "--package-path", "Demo", "-Xswiftc", "-warnings-as-errors"],
      in: folder.url)
    #expect(test.status == 0, "\(test.output)\(test.errors)")
    #expect(
      test.output.contains("configureEntersItsState") && test.output.contains("keepsItsHistory"))
  }

  @Test("is compiled once it has no other error, and an error is shown at its line")
  func compiles() throws {
    _ = try folder.viperGen("templates", "new", "screen")
    let state = try folder.text(of: "screen/State.swift")
    try folder.write(
      state.replacingOccurrences(of: "let name =", with: "let name: Int ="),
      to: "screen/State.swift")
    let outcome = try folder.viperGen("templates", "check", "screen", "--compile")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("screen/State.swift:5:19: error: cannot convert value"))
    #expect(outcome.output.contains(" of 108 combinations compile, 1 error\n"))
    try folder.write("\n", to: "screen/Notes.swift")
    let early = try folder.viperGen("templates", "check", "screen", "--compile")
    #expect(early.status == 1 && !early.output.contains("compile"))
    #expect(early.errors.contains("not compiled: fix the errors above first\n"))
  }
}
