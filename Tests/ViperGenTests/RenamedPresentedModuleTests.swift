import Foundation
import Testing

/// `rename` of a module that another one presents.
@Suite("A presented module that is renamed")
struct RenamedPresentedModuleTests {
  private let folder: TemporaryFolder
  private static let presenter = "P/Sources/App/Home/HomePresenter.swift"

  init() throws { folder = try SmallPackage.folder() }

  private func run(_ line: String) throws -> Outcome {
    try folder.shell("viper-gen \(line)", in: "P")
  }

  private func make(_ options: String = "") throws {
    let made = try run(
      "create SignIn -q \(options) && viper-gen create Home --presents SignIn -q \(options)")
    #expect(made.status == 0 && made.errors == "", "\(made.errors)")
  }

  /// The paths of the files of the package that have a text.
  private func files(with text: String) throws -> [String] {
    try folder.shell("grep -rl '\(text)' Sources Tests .viper-gen/App", in: "P").output
      .split(separator: "\n").map(String.init)
  }

  private func append(_ text: String, to path: String) throws {
    try folder.write(try folder.text(of: path) + text, to: path)
  }

  private func expectUpToDate() throws {
    let check = try run("update --check")
    #expect(check.status == 0, "\(check.errors)")
  }

  @Test(
    "is what create writes, in the record and the files of the module that presents it",
    arguments: ["", "--everywhere", "-q", "--everywhere -q"],
    [
      "", "--ui swiftui", "--ui none", "--actions 'signIn()'",
      "--actions 'enter() async throws -> Int'",
    ])
  func likeCreate(form: String, options: String) throws {
    try make(options)
    let outcome = try run("rename SignIn LogIn \(form)")
    #expect(outcome.status == 0 && !outcome.errors.contains("warning"), "\(outcome.errors)")
    try expectUpToDate()
    let renamed = try folder.contents(below: "P")
    let removed = try run("remove Home LogIn -q")
    #expect(removed.status == 0, "\(removed.errors)")
    let made = try run(
      "create LogIn -q \(options) && viper-gen create Home --presents LogIn -q \(options)")
    #expect(made.status == 0)
    #expect(try folder.contents(below: "P") == renamed)
  }

  @Test("keeps the edits of the module that presents it, and the way back restores every byte")
  func edits() throws {
    try make()
    let path = Self.presenter
    let text = try folder.text(of: path).replacing(
      "    wireframe?.presentSignIn(", with: "    print(1)\n    wireframe?.presentSignIn(")
    try folder.write(
      text + "\nextension HomePresenter {\n  func again() { presentSignIn() }\n}\n", to: path)
    let before = try folder.contents(below: "P")
    let outcome = try run("rename SignIn Account/LogIn")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("merged    Sources/App/Home/HomePresenter.swift\n"))
    #expect(try files(with: "[sS]ignIn") == [])
    let renamed = try folder.text(of: path)
    #expect(renamed.contains("    print(1)\n    wireframe?.presentLogIn("))
    #expect(renamed.contains("func again() { presentLogIn() }"))
    try expectUpToDate()
    #expect(try run("rename Account/LogIn SignIn -q").status == 0)
    #expect(try folder.contents(below: "P") == before)
  }

  @Test("changes what modules declare for it in the rest of the package with --everywhere")
  func everywhere() throws {
    try make()
    let use = "let make = HomeDependencies(makeSignIn: { SignInWireframe() })\n"
    try folder.write(use, to: "P/Sources/App/App.swift")
    let quiet = try run("rename SignIn LogIn -q")
    #expect(quiet.status == 0)
    #expect(quiet.errors.contains("App.swift:1:29: warning: 'makeSignIn' is now 'makeLogIn'"))
    #expect(quiet.errors.contains("2 places outside of the module have old names"))
    #expect(try folder.text(of: "P/Sources/App/App.swift") == use)
    #expect(try run("rename LogIn SignIn -q").status == 0)
    #expect(try run("rename SignIn LogIn -q --everywhere").errors == "")
    #expect(
      try folder.text(of: "P/Sources/App/App.swift")
        == "let make = HomeDependencies(makeLogIn: { LogInWireframe() })\n")
  }

  @Test("may present itself, or the module that presents it")
  func cycles() throws {
    try make()
    #expect(try run("change SignIn --presents Home --presents SignIn -q").status == 0)
    #expect(try run("rename SignIn LogIn -q").status == 0)
    #expect(try files(with: "[sS]ignIn") == [])
    try expectUpToDate()
    #expect(try run("rename Home Start -q").status == 0)
    #expect(try files(with: "Home") == [])
    try expectUpToDate()
  }

  @Test("keeps what its delegate requires")
  func delegate() throws {
    #expect(try run("create SignIn -q").status == 0)
    try folder.write(
      try folder.text(of: "P/Sources/App/SignIn/SignInPresenterProtocols.swift")
        .replacing(/\nextension SignInDelegate \{(?s:.*?)\n\}\n/, with: ""),
      to: "P/Sources/App/SignIn/SignInPresenterProtocols.swift")
    #expect(try run("create Home --presents SignIn -q").status == 0)
    let record = try folder.text(of: "P/.viper-gen/App/Home.json")
    #expect(record.contains("any SignIn)"))
    #expect(try run("rename SignIn LogIn -q").status == 0)
    #expect(
      try folder.text(of: "P/.viper-gen/App/Home.json").contains("any LogIn)"))
    try expectUpToDate()
  }

  private static let refusals: [(edit: String, status: Int32, message: String)] = [
    ("extension HomePresenter { func presentLogIn() {} }", 73, "would be declared twice"),
    ("}", 65, "without an opening bracket"),
  ]

  @Test("is refused where the module that presents it cannot follow", arguments: refusals)
  func refusal(edit: String, status: Int32, message: String) throws {
    try make()
    try append(edit + "\n", to: Self.presenter)
    let before = try folder.tree()
    let outcome = try run("rename SignIn LogIn -q")
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.errors.contains("Sources/App/Home/HomePresenter.swift:"))
    #expect(try folder.tree() == before)
  }

  @Test("is refused for declarations of the user's own in other files, and for an action")
  func otherRefusals() throws {
    try make()
    let own = "P/Sources/App/Own.swift"
    try folder.write("extension HomePresenter { func presentLogIn() {} }\n", to: own)
    let before = try folder.tree()
    let outcome = try run("rename SignIn LogIn")
    #expect(outcome.status == 73, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("Own.swift:1:27: error: 'HomePresenter.presentLogIn()' would be"))
    #expect(try folder.tree() == before)
    try folder.write("", to: own)
    #expect(try run("add Home 'presentLogIn()' -q").status == 0)
    let action = try run("rename SignIn LogIn")
    #expect(action.status == 64, "\(action.errors)")
    #expect(action.errors.contains("would have two members 'presentLogIn()'"))
  }

  @Test("is named by a note with the command for a screen that comes next")
  func next() throws {
    #expect(
      try run("create SignIn Home -q -t vip && viper-gen change Home -q --next SignIn").status == 0)
    let outcome = try run("rename SignIn LogIn")
    let command = "viper-gen change Home --target App --next-=SignIn --next+=LogIn"
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("note: 'Home' keeps 'SignIn' in '--next'"), "\(outcome.errors)")
    #expect(outcome.errors.contains(command))
    #expect(try folder.shell(command, in: "P").status == 0)
    #expect(try files(with: "[sS]ignIn") == [])
  }
}
