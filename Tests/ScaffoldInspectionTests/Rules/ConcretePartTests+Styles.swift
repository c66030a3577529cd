import RecognitionSupport
import ScaffoldInspection
import Testing

extension ConcretePartTests {
  @Test(
    "finds a concrete part in the styles of many teams",
    arguments: [
      (
        [
          "'interactor' of 'LoginPresenter' has the class 'LoginInteractor' as its type instead of the protocol 'LoginInteractorInput'"
        ],
        """
        protocol LoginInteractorInput { func a() }
        class LoginPresenter { var interactor: LoginInteractor! }
        class LoginInteractor: LoginInteractorInput { func a() {} }
        """
      ),
      (
        [
          "'output' of 'LoginViewController' has the class 'LoginPresenter' as its type instead of the protocol 'LoginViewOutput'"
        ],
        """
        protocol LoginViewOutput { func a() }
        class LoginViewController { var output: LoginPresenter! }
        class LoginPresenter: LoginViewOutput { func a() {} }
        """
      ),
      (
        [
          "'presenter' of 'LoginView' has the class 'LoginPresenter' as its type instead of the protocol 'LoginPresenterProtocol'"
        ],
        """
        protocol LoginPresenterProtocol: AnyObject { func a() }
        class LoginView { var presenter: LoginPresenter? }
        class LoginPresenter: LoginPresenterProtocol { func a() {} }
        """
      ),
      (
        [
          "'router' of 'LoginPresenter' has the class 'LoginRouter' as its type instead of the protocol 'LoginRouterProtocol'"
        ],
        """
        protocol LoginRouterProtocol: AnyObject { func a() }
        class LoginPresenter { var router: LoginRouter? }
        class LoginRouter: LoginRouterProtocol { func a() {} }
        """
      ),
      (
        [
          "'wireframe' of 'LoginPresenter' has the class 'LoginWireframe' as its type instead of the protocol 'LoginWireframeInterface'"
        ],
        """
        protocol LoginWireframeInterface: AnyObject { func a() }
        class LoginPresenter { private let wireframe: LoginWireframe; init(w: LoginWireframe) { wireframe = w } }
        class LoginWireframe: LoginWireframeInterface { func a() {} }
        """
      ),
      (
        [
          "'presenter' of 'HomeInteractor' has the class 'HomePresenter' as its type instead of the protocol 'HomePresentationLogic'"
        ],
        """
        protocol HomeBusinessLogic { func a() }
        protocol HomePresentationLogic { func b() }
        class HomeViewController { var interactor: HomeBusinessLogic? }
        class HomeInteractor: HomeBusinessLogic { var presenter: HomePresenter?; func a() {} }
        class HomePresenter: HomePresentationLogic { func b() {} }
        """
      ),
      (
        [
          "'viewController' of 'HomePresenter' has the class 'HomeViewController' as its type instead of the protocol 'HomeDisplayLogic'"
        ],
        """
        protocol HomeDisplayLogic: AnyObject { func a() }
        class HomeViewController: HomeDisplayLogic { var interactor: HomeInteractor?; func a() {} }
        class HomeInteractor {}
        class HomePresenter { weak var viewController: HomeViewController? }
        """
      ),
      (
        [
          "'interactor' of 'Login.Presenter' has the class 'Login.Interactor' as its type instead of the protocol 'Login.InteractorInput'"
        ],
        """
        enum Login {
          protocol InteractorInput: AnyObject {}
          class Presenter { let interactor = Interactor() }
          class Interactor: InteractorInput {}
        }
        """
      ),
      (
        [
          "'interactor' of 'LoginPresenter' has the class 'LoginInteractor' as its type instead of the protocol 'LoginInteractorInput'"
        ],
        """
        protocol LoginInteractorInput { func a() }
        class LoginPresenter { var interactor: LoginInteractor! }
        class LoginInteractor { func a() {} }
        extension LoginInteractor: LoginInteractorInput {}
        """
      ),
      (
        [
          "'interactor' of 'LoginPresenter' has the class 'LoginInteractor' as its type instead of the protocol 'LoginInteractorInput'"
        ],
        """
        // file: App/P.swift
        class LoginPresenter { var interactor: LoginInteractor! }
        // file: App/I.swift
        class LoginInteractor { func a() {} }
        // file: App/I2.swift
        protocol LoginInteractorInput { func a() }
        extension LoginInteractor: LoginInteractorInput {}
        """
      ),
      (
        [
          "'presenter' of 'LoginViewController' has the class 'LoginPresenter' as its type instead of the protocol 'LoginPresenterInput'"
        ],
        """
        protocol LoginPresenterInput { func a() }
        class LoginViewController { @MainActor var presenter: LoginPresenter? }
        class LoginPresenter: LoginPresenterInput { func a() {} }
        """
      ),
      (
        [
          "'presenter' of 'LoginViewController' has the class 'LoginPresenter' as its type instead of the protocol 'LoginPresenterInput'"
        ],
        """
        protocol LoginPresenterInput { func a() }
        class LoginViewController { nonisolated(unsafe) private(set) var presenter: LoginPresenter? }
        class LoginPresenter: LoginPresenterInput { func a() {} }
        """
      ),
      (
        [
          "'presenter' of 'LoginViewController' has the class 'LoginPresenter' as its type instead of the protocol 'LoginPresenterInput'"
        ],
        """
        protocol LoginPresenterInput { func a() }
        class LoginViewController { var presenter: Optional<LoginPresenter> = .none }
        class LoginPresenter: LoginPresenterInput { func a() {} }
        """
      ),
      (
        [
          "'presenter' of 'LoginViewController' has the class 'LoginPresenter' as its type instead of the protocol 'LoginPresenterInput'"
        ],
        """
        protocol LoginPresenterInput { func a() }
        class LoginViewController { var presenter: App.LoginPresenter? }
        class LoginPresenter: LoginPresenterInput { func a() {} }
        """
      ),
      (
        [
          "'presenter' of 'LoginViewController' has the class 'LoginPresenter' as its type instead of the protocol 'LoginPresenterInput'"
        ],
        """
        protocol LoginPresenterInput { func a() }
        class LoginViewController { let presenter = LoginPresenter.init(n: 1) }
        class LoginPresenter: LoginPresenterInput { init(n: Int) {}; func a() {} }
        """
      ),
      (
        [
          "'presenter' of 'LoginViewController' has the class 'LoginPresenter' as its type instead of the protocol 'LoginPresenterInput'"
        ],
        """
        protocol LoginPresenterInput { func a() }
        class LoginViewController { let presenter: LoginPresenter<Int>? }
        class LoginPresenter<T>: LoginPresenterInput { func a() {} }
        """
      ),
      (
        [
          "'worker' of 'LoginInteractor' has the class 'LoginWorker' as its type instead of the protocol 'LoginWorkerProtocol'"
        ],
        """
        protocol LoginWorkerProtocol { func a() }
        class LoginPresenter { var interactor: LoginInteractor? }
        class LoginInteractor { private var worker: LoginWorker; init() { worker = LoginWorker() } }
        class LoginWorker: LoginWorkerProtocol { func a() {} }
        """
      ),
      (
        [
          "'service' of 'LoginInteractor' has the class 'LoginService' as its type instead of the protocol 'LoginServicing'"
        ],
        """
        protocol LoginServicing { func a() }
        class LoginPresenter {}
        class LoginInteractor { private var service: LoginService? }
        class LoginService: LoginServicing { func a() {} }
        """
      ),
      (
        [
          "'interactor' of 'LoginPresenter' has the actor 'LoginInteractor' as its type instead of the protocol 'LoginInteractorInput'"
        ],
        """
        protocol LoginInteractorInput { func a() async }
        class LoginPresenter { let interactor: LoginInteractor? = nil }
        actor LoginInteractor: LoginInteractorInput { func a() {} }
        """
      ),
      (
        [
          "'interactor' of 'LoginPresenter' has the class 'LoginInteractor' as its type instead of the protocol 'LoginInteractorInput'"
        ],
        """
        protocol BaseInput {}
        protocol LoginInteractorInput: BaseInput { func a() }
        class LoginPresenter { let interactor: LoginInteractor? = nil }
        final class LoginInteractor: LoginInteractorInput { func a() {} }
        """
      ),
      (
        [
          "'interactor' of 'LoginPresenter' has the class 'LoginInteractor' as its type instead of the protocol 'LoginInteractorInput'"
        ],
        """
        protocol LoginInteractorInput { func a() }
        class LoginPresenter { lazy var interactor: LoginInteractor = { LoginInteractor() }() }
        final class LoginInteractor: LoginInteractorInput { func a() {} }
        """
      ),
      (
        [
          "'output' of 'LoginInteractor' has the class 'LoginPresenter' as its type instead of the protocol 'LoginInteractorOutput'"
        ],
        """
        protocol LoginInteractorOutput: AnyObject { func a() }
        class LoginPresenter: LoginInteractorOutput { func a() {} }
        final class LoginInteractor { weak var output: LoginPresenter! }
        """
      ),
      (
        [
          "'interactor' of 'LoginPresenter' has the class 'LoginInteractor' as its type instead of the protocol 'LoginInteracting'"
        ],
        """
        protocol LoginInteracting: AnyObject { func a() }
        class LoginPresenter { var interactor: LoginInteractor? }
        final class LoginInteractor: LoginInteracting { func a() {} }
        """
      ),
      (
        [
          "'presenter' of 'LoginView' has the class 'LoginPresenter' as its type instead of the protocol 'LoginPresenting'"
        ],
        """
        protocol LoginPresenting: AnyObject { func a() }
        class LoginView { var presenter: LoginPresenter? }
        final class LoginPresenter: LoginPresenting { func a() {} }
        """
      ),
      (
        [
          "'interactor' of 'LoginPresenter' has the class 'LoginInteractor' as its type instead of the protocol 'ILoginInteractor'"
        ],
        """
        protocol ILoginInteractor: AnyObject { func a() }
        class LoginPresenter { var interactor: LoginInteractor? }
        final class LoginInteractor: ILoginInteractor { func a() {} }
        """
      ),
      (
        [
          "'interactor' of 'LoginPresenterImpl' has the class 'LoginInteractorImpl' as its type instead of the protocol 'LoginInteractor'"
        ],
        """
        protocol LoginInteractor: AnyObject { func a() }
        class LoginPresenterImpl { var interactor: LoginInteractorImpl? }
        final class LoginInteractorImpl: LoginInteractor { func a() {} }
        """
      ),
    ] as [([String], String)])
  func styles(_ expected: [String], _ code: String) {
    let found = Lint(of: sources(of: code)).findings.filter { $0.rule == "concrete-part" }
    #expect(found.map(\.message) == expected)
  }

  @Test(
    "is silent about what only looks like a concrete part",
    arguments: [
      """
      protocol LoginPresenterInput { func a() }
      class LoginViewController { @IBOutlet var presenter: LoginPresenter!; @objc dynamic var x = 1 }
      class LoginPresenter: LoginPresenterInput { func a() {} }
      """,
      """
      protocol LoginPresenterInput { func a() }
      class LoginViewController { @objc var presenter: LoginPresenter! }
      class LoginPresenter: LoginPresenterInput { func a() {} }
      """,
      """
      protocol LoginInteractorInput { func a() }
      class LoginPresenter { var interactor: (any LoginInteractorInput)?; var other: some LoginInteractorInput { interactor! } }
      final class LoginInteractor: LoginInteractorInput { func a() {} }
      """,
      """
      protocol LoginInteractorInput { func a() }
      class LoginPresenter<I: LoginInteractorInput> { let interactor: I }
      final class LoginInteractor: LoginInteractorInput { func a() {} }
      """,
      """
      protocol LoginPresenterInput { func a() }
      struct LoginView: View { @StateObject var presenter: LoginPresenter; @EnvironmentObject var p: LoginPresenter; @Bindable var b: LoginPresenter; @State var s = LoginPresenter() }
      final class LoginPresenter: ObservableObject, LoginPresenterInput { func a() {} }
      """,
      """
      protocol LoginPresenterInput { func a() }
      class LoginViewController: UIViewController { @ObservedObject var presenter: LoginPresenter; @EnvironmentObject var q: LoginPresenter }
      final class LoginPresenter: ObservableObject, LoginPresenterInput { func a() {} }
      """,
      """
      protocol LoginInteractorInput { func a() }
      class LoginPresenter { var f: (LoginInteractor) -> Void; var g: () -> LoginInteractor; var d: [Int: LoginInteractor]; var t: LoginInteractor.Type; var u: (LoginInteractor, Int) }
      final class LoginInteractor: LoginInteractorInput { func a() {} }
      """,
      """
      class LoginPresenter { var interactor: LoginInteractor? }
      final class LoginInteractor: Codable { func a() {} }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginViewController: LoginViewInput {}
      class LoginPresenter { weak var view: LoginViewInput? }
      class LoginRouter { weak var viewController: LoginViewController? }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginViewController: LoginViewInput {}
      class LoginPresenter { weak var view: LoginViewInput? }
      class LoginBuilder { let view = LoginViewController(); let presenter: LoginPresenter }
      """,
      """
      protocol LoginInteractorInput { func a() }
      class LoginPresenter { func f(_ i: LoginInteractor = LoginInteractor()) { let x: LoginInteractor = i }; init(i: LoginInteractor) {}; subscript(i: Int) -> LoginInteractor { LoginInteractor() } }
      final class LoginInteractor: LoginInteractorInput { func a() {} }
      """,
      """
      protocol LoginInteractorInput { func a() }
      class HomePresenter { var interactor: LoginInteractor? }
      class HomeInteractor {}
      class LoginPresenter { var interactor: LoginInteractorInput? }
      final class LoginInteractor: LoginInteractorInput { func a() {} }
      """,
      """
      protocol LoginInteractorInput { static func a() }
      class LoginPresenter { var x: LoginInteractor? }
      enum LoginInteractor: LoginInteractorInput { static func a() {} }
      """,
      """
      protocol LoginWorkerOutput: AnyObject { func a() }
      class LoginPresenter {}
      class LoginInteractor: LoginWorkerOutput { var worker = LoginWorker(); func a() {} }
      struct LoginWorker { weak var output: LoginWorkerOutput? }
      """,
      """
      protocol LoginInteractorDelegate: AnyObject {}
      class LoginPresenter: LoginInteractorDelegate { var interactor: LoginInteractor? }
      class LoginInteractor { weak var delegate: LoginInteractorDelegate? }
      """,
      """
      protocol HomeDataStore {}
      class HomeViewController { var interactor: HomeInteractor? }
      class HomeInteractor: HomeDataStore {}
      class HomePresenter {}
      """,
      """
      protocol LoginInteractorInput { func a() }
      class BasePresenter { var interactor: LoginInteractor? }
      class LoginPresenter: BasePresenter {}
      final class LoginInteractor: LoginInteractorInput { func a() {} }
      """,
      """
      protocol LoginInteractorInput { func a() }
      class LoginPresenter {
        class var interactor: LoginInteractor? { nil }
        var i: LoginInteractor? { get { nil } set {} }
        // var x: LoginInteractor?
        let s = "var x: LoginInteractor?"
      }
      final class LoginInteractor: LoginInteractorInput { func a() {} }
      """,
      """
      protocol LoginRoutingDelegate: AnyObject {}
      class LoginPresenter { var router: LoginRouter? }
      class LoginInteractor {}
      class LoginRouter: LoginRoutingDelegate {}
      """,
      """
      protocol LoginPresentingDataSource: AnyObject {}
      class LoginView { var presenter: LoginPresenter? }
      class LoginPresenter: LoginPresentingDataSource {}
      class LoginInteractor {}
      """,
    ])
  func looksWrong(_ code: String) {
    let lint = Lint(of: sources(of: code))
    #expect(lint.unread == [] && lint.modules != [])
    #expect(lint.findings.filter { $0.rule == "concrete-part" }.map(\.message) == [])
  }
}
