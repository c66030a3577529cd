import RecognitionSupport
import ScaffoldInspection
import Testing

extension LayerSkippedTests {
  @Test(
    "finds a skipped layer in the styles of many teams",
    arguments: [
      (
        [
          "the view 'LoginViewController' uses the interactor through 'interactor' and skips the presenter"
        ],
        """
        protocol LoginViewInput: class { func setup() }
        protocol LoginViewOutput { func viewIsReady() }
        protocol LoginInteractorInput { func load() }
        protocol LoginInteractorOutput: class { func loaded() }
        class LoginViewController: UIViewController, LoginViewInput {
          var output: LoginViewOutput!
          var interactor: LoginInteractorInput!
          func setup() {}
        }
        class LoginPresenter: LoginViewOutput, LoginInteractorOutput {
          weak var view: LoginViewInput!
          var interactor: LoginInteractorInput!
          func viewIsReady() {}
          func loaded() {}
        }
        class LoginInteractor: LoginInteractorInput { weak var output: LoginInteractorOutput!; func load() {} }
        """
      ),
      (
        ["the view 'LoginView' uses the worker through 'repository' and skips the presenter"],
        """
        protocol LoginPresenterProtocol: AnyObject {}
        protocol LoginInteractorInputProtocol: AnyObject {}
        class LoginView: UIViewController {
          var presenter: LoginPresenterProtocol?
          private let repository = LoginRepository()
        }
        class LoginPresenter: LoginPresenterProtocol { var interactor: LoginInteractorInputProtocol? }
        class LoginInteractor: LoginInteractorInputProtocol { let repository = LoginRepository() }
        class LoginRepository {}
        """
      ),
      (
        [
          "the view 'Login.ViewController' uses the interactor through 'interactor' and skips the presenter"
        ],
        """
        enum Login {
          final class ViewController: UIViewController {
            var presenter: Presenter?
            var interactor: Interactor?
          }
          final class Presenter { var interactor: Interactor? }
          final class Interactor {}
        }
        """
      ),
      (
        [
          "the view 'LoginViewController' uses the interactor through 'interactor' and skips the presenter"
        ],
        """
        enum LoginModule {}
        extension LoginModule {
          protocol PresenterInput: AnyObject {}
          protocol InteractorInput: AnyObject {}
        }
        final class LoginViewController: UIViewController {
          var presenter: LoginModule.PresenterInput?
          var interactor: LoginModule.InteractorInput?
        }
        final class LoginPresenter: LoginModule.PresenterInput { var interactor: LoginModule.InteractorInput? }
        final class LoginInteractor: LoginModule.InteractorInput {}
        """
      ),
      (
        [
          "the view 'LoginViewController' uses the interactor through 'interactor' and skips the presenter"
        ],
        """
        // file: App/Login/LoginView.swift
        class LoginViewController: UIViewController {
          var presenter: (any LoginPresenting)?
          var interactor: (any LoginInteracting)?
        }
        // file: App/Login/LoginPresenter.swift
        protocol LoginPresenting: AnyObject {}
        class LoginPresenter { var interactor: (any LoginInteracting)? }
        // file: App/Login/LoginPresenter+Input.swift
        extension LoginPresenter: LoginPresenting {}
        // file: App/Login/LoginInteractor.swift
        protocol LoginInteracting: AnyObject {}
        class LoginInteractor {}
        // file: App/Login/LoginInteractor+Input.swift
        extension LoginInteractor: LoginInteracting {}
        """
      ),
      (
        [
          "the view 'LoginViewController' uses the interactor through 'interactor' and skips the presenter"
        ],
        """
        protocol LoginPresenterInput: AnyObject {}
        protocol LoginInteractorInput: AnyObject {}
        final class LoginViewController<I: LoginInteractorInput>: UIViewController {
          var presenter: LoginPresenterInput?
          let interactor: I
        }
        class LoginPresenter: LoginPresenterInput { var interactor: LoginInteractorInput? }
        class LoginInteractor: LoginInteractorInput {}
        """
      ),
      (
        ["the view 'LoginVC' uses the router through 'wireframe' and skips the presenter"],
        """
        protocol LoginEventHandler: AnyObject {}
        protocol LoginWireframeProtocol: AnyObject {}
        class LoginVC: UIViewController { var eventHandler: LoginEventHandler?; var wireframe: LoginWireframeProtocol? }
        class LoginPresenter: LoginEventHandler { var wireframe: LoginWireframeProtocol? }
        class LoginWireframe: LoginWireframeProtocol {}
        """
      ),
      (
        [
          "the interactor 'LoginInteractor' uses the router through 'coordinator' and skips the presenter"
        ],
        """
        protocol LoginPresenterInput: AnyObject {}
        protocol LoginInteractorInput: AnyObject {}
        protocol LoginCoordinating: AnyObject {}
        class LoginView { var presenter: LoginPresenterInput? }
        class LoginPresenter: LoginPresenterInput { let interactor: LoginInteractorInput; let coordinator: LoginCoordinating; init(interactor: LoginInteractorInput, coordinator: LoginCoordinating) {} }
        class LoginInteractor: LoginInteractorInput { weak var coordinator: LoginCoordinating? }
        class LoginCoordinator: LoginCoordinating {}
        """
      ),
      (
        ["the interactor 'HomeInteractor' uses the view through 'display' and skips the presenter"],
        """
        protocol HomeBusinessLogic { func load() }
        protocol HomePresentationLogic { func present() }
        protocol HomeDisplayLogic: class { func display() }
        class HomeViewController: UIViewController, HomeDisplayLogic { var interactor: HomeBusinessLogic?; func display() {} }
        class HomeInteractor: HomeBusinessLogic { var presenter: HomePresentationLogic?; weak var display: HomeDisplayLogic?; func load() {} }
        class HomePresenter: HomePresentationLogic { weak var viewController: HomeDisplayLogic?; func present() {} }
        """
      ),
      (
        ["the worker 'HomeWorker' uses the presenter through 'presenter' and skips the interactor"],
        """
        protocol HomeBusinessLogic { func load() }
        protocol HomePresentationLogic { func present() }
        protocol HomeDisplayLogic: class { func display() }
        class HomeViewController: UIViewController, HomeDisplayLogic { var interactor: HomeBusinessLogic?; func display() {} }
        class HomeInteractor: HomeBusinessLogic { var presenter: HomePresentationLogic?; let worker = HomeWorker(); func load() {} }
        class HomePresenter: HomePresentationLogic { weak var viewController: HomeDisplayLogic?; func present() {} }
        class HomeWorker { var presenter: HomePresentationLogic? }
        """
      ),
      (
        ["the view 'LoginView' uses the interactor through 'interactor' and skips the presenter"],
        """
        protocol LoginPresenterInput: AnyObject {}
        class LoginView { var presenter: LoginPresenterInput?; let interactor: LoginInteractor; init(i: LoginInteractor) { interactor = i } }
        @MainActor final class LoginPresenter: LoginPresenterInput { let interactor: LoginInteractor; init(i: LoginInteractor) { interactor = i } }
        actor LoginInteractor { func load() async throws {} }
        """
      ),
      (
        [
          "the view 'LoginViewController' uses the interactor through 'interactor' and skips the presenter"
        ],
        """
        protocol LoginPresenter: AnyObject {}
        protocol LoginInteractor: AnyObject {}
        class LoginViewController { var presenter: LoginPresenter!; var interactor: LoginInteractor! }
        class LoginPresenterImpl: LoginPresenter { var interactor: LoginInteractor! }
        class LoginInteractorImpl: LoginInteractor {}
        """
      ),
      (
        ["the view 'LoginView' uses the interactor through 'interactor' and skips the presenter"],
        """
        protocol LoginPresenterInput: AnyObject {}
        protocol LoginInteractorInput: AnyObject {}
        struct LoginView: View {
          let presenter: LoginPresenterInput
          let interactor: LoginInteractorInput
          var body: some View { EmptyView() }
        }
        class LoginPresenter: LoginPresenterInput { let interactor: LoginInteractorInput; init(i: LoginInteractorInput) { interactor = i } }
        class LoginInteractor: LoginInteractorInput {}
        """
      ),
      (
        ["the view 'LoginView' uses the interactor through 'interactor' and skips the presenter"],
        """
        protocol LoginViewOutput: AnyObject {}
        protocol LoginPresenterProtocol: LoginViewOutput {}
        protocol LoginInteractorInput: AnyObject {}
        class LoginView { var output: LoginViewOutput?; var interactor: LoginInteractorInput? }
        class LoginPresenter: LoginPresenterProtocol { var interactor: LoginInteractorInput? }
        class LoginInteractor: LoginInteractorInput {}
        """
      ),
      (
        ["the interactor 'LoginInteractor' uses the view through 'view' and skips the presenter"],
        """
        protocol LoginViewProtocol: AnyObject { func show() }
        protocol LoginPresenterProtocol: AnyObject {}
        class LoginView: LoginViewProtocol { var presenter: LoginPresenterProtocol?; func show() {} }
        class LoginPresenter: LoginPresenterProtocol { weak var view: LoginViewProtocol?; var interactor: LoginInteractor? }
        class LoginInteractor { weak var view: LoginViewProtocol? }
        """
      ),
      (
        ["the view 'LoginViewController' uses the router through 'router' and skips the presenter"],
        """
        protocol LoginRouterInput: AnyObject {}
        protocol LoginRouterData: AnyObject {}
        class LoginViewController { var presenter: LoginPresenter?; var router: (NSObjectProtocol & LoginRouterInput & LoginRouterData)? }
        class LoginPresenter { var router: LoginRouterInput? }
        class LoginRouter: NSObject, LoginRouterInput, LoginRouterData {}
        """
      ),
    ] as [([String], String)])
  func styles(_ expected: [String], _ code: String) {
    let found = Lint(of: sources(of: code)).findings.filter { $0.rule == "layer-skipped" }
    #expect(found.map(\.message) == expected)
  }

  @Test(
    "is silent about what only looks like a skipped layer",
    arguments: [
      """
      protocol LoginPresenterInput: AnyObject {}
      protocol LoginInteractorInput: AnyObject {}
      class LoginView { var presenter: LoginPresenterInput?; var interactor: LoginInteractorInput? { get { nil } set {} } }
      class LoginPresenter: LoginPresenterInput { var interactor: LoginInteractorInput? }
      class LoginInteractor: LoginInteractorInput {}
      """,
      """
      protocol HomeInteractorProtocol: AnyObject {}
      protocol HomePresenterProtocol: AnyObject {}
      protocol HomeViewProtocol: AnyObject {}
      protocol HomeRouterProtocol: AnyObject {}
      class HomeViewController: HomeViewProtocol { var interactor: HomeInteractorProtocol!; var router: HomeRouterProtocol! }
      class HomeInteractor: HomeInteractorProtocol { var presenter: HomePresenterProtocol! }
      class HomePresenter: HomePresenterProtocol { weak var view: HomeViewProtocol? }
      class HomeRouter: HomeRouterProtocol { weak var view: HomeViewController? }
      """,
      """
      protocol LoginPresenterInput: AnyObject {}
      protocol LoginInteractorInput: AnyObject {}
      class LoginView { var presenter: LoginPresenterInput? }
      class LoginPresenter: LoginPresenterInput { var interactor: LoginInteractorInput? }
      class LoginInteractor: LoginInteractorInput {}
      class LoginAssembly { var view: LoginView?; var interactor: LoginInteractorInput?; let presenter = LoginPresenter() }
      """,
      """
      protocol LoginPresenterInput: AnyObject {}
      protocol LoginInteractorInput: AnyObject {}
      class LoginView { var presenter: LoginPresenterInput? }
      class LoginPresenter: LoginPresenterInput { var interactor: LoginInteractorInput?; weak var router: LoginRouter? }
      class LoginInteractor: LoginInteractorInput {}
      class LoginRouter { var view: LoginView?; var presenter: LoginPresenter?; var interactor: LoginInteractor? }
      """,
      """
      protocol LoginRouting: AnyObject {}
      protocol LoginPresentable: AnyObject {}
      protocol LoginPresentableListener: AnyObject {}
      final class LoginInteractor: LoginPresentableListener { weak var router: LoginRouting?; let presenter: LoginPresentable; init(p: LoginPresentable) { presenter = p } }
      final class LoginRouter: LoginRouting { let interactor: LoginInteractor; init(i: LoginInteractor) { interactor = i } }
      final class LoginViewController: UIViewController, LoginPresentable { weak var listener: LoginPresentableListener? }
      """,
      """
      protocol LoginPresenterInput: AnyObject {}
      class LoginView { var presenter: LoginPresenterInput?; var onInteractor: ((LoginInteractor) -> Void)? ; var map: [String: LoginInteractor] = [:] }
      class LoginPresenter: LoginPresenterInput { var interactor: LoginInteractor? }
      class LoginInteractor {}
      """,
      """
      protocol LoginPresenterInput: AnyObject {}
      class LoginView { var presenter: LoginPresenterInput?; class Box { var interactor: LoginInteractor? } }
      class LoginPresenter: LoginPresenterInput { var interactor: LoginInteractor? }
      class LoginInteractor {}
      """,
      """
      protocol LoginHandling: AnyObject {}
      class LoginView { var handler: LoginHandling? }
      class LoginPresenter: LoginHandling { var interactor: LoginHandling? }
      class LoginInteractor: LoginHandling {}
      """,
      """
      protocol ErrorShowing: AnyObject {}
      protocol LoginPresenterInput: AnyObject {}
      protocol LoginInteractorInput: AnyObject {}
      class LoginView: ErrorShowing { var presenter: LoginPresenterInput? }
      class LoginPresenter: LoginPresenterInput, ErrorShowing { var interactor: LoginInteractorInput? }
      class LoginInteractor: LoginInteractorInput { weak var errors: ErrorShowing? }
      """,
      """
      protocol LoginPresenterInput: AnyObject {}
      protocol LoginServiceProtocol: AnyObject {}
      class LoginView { var presenter: LoginPresenterInput? }
      class LoginPresenter: LoginPresenterInput { var service: LoginServiceProtocol? }
      class LoginService: LoginServiceProtocol {}
      """,
      """
      protocol LoginPresenterInput: AnyObject {}
      protocol LoginInteractorInput: AnyObject {}
      protocol AnalyticsServiceProtocol: AnyObject {}
      class LoginView { var presenter: LoginPresenterInput? }
      class LoginPresenter: LoginPresenterInput { var interactor: LoginInteractorInput?; let analytics: AnalyticsServiceProtocol }
      class LoginInteractor: LoginInteractorInput {}
      class AnalyticsService: AnalyticsServiceProtocol {}
      """,
      """
      protocol LoginPresenterInput: AnyObject {}
      class LoginViewController { var presenter: LoginPresenterInput?; let form = LoginFormView() ; let contentView = LoginView() }
      class LoginView: UIView {}
      class LoginFormView: UIView {}
      class LoginPresenter: LoginPresenterInput { var interactor: LoginInteractor? }
      class LoginInteractor {}
      """,
      """
      protocol LoginPresenterInput: AnyObject {}
      class LoginViewController { var presenter: LoginPresenterInput?; let routerType: LoginRouter.Type = LoginRouter.self }
      class LoginPresenter: LoginPresenterInput { var interactor: LoginInteractor?; var router: LoginRouter? }
      class LoginInteractor {}
      class LoginRouter {}
      """,
      """
      protocol LoginPresenterInput: AnyObject {}
      class LoginViewController { var presenter: LoginPresenterInput?; static weak var current: LoginInteractor?; let b: Box<LoginInteractor> }
      class LoginPresenter: LoginPresenterInput { var interactor: LoginInteractor?; var router: LoginRouter? }
      class LoginInteractor {}
      """,
      """
      protocol LoginPresenterInput: AnyObject {}
      class LoginViewController { var presenter: LoginPresenterInput?; func make() { let interactor: LoginInteractor = LoginInteractor(); var router: LoginRouter? } }
      class LoginPresenter: LoginPresenterInput { var interactor: LoginInteractor?; var router: LoginRouter? }
      class LoginInteractor {}
      class LoginRouter {}
      """,
      """
      protocol UserPresenterInput: AnyObject {}
      protocol UserProfileInteractorInput: AnyObject {}
      class UserView { var presenter: UserPresenterInput? }
      class UserPresenter: UserPresenterInput { var interactor: UserInteractor? }
      class UserInteractor {}
      class UserProfileView { var presenter: UserProfilePresenter? }
      class UserProfilePresenter { var interactor: UserProfileInteractorInput? }
      class UserProfileInteractor: UserProfileInteractorInput {}
      """,
      """
      protocol LoginPresenterInput: AnyObject {}
      protocol LoginDataSource: AnyObject {}
      class LoginView { var presenter: LoginPresenterInput?; weak var dataSource: LoginDataSource? }
      class LoginPresenter: LoginPresenterInput, LoginDataSource { var interactor: LoginInteractor? }
      class LoginInteractor {}
      """,
      """
      protocol LoginPresenterInput: AnyObject {}
      class LoginViewController { var presenter: LoginPresenterInput? ; weak var delegate: LoginViewDelegate? }
      protocol LoginViewDelegate: AnyObject {}
      class LoginPresenter: LoginPresenterInput, LoginViewDelegate { var interactor: LoginInteractor? }
      class LoginInteractor {}
      """,
    ])
  func looksWrong(_ code: String) {
    let lint = Lint(of: sources(of: code))
    #expect(lint.unread == [] && lint.modules != [])
    #expect(lint.findings.filter { $0.rule == "layer-skipped" }.map(\.message) == [])
  }
}
