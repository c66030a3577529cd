import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("layer-skipped")
struct LayerSkippedTests {
  /// A VIPER module with one more property.
  static func viper(
    view: String = "", presenter: String = "", interactor: String = "", worker: String = ""
  )
    -> String
  {
    """
    protocol LoginViewInput: AnyObject {}
    protocol LoginViewOutput: AnyObject {}
    protocol LoginInteractorInput: AnyObject {}
    protocol LoginInteractorOutput: AnyObject {}
    protocol LoginRouterInput: AnyObject {}
    protocol LoginWorkerInput: AnyObject {}
    class LoginViewController: LoginViewInput {
      var presenter: LoginViewOutput?
      \(view)
    }
    class LoginPresenter: LoginViewOutput, LoginInteractorOutput {
      weak var view: LoginViewInput?
      var interactor: LoginInteractorInput?
      var router: LoginRouterInput?
      \(presenter)
    }
    class LoginInteractor: LoginInteractorInput {
      weak var presenter: LoginInteractorOutput?
      var worker: LoginWorkerInput?
      \(interactor)
    }
    class LoginRouter: LoginRouterInput { weak var view: LoginViewController? }
    class LoginWorker: LoginWorkerInput {
      \(worker)
    }
    """
  }

  @Test(
    "reports a property of a layer that is not next to the part",
    arguments: [
      (viper(view: "var x: LoginInteractorInput?"), "interactor"),
      (viper(view: "var x: LoginInteractorInput!"), "interactor"),
      (viper(view: "let x: any LoginInteractorInput"), "interactor"),
      (viper(view: "private let x: LoginInteractorInput"), "interactor"),
      (viper(view: "weak var x: LoginInteractorInput?"), "interactor"),
      (viper(view: "lazy var x: LoginInteractorInput = make()"), "interactor"),
      (viper(view: "var x: LoginInteractor?"), "interactor"),
      (viper(view: "let x = LoginInteractor()"), "interactor"),
      (viper(view: "var x: (LoginInteractorInput)?"), "interactor"),
      (viper(view: "typealias I = LoginInteractorInput\n  var x: I?"), "interactor"),
      (viper(view: "@Injected var x: LoginInteractorInput"), "interactor"),
      (viper(view: "#if DEBUG\n  var x: LoginInteractorInput?\n  #endif"), "interactor"),
      (
        viper(view: "private /* a */ var // b\n  x /* c */ :\n LoginInteractorInput // d\n  ?"),
        "interactor"
      ),
      (viper(view: "var x: Swift.Optional<LoginInteractorInput> = nil"), "interactor"),
      (viper(view: "var x: (AnyObject & LoginInteractorInput)?"), "interactor"),
      (viper(view: "unowned(unsafe) var x: LoginInteractorInput"), "interactor"),
      (viper(view: "#if os(tvOS)\n  #else\n  let x: LoginInteractorInput\n  #endif"), "interactor"),
      (viper(view: "typealias Maybe<T> = T?\n  var x: Maybe<LoginInteractorInput>"), "interactor"),
      (viper(view: "var a = 1, x: LoginInteractorInput?"), "interactor"),
      (viper(view: "var a: Int, x: LoginInteractorInput?, b = 2"), "interactor"),
      (viper(view: "let x: any LoginInteractorInput = { LoginInteractor() }()"), "interactor"),
      (viper(view: "var x: (LoginInteractorInput & LoginWorkerInput)?"), "interactor"),
      (viper(view: "var x: LoginWorkerInput?"), "worker"),
      (viper(view: "let x = LoginWorker()"), "worker"),
      (viper(view: "var x: LoginRouterInput?"), "router"),
      (viper(view: "var x: LoginRouter!"), "router"),
      (viper(presenter: "let x: LoginWorkerInput"), "worker"),
      (viper(presenter: "var x: LoginWorker?"), "worker"),
      (viper(interactor: "weak var x: LoginViewInput?"), "view"),
      (viper(interactor: "var x: LoginViewController?"), "view"),
      (viper(interactor: "var x: LoginRouterInput?"), "router"),
      (viper(interactor: "unowned let x: LoginRouter"), "router"),
      (viper(worker: "weak var x: LoginViewInput?"), "view"),
      (viper(worker: "weak var x: LoginViewOutput?"), "presenter"),
      (viper(worker: "weak var x: LoginPresenter?"), "presenter"),
    ])
  func skipped(_ code: String, _ role: String) {
    let found = messages("layer-skipped", code)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("uses the \(role) through 'x'") })
  }

  @Test(
    "is silent about the usual chain, and about what is no layer of the module",
    arguments: [
      viper(), viper(view: "var x: Int?"),
      viper(view: "func make() -> LoginInteractor { .init() }"),
      viper(view: "var x: LoginInteractorInput? { nil }"),
      viper(view: "static var x: LoginInteractorInput?"),
      viper(view: "var x: [LoginInteractorInput] = []"),
      viper(view: "var x: (LoginInteractorInput) -> Void = { _ in }"),
      viper(view: "// var x: LoginInteractorInput?"),
      viper(view: "let x = \"var x: LoginInteractorInput\""),
      viper(presenter: "weak var delegate: LoginDelegate?") + "\nprotocol LoginDelegate {}",
      viper(worker: "weak var x: LoginInteractorInput?"),
    ])
  func usual(_ code: String) {
    #expect(messages("layer-skipped", code) == [])
  }
}
