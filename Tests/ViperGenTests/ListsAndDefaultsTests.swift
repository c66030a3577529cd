import Testing

@Suite("The article on lists and defaults")
struct ListsAndDefaultsTests {
  private let page = Document.article("ListsAndDefaults")

  @Test("shows a configuration that the program takes as it is")
  func configuration() throws {
    let folder = try TemporaryFolder()
    _ = try folder.viperGen("create", "First", "--init", "--package-path", ".")
    try folder.write(try #require(page.blocks("jsonc").first), to: ".viper-gen.json")
    let outcome = try folder.viperGen("config")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("vip  "))
  }

  @Test("shows a list of modules that the program takes as it is")
  func list() throws {
    let folder = try TemporaryFolder()
    try folder.write(try #require(page.blocks("json").first), to: "list.json")
    try folder.write(try #require(page.blocks("jsonc").first), to: "Demo/.viper-gen.json")
    let outcome = try folder.viperGen(
      "create", "--file", "list.json", "--init", "--package-path", "Demo", "--dry-run")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for name in ["Features/Home", "Features/Account/SignIn", "Features/Profile"] {
      #expect(outcome.output.contains("would create  .viper-gen/Demo/\(name).json\n"))
    }
  }
}
