import Testing

@Suite("A signature with the name of a generated member")
struct SignatureClashTests {
  private func create(_ arguments: String...) throws -> Outcome {
    let folder = try TemporaryFolder()
    return try Program.viperGen(
      ["create", "A", "--init", "--package-path", "Demo"] + arguments, in: folder.url)
  }

  @Test(
    "is accepted where no type has that member",
    arguments: ["viper", "vip", "viper-closures", "viper-contract", "viper-list-detail"],
    ["show(item: Int)", "present()", "dismiss()", "copy(id: Int)", "viewWillAppear()"])
  func accepted(template: String, signature: String) throws {
    let outcome = try create("--template", template, "--actions", signature)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("is refused with the type that would have it twice")
  func twice() throws {
    let outcome = try create("--actions", "viewDidLoad()", "--actions", "leave()")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix(
        "--actions:1:1: error: 'APresenter' would have two members 'viewDidLoad()'\n"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("help: choose another name\n"))
    let loading = try create("--actions", "load()", "--with", "service")
    #expect(loading.status == 64 && loading.errors.contains("two members 'load()'"))
    #expect(try create("--actions", "load()").status == 0)
  }

  @Test("is refused where the class of a view inherits it")
  func inherited() throws {
    let outcome = try create("--actions", "copy()", "--ui", "uikit")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix(
        "--actions:1:1: error: 'AView' inherits 'copy()' from 'UIViewController'\n"),
      "\(outcome.errors)")
    #expect(try create("--actions", "copy()", "--ui", "none").status == 0)
    #expect(try create("--actions", "viewWillAppear()", "--ui", "uikit").status == 0)
    #expect(try create("--actions", "viewWillAppear()", "--ui", "appkit").status == 64)
    #expect(try create("--actions", "viewWillAppear(_ animated: Bool)").status == 64)
  }
}
