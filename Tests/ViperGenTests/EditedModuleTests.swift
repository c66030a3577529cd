import Foundation
import Testing

/// Changes of modules that the user has edited. The compiler judges: what compiled compiles after a command that says
/// that all went well.
@Suite("A change of an edited module")
struct EditedModuleTests {
  private let folder: TemporaryFolder
  private static let module = "Sources/Demo/SignIn/SignIn"
  private static let tests = "Tests/DemoTests/SignIn/SignIn"

  init() throws {
    folder = try TemporaryFolder()
    let made = try folder.viperGen(
      "create", "SignIn", "--init", "--package-path", "Demo", "-q",
      "--actions", "signIn(username: String, password: String)", "--actions", "refresh()")
    #expect(made.status == 0, "\(made.errors)")
  }

  @Test(
    "takes a call of the service, which has the name of functions without effects in other protocols",
    arguments: ["viper", "vip", "viper-closures", "viper-contract", "viper-list-detail"])
  func calls(template: String) throws {
    let folder = try TemporaryFolder()
    let made = try folder.viperGen(
      "create", "Shop", "--init", "--package-path", "Demo", "-q", "--template", template,
      "--actions", "signIn(user: String, password: String) async throws")
    try #require(made.status == 0, "\(made.errors)")
    for (path, _) in try folder.contents(below: "Demo") where path.hasSuffix("Presenter.swift") {
      try folder.write(try folder.text(of: "Demo/\(path)") + "\n// mine\n", to: "Demo/\(path)")
    }
    for signature in ["fetchOrder(id: Int) async throws -> String", "leave() async throws"] {
      let added = try folder.viperGen("add", "Shop", signature, "--package-path", "Demo")
      #expect(added.status == 0, "\(added.errors)")
    }
  }

  // MARK: Steps

  private func run(_ arguments: String...) throws -> Outcome {
    try Program.viperGen(arguments, in: folder.url.appending(path: "Demo"))
  }

  private func text(_ path: String) throws -> String { try folder.text(of: "Demo/" + path) }

  private func write(_ text: String, to path: String) throws {
    try folder.write(text, to: "Demo/" + path)
  }

  private func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try text(path)
    try #require(text.contains(old))
    try write(text.replacing(old, with: new), to: path)
  }

  private func move(_ path: String, to place: String) throws {
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "Demo/" + path),
      to: folder.url.appending(path: "Demo/" + place)
    )
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.path + "/Demo/" + path)
  }

  /// What the compiler has against the sources.
  private func errors() throws -> String {
    let files = try folder.contents(below: "Demo/Sources").keys.filter { $0.hasSuffix(".swift") }
    let outcome = try Program.tool(
      "swiftc", ["-typecheck", "-swift-version", "6", "-module-name", "Demo"] + files.sorted(),
      in: folder.url.appending(path: "Demo/Sources"))
    return outcome.status == 0 ? "" : outcome.output + outcome.errors
  }

  /// Runs a command that must end with a conflict and write nothing.
  private func expectConflict(
    _ arguments: [String], at place: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.contents(below: "Demo")
    let outcome = try Program.viperGen(arguments, in: folder.url.appending(path: "Demo"))
    #expect(outcome.status == 73, sourceLocation: sourceLocation)
    #expect(outcome.errors.contains(place), "\(outcome.errors)", sourceLocation: sourceLocation)
    #expect(try folder.contents(below: "Demo") == before, sourceLocation: sourceLocation)
  }

  // MARK: What belongs together

  @Test(
    "takes a requirement away with the comments that were written to it",
    arguments: ["/// Loads again.\n  func refresh()", "func refresh()  // again"])
  func comments(requirement: String) throws {
    try edit("\(Self.module)PresenterProtocols.swift", "func refresh()", requirement)
    let outcome = try run("change", "SignIn", "--actions-=refresh()")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try text("\(Self.module)PresenterProtocols.swift")
    #expect(!text.contains("refresh") && !text.contains("again"))
    #expect(try errors() == "")
  }

  @Test(
    "is a conflict where a requirement was edited and its implementation would go",
    arguments: ["@available(iOS 15, *)\n  func refresh()", "func refresh(  ) async"])
  func editedRequirement(requirement: String) throws {
    try edit("\(Self.module)PresenterProtocols.swift", "func refresh()", requirement)
    try expectConflict(
      ["change", "SignIn", "--actions-=refresh()"], at: "SignInPresenter.swift:2: error: ")
  }

  // MARK: Files

  @Test("moves files that an option puts elsewhere, with their edits, and back")
  func layout() throws {
    let presenter = "\(Self.module)Presenter.swift"
    try edit(presenter, "func refresh() {", "func refresh() {\n    print(1)")
    let before = try folder.contents(below: "Demo")
    let outcome = try run("change", "SignIn", "--layout", "layers")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let moved = "moved     Sources/Demo/SignIn/UserInterface/SignInView.swift\n"
    #expect(outcome.output.contains(moved), "\(outcome.output)")
    #expect(try text("Sources/Demo/SignIn/Routing/SignInPresenter.swift").contains("print(1)"))
    #expect(!exists(presenter))
    #expect(try errors() == "")
    #expect(try run("change", "SignIn", "--layout", "flat").status == 0)
    #expect(try folder.contents(below: "Demo") == before)
  }

  @Test("does not move a file to a place that is taken")
  func takenPlace() throws {
    try write("// ours\n", to: "Sources/Demo/SignIn/Routing/SignInPresenter.swift")
    try expectConflict(
      ["change", "SignIn", "--layout", "layers"],
      at: "Sources/Demo/SignIn/Routing/SignInPresenter.swift")
  }

  @Test(
    "moves an edited type to the file that the template has it in, and back",
    arguments: ["PresenterProtocols", "InteractorProtocols", "WireframeProtocols"])
  func movedType(file: String) throws {
    let path = "\(Self.module)\(file).swift"
    let code = try text(path)
    let line = try #require(code.firstMatch(of: /\n  (?:func|var)\s/))
    try write(code.replacingCharacters(in: line.range, with: "\n  // ours\(line.0)"), to: path)
    let before = try folder.contents(below: "Demo")
    let inline = try run("change", "SignIn", "--protocols", "inline")
    #expect(inline.status == 0, "\(inline.errors)")
    #expect(try errors() == "")
    let sources = try folder.contents(below: "Demo/Sources").values
    #expect(sources.contains { String(decoding: $0, as: UTF8.self).contains("\n  // ours\n") })
    let back = try run("change", "SignIn", "--protocols", "separate")
    #expect(back.status == 0, "\(back.errors)")
    #expect(try folder.contents(below: "Demo") == before)
  }

  @Test("is a conflict where an edited mock's function stays and what it uses goes")
  func keptFunction() throws {
    let mock = "\(Self.tests)PresenterToInteractorInterfaceMock.swift"
    let code = try text(mock)
    let head = try #require(code.firstMatch(of: /func signIn\([^{]*\{\n/))
    try write(code.replacingCharacters(in: head.range, with: head.0 + "    print(1)\n"), to: mock)
    try expectConflict(
      ["change", "SignIn", "--actions-=signIn(username: String, password: String)"],
      at: "stays because you edited it")
  }

  @Test("does not bring back what remove has removed")
  func removed() throws {
    try edit("\(Self.module)Presenter.swift", "func refresh() {", "func refresh() {\n    print(1)")
    #expect(try run("remove", "SignIn", "-q").status == 0)
    let before = try folder.contents(below: "Demo")
    #expect(try run("update", "--check").status == 0)
    #expect(try run("update").status == 0)
    #expect(try folder.contents(below: "Demo") == before)
  }

  @Test("keeps the end of each line, also in a renamed module")
  func lineEnds() throws {
    let presenter = "\(Self.module)Presenter.swift"
    var lines = try text(presenter).components(separatedBy: "\n")
    lines[3] += "\r"
    try write(lines.joined(separator: "\n"), to: presenter)
    #expect(try run("add", "SignIn", "reset(email: String)", "-q").status == 0)
    #expect(try text(presenter).components(separatedBy: "\r\n").count == 2)
    #expect(try run("rename", "SignIn", "LogIn", "-q").status == 0)
    let renamed = try text("Sources/Demo/LogIn/LogInPresenter.swift")
    #expect(renamed.components(separatedBy: "\r\n").count == 2)
  }

  @Test("finds types that were moved into another file of the target")
  func movedTypes() throws {
    let files = ["Presenter", "PresenterProtocols"].map { "\(Self.module)\($0).swift" }
    try write(try files.map(text).joined(separator: "\n"), to: "Sources/Demo/Other.swift")
    for file in files {
      try FileManager.default.removeItem(at: folder.url.appending(path: "Demo/" + file))
    }
    let outcome = try run("add", "SignIn", "reset(email: String)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("merged    Sources/Demo/Other.swift"))
    #expect(try errors() == "")
  }

  @Test("follows a folder that was moved, with what is new")
  func movedFolder() throws {
    try move("Sources/Demo/SignIn", to: "Sources/Demo/Auth")
    try move("Tests/DemoTests/SignIn", to: "Tests/DemoTests/Auth")
    let outcome = try run("change", "SignIn", "--with+=service", "--actions+=load() async throws")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(exists("Sources/Demo/Auth/SignInService.swift") && !exists("Sources/Demo/SignIn"))
    #expect(try errors() == "")
  }

  // MARK: The rest of the target

  @Test("is a conflict where code elsewhere in the target would not compile", arguments: Rest.all)
  func rest(_ rest: Rest) throws {
    try write(rest.code, to: "Sources/Demo/Elsewhere.swift")
    #expect(try errors() == "")
    try expectConflict(rest.command, at: "Sources/Demo/Elsewhere.swift:1: error: ")
  }

  /// Code outside of the module, and a change after which it would not compile.
  struct Rest: CustomTestStringConvertible {
    let testDescription: String
    let command: [String]
    let code: String

    private static let add = ["add", "SignIn", "reset(email: String)"]
    private static let remove = ["change", "SignIn", "--actions-=refresh()"]

    static let all = [
      Rest(
        testDescription: "a fake", command: add,
        code: """
          @MainActor final class Fake: SignInViewToPresenterInterface {
            func signIn(username: String, password: String) {}
            func refresh() {}
            func wasDismissed() {}
          }
          """),
      Rest(
        testDescription: "the function in an extension", command: add,
        code: "extension SignInPresenter { func reset(email: String) {} }"),
      Rest(
        testDescription: "the function with an effect in an extension", command: add,
        code: "extension SignInPresenter { func reset(email: String) async {} }"),
      Rest(
        testDescription: "a caller", command: remove,
        code: "@MainActor func go(_ presenter: SignInPresenter) { presenter.refresh() }"),
      Rest(
        testDescription: "a caller through the protocol", command: remove,
        code: "@MainActor func go(_ it: any SignInViewToPresenterInterface) { it.refresh() }"),
    ]
  }

  @Test(
    "does not mind other types that have members of the same name",
    arguments: [
      "@MainActor final class Feed { func refresh() {}; func go(_ p: SignInPresenter) { refresh() } }",
      "struct Other { func reset(email: String) {} }",
    ])
  func others(code: String) throws {
    try write(code, to: "Sources/Demo/Elsewhere.swift")
    for command in [
      ["add", "SignIn", "reset(email: String)"], ["change", "SignIn", "--actions-=refresh()"],
    ] {
      let outcome = try Program.viperGen(command, in: folder.url.appending(path: "Demo"))
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try errors() == "")
    }
  }

  // MARK: Names

  @Test("follows a property that was renamed in a test")
  func renamedProperty() throws {
    let path = "\(Self.tests)PresenterTests.swift"
    let text = try text(path).replacing("let presenter = ", with: "let sut = ")
      .replacing(/\bpresenter\./, with: "sut.")
    try write(text, to: path)
    let outcome = try run("add", "SignIn", "reset(email: String)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try self.text(path).contains("    sut.reset(email: \"email\")\n"))
  }

  @Test("accepts that a mock inherits what it had")
  func inheritedMember() throws {
    let path = "\(Self.tests)ViewToPresenterInterfaceMock.swift"
    try write(
      "class BaseMock { var functionsCalled: [String] = [] }\n",
      to: "Tests/DemoTests/BaseMock.swift")
    try edit(path, "Mock: SignIn", "Mock: BaseMock, SignIn")
    let lines = try text(path).split(separator: "\n", omittingEmptySubsequences: false)
    try write(
      lines.filter { !$0.contains("var functionsCalled") }.joined(separator: "\n"), to: path)
    let outcome = try run("add", "SignIn", "reset(email: String)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try text(path).contains("func reset(email: String)"))
  }

  // MARK: What is there already

  private static let link = [
    "add", "SignIn", "signedIn(user: String)", "--from", "interactor", "--to", "presenter",
  ]

  @Test(
    "is a conflict where a declaration of the name cannot stand for the template's",
    arguments: [
      "func signedIn(user: String) async {}", "func signedIn(user: String) throws {}",
      "private func signedIn(user: String) {}", "func signedIn(user: String) -> Bool { true }",
      "static func signedIn(user: String) {}",
      "#if DEBUG\n  func signedIn(user: String) {}\n  #endif",
    ])
  func otherForm(declaration: String) throws {
    let path = "\(Self.module)Presenter.swift"
    try edit(path, "  func refresh() {", "  \(declaration)\n\n  func refresh() {")
    #expect(try errors() == "")
    let outcome = try Program.viperGen(Self.link, in: folder.url.appending(path: "Demo"))
    #expect(outcome.status == 73 || outcome.status == 0)
    #expect(try errors() == "", "\(outcome.errors)")
  }

  @Test(
    "keeps a declaration that is the template's, and adds one with other types",
    arguments: ["func signedIn(user: String) { print(user) }", "func signedIn(user: Int) {}"])
  func sameForm(declaration: String) throws {
    let path = "\(Self.module)Presenter.swift"
    try edit(path, "  func refresh() {", "  \(declaration)\n\n  func refresh() {")
    let outcome = try Program.viperGen(Self.link, in: folder.url.appending(path: "Demo"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try errors() == "")
    #expect(try text(path).contains(declaration))
  }

  @Test("is a conflict where a property has the name of a function without parameters")
  func namesake() throws {
    try edit(
      "\(Self.module)Presenter.swift", "  func refresh() {", "  var reset = 1\n\n  func refresh() {"
    )
    try expectConflict(
      ["add", "SignIn", "reset()", "--from", "interactor", "--to", "presenter"],
      at: "SignInPresenter.swift")
  }
}
