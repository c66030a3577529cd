import Foundation
import Testing

@Suite("viper-gen add")
struct AddTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let outcome = try folder.viperGen(
      "create", "SignIn", "--init", "--package-path", "Demo", "--actions", "signIn(user: String)")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  private func run(_ arguments: [String]) throws -> Outcome {
    try Program.viperGen(arguments, in: folder.url.appending(path: "Demo"))
  }

  @Test("reports what was added to which type")
  func addedMembers() throws {
    let outcome = try run(
      "add", "SignIn", "signedIn(user: String)", "--from", "interactor", "--to", "presenter")
    #expect(
      outcome.errors.contains(
        "+ signedIn(user:) in SignInPresenter\n+ signedIn(user:) in SignInInteractorToPresenterInterface\n"
      ))
    #expect(!outcome.errors.contains("Mock"))
    let json = try run("add", "SignIn", "reset()", "--json")
    #expect(json.status == 0 && !json.output.contains("reset()"))
  }

  @Test(
    "removes what it has added, with the same words",
    arguments: [
      ["reset(email: String)"],
      ["signedIn(user: String)", "--from", "interactor", "--to", "presenter"],
      ["var title: String { get }", "--from", "presenter", "--to", "view"],
      ["--interactor-to-presenter", "signedIn(user: String)"],
    ])
  func removal(words: [String]) throws {
    let before = try folder.contents(below: "Demo")
    #expect(try run(["add", "SignIn"] + words).status == 0)
    let removed = try run(["add", "SignIn"] + words + ["--remove"])
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(removed.errors.contains("\n- ") || removed.errors.hasPrefix("- "))
    #expect(try folder.contents(below: "Demo") == before)
    let again = try run(["add", "SignIn"] + words + ["--remove"])
    #expect(again.status == 0 && again.errors.hasSuffix("unchanged\n"))
  }

  @Test("finds the link of a signature that is removed")
  func removalWithoutLink() throws {
    let before = try folder.contents(below: "Demo")
    let signature = "signedIn(user: String)"
    #expect(try run("add", "SignIn", "--interactor-to-presenter", signature).status == 0)
    let removed = try run("add", "SignIn", signature, "--remove")
    #expect(removed.errors.contains("- signedIn(user:) in SignInPresenter\n"), "\(removed.errors)")
    #expect(try folder.contents(below: "Demo") == before)
  }

  @Test("takes only the options of the template that list signatures")
  func otherOption() throws {
    let outcome = try run("add", "SignIn", "--testing", "xctest")
    #expect(outcome.status == 64 && outcome.errors.contains("unknown option '--testing'"))
    let unknown = try run("add", "SignOut", "--interactor-to-presenter", "signedIn()")
    #expect(unknown.status == 66 && unknown.errors.contains("'SignOut'"), "\(unknown.errors)")
  }

  @Test("takes properties with effects on a link")
  func propertyWithEffects() throws {
    let property = "var isOnline: Bool { get async throws }"
    let added = try run("add", "SignIn", property, "--from", "interactor", "--to", "presenter")
    #expect(added.status == 0, "\(added.errors)")
    let path = "Demo/Sources/Demo/SignIn/SignInPresenterProtocols.swift"
    #expect(try folder.text(of: path).contains("  \(property)\n"))
    let again = try run("add", "SignIn", property, "--from", "interactor", "--to", "presenter")
    #expect(again.errors.contains("already") && again.errors.hasSuffix("unchanged\n"))
    let settable = try run(
      "add", "SignIn", "var a: Int { get async set }", "--from", "presenter", "--to", "view")
    #expect(settable.errors.contains("a property with 'async' cannot be set"))
  }

  @Test("names the links for a property where functions are taken")
  func propertyWithoutLink() throws {
    let property = "var title: String { get }"
    let line = "viper-gen add SignIn '\(property)' --from presenter --to view\n"
    let action = try run("add", "SignIn", property)
    #expect(action.status == 64 && action.errors.contains("a property goes on a link"))
    #expect(action.errors.contains(line))
    let service = try run("add", "SignIn", property, "--from", "interactor", "--to", "service")
    #expect(service.status == 64 && service.errors.contains(line))
    let changed = try run("change", "SignIn", "--actions+=\(property)")
    #expect(changed.errors.contains("a property goes on a link between two parts"))
    #expect(!changed.errors.contains("keyword"))
  }

  @Test("suggests a command for the module of a type that is not declared")
  func importsOfUnknownType() throws {
    let outcome = try run("add", "SignIn", "load(person: Person)")
    #expect(outcome.errors.contains("'viper-gen change SignIn --imports+=Models'"))
    #expect(try run("change", "SignIn", "--imports+=Models").status == 0)
  }
}
