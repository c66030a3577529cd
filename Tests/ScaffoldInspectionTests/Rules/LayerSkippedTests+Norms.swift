import ScaffoldInspection
import ScaffoldRecognition
import Testing

extension LayerSkippedTests {
  @Test("knows the cycle of Clean Swift, in which the view has the interactor")
  func cleanSwift() {
    let code = """
      protocol LoginBusinessLogic {}
      protocol LoginPresentationLogic {}
      protocol LoginDisplayLogic: AnyObject {}
      protocol LoginRoutingLogic {}
      protocol LoginDataStore {}
      class LoginViewController: LoginDisplayLogic {
        var interactor: LoginBusinessLogic?
        var router: LoginRoutingLogic?
      }
      class LoginInteractor: LoginBusinessLogic, LoginDataStore {
        var presenter: LoginPresentationLogic?
        var worker: LoginWorker?
      }
      class LoginPresenter: LoginPresentationLogic { weak var viewController: LoginDisplayLogic? }
      class LoginRouter: LoginRoutingLogic {
        weak var viewController: LoginViewController?
        var dataStore: LoginDataStore?
      }
      class LoginWorker {}
      """
    #expect(messages("layer-skipped", code) == [])
    let changed = code.replacing(
      "class LoginViewController: LoginDisplayLogic {",
      with: "class LoginViewController: LoginDisplayLogic { let worker = LoginWorker()")
    #expect(
      messages("layer-skipped", changed) == [
        "the view 'LoginViewController' uses the worker through 'worker' and skips the interactor"
      ])
  }

  @Test("allows what most of the modules do, and says how many do what one does")
  func norm() {
    func modules(_ names: [String], view: String) -> String {
      names.map {
        Self.viper(view: view).replacing("Login", with: $0)
      }.joined(separator: "\n")
    }
    let odd = modules(["A"], view: "var x: AInteractorInput?")
    let rest = modules(["B", "C", "D"], view: "")
    let found = findings("layer-skipped", odd + "\n" + rest)
    #expect(found.map(\.note) == ["1 of 4 modules have a link from the view to the interactor"])
    let all = ["A", "B", "C"].map { modules([$0], view: "var x: \($0)InteractorInput?") }
    #expect(messages("layer-skipped", all.joined(separator: "\n")) == [])
  }

  @Test("takes the links that a record allows")
  func recorded() {
    let code = Self.viper(view: "var x: LoginInteractorInput?")
    func links(_ pairs: [AllowedLinks.RolePair]) -> [AllowedLinks] {
      [AllowedLinks(module: "Login", target: "App", pairs: Set(pairs))]
    }
    let chain: [AllowedLinks.RolePair] = [
      .init(.view, .presenter), .init(.presenter, .view), .init(.presenter, .interactor),
      .init(.presenter, .router), .init(.interactor, .presenter), .init(.interactor, .worker),
      .init(.router, .view),
    ]
    let found = findings("layer-skipped", code, links: links(chain))
    #expect(
      found.map(\.message) == ["the view 'LoginViewController' uses the interactor through 'x'"])
    #expect(
      found.map(\.note) == [
        "the template of the module has no link from the view to the interactor"
      ])
    #expect(
      messages("layer-skipped", code, links: links(chain + [.init(.view, .interactor)])) == [])
  }

  @Test("reports a view with the presenter of another module beside its own")
  func otherModule() {
    let other =
      "protocol HomeViewOutput: AnyObject {}\nclass HomePresenter: HomeViewOutput {}\nclass HomeInteractor {}\n"
    #expect(
      messages("layer-skipped", Self.viper(view: "var x: HomeViewOutput?") + "\n" + other) == [
        "the view 'LoginViewController' uses the presenter of 'Home' through 'x'"
      ])
    let weak = Self.viper(view: "weak var x: HomeViewOutput?") + "\n" + other
    #expect(messages("layer-skipped", weak) == [])
    let input =
      Self.viper(view: "var x: HomeModuleInput?") + "\n"
      + other.replacing("HomeViewOutput", with: "HomeModuleInput")
    #expect(messages("layer-skipped", input) == [])
  }
}
