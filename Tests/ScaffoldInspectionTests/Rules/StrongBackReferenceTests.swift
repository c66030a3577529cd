import RecognitionSupport
import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("strong-back-reference")
struct StrongBackReferenceTests {
  /// A module whose presenter has a property, and whose view has the presenter.
  static func module(
    _ property: String, view: String = "class LoginView: LoginViewInput",
    forward: String = "var presenter: LoginViewOutput?", bound: String = ": AnyObject"
  ) -> String {
    """
    protocol LoginViewInput\(bound) {}
    protocol LoginViewOutput: AnyObject {}
    \(view) { \(forward) }
    class LoginPresenter: LoginViewOutput {
      \(property)
    }
    """
  }

  @Test(
    "adds weak where the code compiles with it",
    arguments: [
      ("var view: LoginViewInput?", "weak var view: LoginViewInput?"),
      ("var view: LoginViewInput!", "weak var view: LoginViewInput!"),
      ("var view: (any LoginViewInput)?", "weak var view: (any LoginViewInput)?"),
      ("private var view: LoginViewInput?", "private weak var view: LoginViewInput?"),
      ("private(set) var view: LoginViewInput?", "private(set) weak var view: LoginViewInput?"),
      ("public var view: LoginViewInput?", "public weak var view: LoginViewInput?"),
      ("internal final var view: LoginViewInput?", "internal final weak var view: LoginViewInput?"),
      ("var view: LoginViewInput? = nil", "weak var view: LoginViewInput? = nil"),
      ("var view: LoginViewInput? { didSet {} }", "weak var view: LoginViewInput? { didSet {} }"),
      ("var view: LoginView?", "weak var view: LoginView?"),
      ("var view: LoginView!", "weak var view: LoginView!"),
      ("var x = 0; var view: LoginViewInput?", "var x = 0; weak var view: LoginViewInput?"),
      ("var /* the view */ view: LoginViewInput?", "weak var /* the view */ view: LoginViewInput?"),
      ("var\n  view: LoginViewInput?", "weak var\n  view: LoginViewInput?"),
      (
        "/// The view.\n  var view : LoginViewInput?",
        "/// The view.\n  weak var view : LoginViewInput?"
      ),
    ])
  func fixed(_ property: String, _ expected: String) throws {
    let texts = sources(Self.module(property))
    let found = Lint(of: texts).findings.filter { $0.rule == "strong-back-reference" }
    #expect(found.count == 1)
    let fixed = FixedSources(applying: found, to: texts).changed
    #expect(fixed.map { String(decoding: $0.text, as: UTF8.self) } == [Self.module(expected)])
    #expect(Lint(of: fixed).findings.allSatisfy { $0.rule != "strong-back-reference" })
  }

  @Test(
    "reports without a fix what weak does not fit to",
    arguments: [
      module("let view: LoginViewInput"), module("let view: LoginViewInput?"),
      module("var view: LoginViewInput"), module("var view: LoginView"),
      module("var view: LoginView = LoginView()"), module("var view: LoginView? = LoginView()"),
      module("let view = LoginView()"), module("lazy var view: LoginViewInput? = nil"),
      module("@Injected var view: LoginViewInput?"),
      module("var view: LoginViewInput?, other: LoginViewInput?"),
      module("var view: Optional<LoginViewInput>"), module("var view: LoginViewInput?", bound: ""),
    ])
  func notFixable(_ code: String) {
    let found = findings("strong-back-reference", code)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.fix.isEmpty })
  }

  @Test(
    "is silent about references that keep nothing",
    arguments: [
      module("weak var view: LoginViewInput?"), module("unowned var view: LoginViewInput"),
      module("unowned(unsafe) let view: LoginView"), module("weak var view: LoginView?"),
      module("var view: LoginViewInput? { nil }"), module("static var view: LoginViewInput?"),
      module("var view: (() -> LoginViewInput)?"), module("var view: [LoginViewInput] = []"),
      module("var view: Box<LoginView>?") + "\nclass Box<T: AnyObject> { weak var value: T? }",
      module("var view: LoginViewInput?", view: "struct LoginView: LoginViewInput", bound: ""),
      module("var view: LoginViewInput?", forward: "weak var presenter: LoginViewOutput?"),
      module("var view: LoginViewInput?", forward: ""),
      module("var view: LoginViewInput?")
        + "\nclass WeakLoginView: LoginViewInput { weak var view: LoginView? }",
      module("func make(view: LoginViewInput?) { var view: LoginViewInput? }"),
    ])
  func silent(_ code: String) {
    #expect(messages("strong-back-reference", code) == [])
  }

  @Test("follows chains of three parts, superclasses and the cycle of Clean Swift")
  func chains() {
    let router = """
      protocol LoginViewOutput: AnyObject {}
      protocol LoginRouting: AnyObject {}
      class LoginView { var presenter: LoginViewOutput? }
      class LoginPresenter: LoginViewOutput { var router: LoginRouting? }
      class LoginRouter: LoginRouting { var view: LoginView? }
      """
    let found = findings("strong-back-reference", router)
    #expect(
      found.map(\.note) == ["the cycle is 'LoginView', 'LoginPresenter', 'LoginRouter' and back"])
    let cycle = """
      protocol LoginBusinessLogic {}
      protocol LoginPresentationLogic {}
      protocol LoginDisplayLogic: AnyObject {}
      class LoginView: LoginDisplayLogic { var interactor: LoginBusinessLogic? }
      class LoginInteractor: LoginBusinessLogic { var presenter: LoginPresentationLogic? }
      class LoginPresenter: LoginPresentationLogic { var view: LoginDisplayLogic? }
      """
    #expect(
      messages("strong-back-reference", cycle) == [
        "'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"
      ])
    let weak = cycle.replacing("var view:", with: "weak var view:")
    #expect(messages("strong-back-reference", weak) == [])
    let base =
      "class Base { var presenter: LoginViewOutput? }\n"
      + Self.module(
        "var view: LoginViewInput?", view: "class LoginView: Base, LoginViewInput", forward: "")
    #expect(messages("strong-back-reference", base).count == 1)
  }

  @Test("knows a wireframe that owns the module")
  func wireframe() {
    let code = """
      protocol LoginRouting: AnyObject {}
      class LoginView { weak var presenter: LoginPresenter? }
      class LoginPresenter { var wireframe: LoginRouting? }
      class LoginWireframe: LoginRouting { let presenter = LoginPresenter(); let view = LoginView() }
      """
    let found = findings("strong-back-reference", code)
    #expect(found.map(\.note) == ["the cycle is 'LoginWireframe', 'LoginPresenter' and back"])
    #expect(found.map(\.fix) == [[]])
  }

  @Test("keeps a part that only one other part has")
  func onlyOwner() {
    let code = """
      protocol LoginOutput: AnyObject {}
      class LoginPresenter: LoginOutput { let interactor = LoginInteractor() }
      class LoginInteractor { var presenter: LoginOutput? }
      """
    #expect(findings("strong-back-reference", code).map(\.fix) == [[]])
  }
}
