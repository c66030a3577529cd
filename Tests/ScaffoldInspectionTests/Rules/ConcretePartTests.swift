import ScaffoldInspection
import Testing

@Suite("concrete-part")
struct ConcretePartTests {
  /// A presenter with a property, and an interactor with a protocol.
  static func presenter(_ property: String, protocol name: String = "LoginInteractorInput")
    -> String
  {
    """
    protocol \(name): AnyObject {}
    class LoginPresenter {
      \(property)
    }
    class LoginInteractor: \(name) {}
    """
  }

  static let names = [
    "LoginInteractorInput", "LoginInteractorProtocol", "LoginInteractorInterface",
    "LoginInteracting", "LoginUseCase", "LoginBusinessLogic", "LoginInteractorType",
    "LoginInteractorInputProtocol", "LoginInteractorLogic", "LoginInteractorable",
    "ILoginInteractor",
  ]

  @Test(
    "reports the class of another part",
    arguments: [
      "var x: LoginInteractor?", "var x: LoginInteractor!", "let x: LoginInteractor",
      "private let x: LoginInteractor", "let x = LoginInteractor()",
      "lazy var x = LoginInteractor()",
      "weak var x: LoginInteractor?", "unowned let x: LoginInteractor",
      "var x: LoginInteractor? { didSet {} }", "var x: (LoginInteractor)?",
      "typealias I = LoginInteractor\n  var x: I?",
      "#if os(iOS)\n  var x: LoginInteractor?\n  #endif",
    ], ["LoginInteractorInput", "LoginBusinessLogic"])
  func reported(_ property: String, _ name: String) {
    #expect(
      messages("concrete-part", Self.presenter(property, protocol: name)) == [
        "'x' of 'LoginPresenter' has the class 'LoginInteractor' as its type instead of the "
          + "protocol '\(name)'"
      ])
  }

  @Test("knows the names of protocols", arguments: names)
  func protocolNames(_ name: String) {
    #expect(
      messages("concrete-part", Self.presenter("var x: LoginInteractor?", protocol: name)).count
        == 1)
  }

  @Test(
    "is silent about protocols, structs, observed classes, and what has no protocol for it",
    arguments: [
      presenter("var x: LoginInteractorInput?"), presenter("var x: Int?"),
      presenter("@ObservedObject var x: LoginInteractor"),
      presenter("@Injected var x: LoginInteractor"),
      presenter("func make() -> LoginInteractor { LoginInteractor() }"),
      presenter("var x: LoginInteractor { LoginInteractor() }"),
      presenter("static let x = LoginInteractor()"), presenter("var x: [LoginInteractor] = []"),
      presenter("var x: LoginInteractor?", protocol: "LoginDataStore"),
      presenter("var x: LoginInteractor?", protocol: "LoginDelegate"),
      presenter("var x: LoginInteractor?", protocol: "LoginInteractorOutput"),
      presenter("var x: LoginInteractor?", protocol: "LoginInteractorDelegate"),
      presenter("var x: LoginInteractor?", protocol: "Cancellable"),
      presenter("var x: LoginInteractor?", protocol: "LoginInteractorDataSource"),
      presenter("var x: LoginInteractor?").replacing(
        "class LoginPresenter", with: "struct LoginPresenter"),
      presenter("var x: LoginInteractor?").replacing("protocol", with: "private protocol"),
      presenter("var x: LoginInteractor?").replacing("LoginPresenter", with: "LoginRouter"),
      presenter("var x: LoginInteractor?") + "\nclass LoginView { var i: LoginInteractorInput? }",
    ])
  func silent(_ code: String) {
    #expect(messages("concrete-part", code) == [])
  }

  @Test("knows the directions of outputs")
  func outputs() {
    let code = """
      protocol LoginViewOutput: AnyObject {}
      protocol LoginInteractorOutput: AnyObject {}
      class LoginView { var presenter: LoginPresenter? }
      class LoginPresenter: LoginViewOutput, LoginInteractorOutput {}
      class LoginInteractor { weak var output: LoginPresenter? }
      """
    #expect(
      messages("concrete-part", code).map { $0.suffix(24) }
        == [
          "rotocol 'LoginViewOutput'", "l 'LoginInteractorOutput'",
        ].map { $0.suffix(24) })
  }

  @Test("says how many modules have only protocols")
  func norm() {
    let rest = ["A", "B"].map {
      Self.presenter("var x: LoginInteractorInput?").replacing("Login", with: $0)
    }.joined(separator: "\n")
    let found = findings("concrete-part", Self.presenter("var x: LoginInteractor?") + "\n" + rest)
    #expect(found.map(\.note) == ["2 of 3 modules have only protocols between their parts"])
  }

  @Test("is silent where most modules of the project have the class")
  func usual() {
    let module = { (name: String, type: String) in
      """
      protocol \(name)InteractorInput: AnyObject {}
      class \(name)Presenter { var x: \(type)? }
      class \(name)Interactor: \(name)InteractorInput {}

      """
    }
    let two = module("Login", "LoginInteractor") + module("Home", "HomeInteractorInput")
    #expect(messages("concrete-part", two).count == 1)
    let most = two + module("Cart", "CartInteractor")
    #expect(messages("concrete-part", most) == [])
    let few = two + module("Cart", "CartInteractorInput")
    #expect(messages("concrete-part", few).count == 1)
  }
}
