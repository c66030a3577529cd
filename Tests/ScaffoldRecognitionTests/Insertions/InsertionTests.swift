import ScaffoldRecognition
import Testing

/// A registry of a project, and what it is with a text for the module `Login`.
struct InsertionCase: Sendable, CustomTestStringConvertible {
  let name: String
  let place: String
  let text: String
  var isFirst = false
  let before: String
  let after: String

  var testDescription: String { name }

  func insertion() throws -> Insertion {
    Insertion(of: text, into: try #require(InsertionPlace(place)), isFirst: isFirst)
  }

  static let all: [InsertionCase] = [
    InsertionCase(
      name: "a case after the others", place: "enum AppRoute", text: "case login",
      before: "enum AppRoute {\n  case home\n\n  var id: Int { 1 }\n}\n",
      after: "enum AppRoute {\n  case home\n  case login\n\n  var id: Int { 1 }\n}\n"),
    InsertionCase(
      name: "a case before the others", place: "enum AppRoute", text: "case login(Int)",
      isFirst: true, before: "enum AppRoute {\n\tcase home\n}\n",
      after: "enum AppRoute {\n\tcase login(Int)\n\tcase home\n}\n"),
    InsertionCase(
      name: "a case in a nested enum with line ends of Windows", place: "enum App.Route",
      text: "case login",
      before: "struct App {\r\n    enum Route {\r\n        case home // x\r\n    }\r\n}\r\n",
      after:
        "struct App {\r\n    enum Route {\r\n        case home // x\r\n        case login\r\n    }\r\n}\r\n"
    ),
    InsertionCase(
      name: "a function in an extension, with a blank line", place: "extension AppFactory",
      text: "func makeLogin() -> Login {\n  Login()\n}",
      before: "extension AppFactory {\n    func makeHome() -> Home {\n        Home()\n    }\n}\n",
      after: """
        extension AppFactory {
            func makeHome() -> Home {
                Home()
            }

            func makeLogin() -> Login {
                Login()
            }
        }

        """),
    InsertionCase(
      name: "a property in a type, without a blank line", place: "class Container",
      text: "lazy var login = LoginBuilder()",
      before: "final class Container {\n  lazy var home = HomeBuilder()\n}\n",
      after:
        "final class Container {\n  lazy var home = HomeBuilder()\n  lazy var login = LoginBuilder()\n}\n"
    ),
    InsertionCase(
      name: "a requirement in a protocol", place: "protocol Routes", text: "func showLogin()",
      before: "protocol Routes: AnyObject {\n  func showHome()\n}\n",
      after: "protocol Routes: AnyObject {\n  func showHome()\n  func showLogin()\n}\n"),
    InsertionCase(
      name: "a line in a function", place: "func registerModules(in:)",
      text: "container.register(LoginBuilder())",
      before: """
        struct App {
          func registerModules(in container: Container) {
            container.register(HomeBuilder())
          }
          func registerModules() {}
        }

        """,
      after: """
        struct App {
          func registerModules(in container: Container) {
            container.register(HomeBuilder())
            container.register(LoginBuilder())
          }
          func registerModules() {}
        }

        """),
    InsertionCase(
      name: "a line before the return of a function", place: "func App.make",
      text: "router.add(.login)",
      before:
        "extension App {\n  func make() -> Router {\n    let router = Router()\n    return router\n  }\n}\n",
      after:
        "extension App {\n  func make() -> Router {\n    let router = Router()\n    router.add(.login)\n    return router\n  }\n}\n"
    ),
    InsertionCase(
      name: "a case in a switch, before its default", place: "switch view(for:)",
      text: "case .login:\n  LoginView()",
      before: """
        func view(for route: Route) -> View {
            switch route {
            case .home:
                HomeView()
            @unknown default:
                EmptyView()
            }
        }

        """,
      after: """
        func view(for route: Route) -> View {
            switch route {
            case .home:
                HomeView()
            case .login:
                LoginView()
            @unknown default:
                EmptyView()
            }
        }

        """),
    InsertionCase(
      name: "a case in the switch of a property", place: "switch Route.title",
      text: "case .login: \"Login\"",
      before:
        "extension Route {\n  var title: String {\n    switch self {\n    case .home: \"Home\"\n    }\n  }\n}\n",
      after:
        "extension Route {\n  var title: String {\n    switch self {\n    case .home: \"Home\"\n    case .login: \"Login\"\n    }\n  }\n}\n"
    ),
    InsertionCase(
      name: "an element on one line", place: "array modules", text: "Login.self",
      before: "let modules: [any Module.Type] = [Home.self]\n",
      after: "let modules: [any Module.Type] = [Home.self, Login.self]\n"),
    InsertionCase(
      name: "an element on a line of its own, without a last comma", place: "array AppModules.all",
      text: "Login(a: 1, b: [2])",
      before: "enum AppModules {\n  static let all = [\n    Home(),\n    Cart()  // last\n  ]\n}\n",
      after:
        "enum AppModules {\n  static let all = [\n    Home(),\n    Cart(),  // last\n    Login(a: 1, b: [2])\n  ]\n}\n"
    ),
    InsertionCase(
      name: "an element after the only one", place: "array all", text: "Login()",
      before: "let all: [Module] = [\n  Home()\n]\n",
      after: "let all: [Module] = [\n  Home(),\n  Login()\n]\n"),
    InsertionCase(
      name: "an element with a last comma, first", place: "array all", text: "Login()",
      isFirst: true, before: "var all: [Module] {\n  [\n    Home(),\n  ]\n}\n",
      after: "var all: [Module] {\n  [\n    Login(),\n    Home(),\n  ]\n}\n"),
    InsertionCase(
      name: "an element with a last comma", place: "array all", text: "Login()",
      before: "var all: [Module] {\n  return [\n    Home(),\n  ]\n}\n",
      after: "var all: [Module] {\n  return [\n    Home(),\n    Login(),\n  ]\n}\n"),
    InsertionCase(
      name: "an element of an empty array", place: "array all", text: "Login()",
      before: "let all: [Module] = []\n", after: "let all: [Module] = [Login()]\n"),
    InsertionCase(
      name: "an entry of a dictionary", place: "dictionary Makers.all",
      text: "\"login\": { LoginBuilder().build() }",
      before:
        "struct Makers {\n  static let all: [String: Maker] = [\n    \"home\": { Home() },\n  ]\n}\n",
      after:
        "struct Makers {\n  static let all: [String: Maker] = [\n    \"home\": { Home() },\n    \"login\": { LoginBuilder().build() },\n  ]\n}\n"
    ),
    InsertionCase(
      name: "an entry of an empty dictionary", place: "dictionary all", text: "\"login\": 1",
      before: "let all: [String: Int] = [:]\n", after: "let all: [String: Int] = [\"login\": 1]\n"),
    InsertionCase(
      name: "a term of a composition", place: "typealias AppDependencies", text: "HasLogin",
      before: "typealias AppDependencies = HasHome & HasCart\n",
      after: "typealias AppDependencies = HasHome & HasCart & HasLogin\n"),
    InsertionCase(
      name: "a term on a line of its own", place: "typealias Dependencies", text: "HasLogin",
      before: "typealias Dependencies = HasHome\n  & HasCart\n",
      after: "typealias Dependencies = HasHome\n  & HasCart\n  & HasLogin\n"),
  ]
}

@Suite("An insertion")
struct InsertionTests {
  private func source(_ text: String) -> SourceText {
    SourceText(path: "App/Registry.swift", text: Array(text.utf8), module: "App")
  }

  private func text(_ edit: SourceEdit?) throws -> String {
    String(decoding: try #require(edit).text, as: UTF8.self)
  }

  @Test(
    "is put into the declaration once, and taken out byte for byte", arguments: InsertionCase.all)
  func addsAndRemoves(_ example: InsertionCase) throws {
    let insertion = try example.insertion()
    #expect(try text(insertion.added(to: [source(example.before)])) == example.after)
    let after = source(example.after)
    #expect(try insertion.added(to: [after]) == nil)
    #expect(try text(insertion.removed(from: [after])) == example.before)
    #expect(try insertion.removed(from: [source(example.before)]) == nil)
  }

  @Test("stays at its place under another name", arguments: InsertionCase.all)
  func replaces(_ example: InsertionCase) throws {
    let insertion = try example.insertion()
    let other = example.text.replacing("login", with: "signIn").replacing("Login", with: "SignIn")
    let wanted = example.after.replacing("login", with: "signIn").replacing("Login", with: "SignIn")
    #expect(try text(insertion.replaced(by: other, in: [source(example.after)])) == wanted)
    #expect(try insertion.replaced(by: other, in: [source(example.before)]) == nil)
  }

  @Test("twice leaves the first one when the second is removed", arguments: InsertionCase.all)
  func two(_ example: InsertionCase) throws {
    let first = try example.insertion()
    let text = example.text.replacing("ogin", with: "egal")
    let second = Insertion(of: text, into: first.place, isFirst: first.isFirst)
    let after = try self.text(second.added(to: [source(example.after)]))
    #expect(try self.text(second.removed(from: [source(after)])) == example.after)
    let other = try self.text(first.removed(from: [source(after)]))
    #expect(try self.text(second.removed(from: [source(other)])) == example.before)
  }

  @Test(
    "is refused where there is no place, or several",
    arguments: [
      ("enum Nope", InsertionError.missing), ("struct AppRoute", .missing),
      ("func show(in:)", .missing), ("array AppRoute", .missing),
      (
        "extension AppRoute",
        .several([
          SourcePlace(path: "App/Registry.swift", line: 2, column: 1),
          SourcePlace(path: "App/Registry.swift", line: 3, column: 1),
        ])
      ),
      ("array other", .unsuitable(SourcePlace(path: "App/Registry.swift", line: 5, column: 5))),
      ("switch show", .unsuitable(SourcePlace(path: "App/Registry.swift", line: 4, column: 6))),
    ])
  func refusals(_ place: String, _ error: InsertionError) throws {
    let code = """
      enum AppRoute { case home }
      extension AppRoute {}
      extension AppRoute {}
      func show() {}
      let other = make()
      """
    let insertion = Insertion(of: "case x", into: try #require(InsertionPlace(place)))
    #expect(throws: error) { try insertion.added(to: [source(code)]) }
  }

  @Test(
    "has no place for what is no name",
    arguments: [
      "", "enum", "enum ", "Enum A", "enum A.", "enum a b", "array a(b:)", "func f(", "let x",
    ])
  func invalidPlaces(_ text: String) { #expect(InsertionPlace(text) == nil) }
}
