import RecognitionSupport
import ScaffoldInspection
import Testing

extension StrongBackReferenceTests {
  @Test(
    "finds a cycle in the styles of many teams",
    arguments: [
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: class {}
        protocol LoginViewOutput {}
        class LoginViewController: LoginViewInput { var output: LoginViewOutput! }
        class LoginPresenter: LoginViewOutput { var view: LoginViewInput! }
        """
      ),
      (
        [
          "'output' of 'LoginInteractor' is a strong reference to its owner and closes a retain cycle"
        ],
        """
        protocol LoginInteractorInput {}
        protocol LoginInteractorOutput: class {}
        protocol LoginViewOutput {}
        class LoginViewController { var output: LoginViewOutput! }
        class LoginPresenter: LoginViewOutput, LoginInteractorOutput { var interactor: LoginInteractorInput! }
        class LoginInteractor: LoginInteractorInput { var output: LoginInteractorOutput! }
        """
      ),
      (
        [
          "'presenter' of 'PostListInteractor' is a strong reference to its owner and closes a retain cycle"
        ],
        """
        protocol PostListViewProtocol: class {}
        protocol PostListPresenterProtocol: class {}
        protocol PostListInteractorInputProtocol: class {}
        protocol PostListInteractorOutputProtocol: class {}
        class PostListView: UIViewController, PostListViewProtocol { var presenter: PostListPresenterProtocol? }
        class PostListPresenter: PostListPresenterProtocol, PostListInteractorOutputProtocol { weak var view: PostListViewProtocol?; var interactor: PostListInteractorInputProtocol? }
        class PostListInteractor: PostListInteractorInputProtocol { var presenter: PostListInteractorOutputProtocol? }
        """
      ),
      (
        [
          "'remoteRequestHandler' of 'PostListRemoteDataManager' is a strong reference to its owner and closes a retain cycle"
        ],
        """
        protocol PostListRemoteDataManagerInputProtocol: class {}
        protocol PostListRemoteDataManagerOutputProtocol: class {}
        protocol PostListInteractorInputProtocol: class {}
        class PostListPresenter { var interactor: PostListInteractorInputProtocol? }
        class PostListInteractor: PostListInteractorInputProtocol, PostListRemoteDataManagerOutputProtocol { var remoteDatamanager: PostListRemoteDataManagerInputProtocol? }
        class PostListRemoteDataManager: PostListRemoteDataManagerInputProtocol { var remoteRequestHandler: PostListRemoteDataManagerOutputProtocol? }
        """
      ),
      (
        [
          "'view' of 'Login.Presenter' is a strong reference to its owner and closes a retain cycle"
        ],
        """
        enum Login {
          class View { var presenter: Presenter? }
          class Presenter { let view: View; init(view: View) { self.view = view } }
        }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        // file: App/LoginView.swift
        class LoginView { private let presenter: any LoginPresenting; init(p: any LoginPresenting) { presenter = p } }
        // file: App/LoginView+Showing.swift
        protocol LoginShowing: AnyObject {}
        extension LoginView: LoginShowing {}
        // file: App/LoginPresenter.swift
        protocol LoginPresenting: AnyObject {}
        class LoginPresenter { var view: (any LoginShowing)? }
        extension LoginPresenter: LoginPresenting {}
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        class BasePresenter<V> { var view: V? }
        protocol LoginViewInput: AnyObject {}
        class LoginView: LoginViewInput { let presenter = LoginPresenter() }
        class LoginPresenter: BasePresenter<LoginViewInput> {}
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        class LoginView: LoginViewInput { var presenter: LoginPresenter<LoginView>? }
        class LoginPresenter<V: LoginViewInput> { var view: V? }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        protocol Loading: AnyObject {}
        class LoginView: LoginViewInput, Loading { var presenter: LoginPresenter? }
        class LoginPresenter { var view: (LoginViewInput & Loading)? }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        class LoginView: LoginViewInput { lazy var presenter = LoginPresenter(view: self) }
        class LoginPresenter { private let view: LoginViewInput; init(view: LoginViewInput, n: Int = 0) { self.view = view } }
        """
      ),
      (
        [
          "'output' of 'LoginInteractor' is a strong reference to its owner and closes a retain cycle"
        ],
        """
        protocol LoginOutput: AnyObject {}
        class LoginPresenter: LoginOutput { let interactor = LoginInteractor() }
        actor LoginInteractor { var output: LoginOutput?; func set(_ o: LoginOutput) { output = o } }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        class LoginViewController: UIViewController, LoginViewInput { @IBOutlet var label: UILabel!; private var presenter: LoginPresenter! }
        class LoginPresenter { public internal(set) var view: LoginViewInput? }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        class LoginView: LoginViewInput { var presenter: LoginPresenter? }
        class LoginPresenter {
          #if DEBUG
          var view: LoginViewInput?
          #else
          weak var view: LoginViewInput?
          #endif
        }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        class LoginView: LoginViewInput { var presenter: LoginPresenter? }
        class LoginPresenter {
          /* weak */ var view
            : // weak
            LoginViewInput?
        }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        class LoginView: LoginViewInput { var presenter: LoginPresenter? }
        class LoginPresenter {
          var view: LoginViewInput? {
            willSet { print(1) }
            didSet { view?.hash }
          }
        }
        """
      ),
      (
        ["'delegate' of 'HomeWorker' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol HomeBusinessLogic: AnyObject {}
        protocol HomeWorkerDelegate: AnyObject {}
        class HomeViewController { var interactor: HomeBusinessLogic? }
        class HomePresenter { weak var vc: HomeViewController? }
        class HomeInteractor: HomeBusinessLogic, HomeWorkerDelegate { var presenter: HomePresenter?; let worker = HomeWorker() }
        class HomeWorker { var delegate: HomeWorkerDelegate? }
        """
      ),
      (
        [
          "'presenter' of 'LoginRouter' is a strong reference to its owner and closes a retain cycle"
        ],
        """
        protocol LoginRouting: AnyObject {}
        class LoginView { var presenter: LoginPresenter? }
        class LoginPresenter { let router: LoginRouting; init(r: LoginRouting) { router = r } }
        class LoginRouter: LoginRouting { var presenter: LoginPresenter? }
        """
      ),
      (
        [
          "'viewController' of 'LoginRouter' is a strong reference to its owner and closes a retain cycle"
        ],
        """
        protocol LoginRouting: AnyObject {}
        class LoginViewController: UIViewController { var presenter: LoginPresenter? }
        class LoginPresenter { var router: LoginRouting! }
        class LoginRouter: LoginRouting { private let viewController: LoginViewController; init(_ v: LoginViewController) { viewController = v } }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        typealias OptionalView = LoginViewInput?
        class LoginView: LoginViewInput { var presenter: LoginPresenter? }
        class LoginPresenter { var view: OptionalView }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        class LoginView: LoginViewInput { var presenter: LoginPresenter? }
        class LoginPresenter { @Published var view: LoginViewInput? }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        class LoginView: LoginViewInput { var presenter: LoginPresenter? }
        class LoginPresenter { var a = 1, view: LoginViewInput? }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol BaseViewInput: AnyObject {}
        protocol LoginViewInput: BaseViewInput {}
        class LoginView: LoginViewInput { var presenter: LoginPresenter? }
        class LoginPresenter { var view: BaseViewInput? }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        @MainActor final class LoginViewController: UIHostingController<LoginScreen>, LoginViewInput { private var presenter: LoginPresenter? }
        @MainActor final class LoginPresenter: ObservableObject { var view: LoginViewInput? }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        class LoginView: LoginViewInput { var presenter: LoginPresenter? }
        class LoginTabletView: LoginViewInput { }
        class LoginPresenter { var view: LoginViewInput? }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        @MainActor
        final class LoginViewController: UIViewController {
          private let presenter: LoginPresenter
          init(presenter: LoginPresenter) { self.presenter = presenter; super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { nil }
        }
        extension LoginViewController: @MainActor LoginViewInput {}
        final class LoginPresenter { var view: LoginViewInput? }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        final class LoginViewController: UIViewController { var presenter: LoginPresenter? }
        extension LoginViewController: @preconcurrency LoginViewInput {}
        final class LoginPresenter { var view: LoginViewInput? }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        final class LoginView: LoginViewInput { let presenter: LoginPresenter<LoginInteractor>; init(p: LoginPresenter<LoginInteractor>) { presenter = p } }
        final class LoginPresenter<I> where I: AnyObject { var view: LoginViewInput?; let interactor: I; init(i: I) { interactor = i } }
        final class LoginInteractor {}
        """
      ),
      (
        [
          "'output' of 'LoginInteractor' is a strong reference to its owner and closes a retain cycle"
        ],
        """
        protocol LoginInteractorOutput: AnyObject {}
        class LoginPresenter: LoginInteractorOutput { lazy var interactor: LoginInteractor = LoginInteractor(output: self) }
        class LoginInteractor { let output: LoginInteractorOutput; init(output: LoginInteractorOutput) { self.output = output } }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        typealias Screen = LoginViewController
        class LoginViewController: UIViewController { var presenter: LoginPresenter? }
        class LoginPresenter { var view: Screen? }
        """
      ),
      (
        [
          "'userInterface' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"
        ],
        """
        protocol LoginUserInterface: AnyObject {}
        protocol LoginEventHandler: AnyObject {}
        class LoginVC: UIViewController, LoginUserInterface { var eventHandler: LoginEventHandler? }
        class LoginPresenter: LoginEventHandler { var userInterface: LoginUserInterface? }
        """
      ),
      (
        ["'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"],
        """
        protocol LoginViewInput: AnyObject {}
        class LoginView: LoginViewInput { var presenter: LoginPresenter? }
        class LoginPresenter { private var title: String, view: LoginViewInput?, count = 1, other: Int }
        """
      ),
      (
        [
          "'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle",
          "'second' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle",
        ],
        """
        protocol LoginViewInput: AnyObject {}
        class LoginView: LoginViewInput { var presenter: LoginPresenter? }
        class LoginPresenter { private var view, second: LoginViewInput? }
        """
      ),
    ] as [([String], String)])
  func styles(_ expected: [String], _ code: String) {
    let found = Lint(of: sources(of: code)).findings.filter { $0.rule == "strong-back-reference" }
    #expect(found.map(\.message) == expected)
  }

  @Test(
    "is silent about what only looks like a cycle",
    arguments: [
      """
      protocol LoginViewInput: AnyObject {}
      class BasePresenter<V: AnyObject> { weak var view: V? }
      class LoginView: LoginViewInput { var presenter: LoginPresenter? }
      class LoginPresenter: BasePresenter<LoginView> {}
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginView: LoginViewInput { var presenter: LoginPresenter? }
      class LoginPresenter { var view: WeakBox<LoginView>?; var other: WeakReference<LoginViewInput>?; let get: () -> LoginViewInput?; let set: NSHashTable<LoginView> }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginView: LoginViewInput { var presenter: LoginPresenter? }
      class LoginPresenter { @Weak var view: LoginViewInput?; @WeakReference var a: LoginView?; @Weakly var c: LoginViewInput?; @WeakBox private var d: LoginViewInput? }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginView: LoginViewInput { var presenter: LoginPresenter? }
      class LoginPresenter { @Unowned var view: LoginViewInput }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginView: LoginViewInput { var presenter: LoginPresenter? }
      struct LoginPresenter { var view: LoginViewInput? }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginView: LoginViewInput { var presenter: LoginPresenter? }
      class LoginPresenter { private weak var _view: LoginViewInput?; var view: LoginViewInput? { get { _view } set { _view = newValue } } }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginView: LoginViewInput { var presenter: LoginPresenter? }
      class LoginPresenter {
        fileprivate(set)
        weak // b
        var view: LoginViewInput?
        unowned
        let x: LoginView
      }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginView: LoginViewInput { var presenter: LoginPresenter? }
      class LoginPresenter { @IBOutlet private weak var view: LoginView! }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginView: LoginViewInput { weak var presenter: LoginPresenter? }
      class LoginPresenter { var view: LoginViewInput?; weak var wireframe: LoginWireframe? }
      class LoginWireframe { let presenter = LoginPresenter() }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginView: LoginViewInput { var presenter: LoginPresenter? }
      class WeakRefVirtualProxy<T: AnyObject> { weak var object: T? }
      extension WeakRefVirtualProxy: LoginViewInput where T: LoginViewInput {}
      class LoginPresenter { var view: LoginViewInput? }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginView: LoginViewInput { static var presenter: LoginPresenter?; var make: () -> LoginPresenter }
      class LoginPresenter { var view: LoginViewInput? }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginView: LoginViewInput { var presenter: LoginPresenter? }
      class LoginPresenter {}
      extension LoginPresenter { var view: LoginViewInput? { nil }; static var shared: LoginViewInput? }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      protocol LoginPresenterProtocol: AnyObject { var view: LoginViewInput? { get set } }
      class LoginView: LoginViewInput { var presenter: LoginPresenterProtocol? }
      class LoginPresenter: LoginPresenterProtocol { weak var view: LoginViewInput? }
      """,
      """
      protocol HomeBusinessLogic {}
      protocol HomePresentationLogic {}
      protocol HomeDisplayLogic: AnyObject {}
      protocol HomeRoutingLogic {}
      protocol HomeDataPassing { var dataStore: HomeDataStore? { get } }
      protocol HomeDataStore {}
      class HomeViewController: UIViewController, HomeDisplayLogic { var interactor: HomeBusinessLogic?; var router: (NSObjectProtocol & HomeRoutingLogic & HomeDataPassing)? }
      class HomeInteractor: HomeBusinessLogic, HomeDataStore { var presenter: HomePresentationLogic?; var worker: HomeWorker? }
      class HomePresenter: HomePresentationLogic { weak var viewController: HomeDisplayLogic? }
      class HomeRouter: NSObject, HomeRoutingLogic, HomeDataPassing { weak var viewController: HomeViewController?; var dataStore: HomeDataStore? }
      class HomeWorker {}
      """,
      """
      protocol LoginRouting: AnyObject {}
      protocol LoginPresentable: AnyObject { var listener: LoginPresentableListener? { get set } }
      protocol LoginPresentableListener: AnyObject {}
      final class LoginInteractor: LoginPresentableListener { weak var router: LoginRouting?; let presenter: LoginPresentable; init(p: LoginPresentable) { presenter = p } }
      final class LoginRouter: LoginRouting { let interactor: LoginInteractor; init(i: LoginInteractor) { interactor = i } }
      final class LoginViewController: UIViewController, LoginPresentable { weak var listener: LoginPresentableListener? }
      """,
      """
      protocol LoginOutput: AnyObject {}
      class LoginPresenter: LoginOutput { var interactor: LoginInteractor? }
      struct LoginInteractor { weak var output: LoginOutput? }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginView: LoginViewInput { var presenter: LoginPresenter? }
      class LoginPresenter { var view: Result<LoginView, Error>?; var pair: (LoginView, Int)? }
      """,
      """
      protocol LoginViewInput: AnyObject {}
      class LoginView: LoginViewInput { var presenter: LoginPresenter? }
      class LoginPresenter { weak var view: LoginViewInput?, other: LoginViewInput? }
      """,
      """
      // file: App/A.swift
      protocol LoginViewInput: AnyObject {}
      class LoginView { var presenter: LoginPresenter? }
      class LoginPresenter { var view: LoginViewInput? }
      // file: AppTests/B.swift
      class ViewSpy: LoginViewInput {}
      """,
      """
      // file: App/A.swift
      import UIKit
      protocol LoginViewInput: AnyObject {}
      class LoginView: LoginViewInput { weak var presenter: LoginPresenter? }
      class LoginPresenter { var view: LoginViewInput? }
      class LoginInteractor {}
      // file: Other/B.swift
      class LoginView { var presenter: LoginPresenter? }
      class LoginPresenter {}
      """,
      """
      protocol LoginInteractorOutput: AnyObject {}
      class LoginPresenter: LoginInteractorOutput { lazy var interactor = LoginInteractor() }
      class LoginInteractor { var output: LoginInteractorOutput? { get { objc_getAssociatedObject(self, &k) as? LoginInteractorOutput } set { } } }
      """,
      """
      protocol LoginInteractorOutput: AnyObject {}
      class LoginPresenter: LoginInteractorOutput { lazy var interactor = LoginInteractor() }
      class LoginInteractor {
       #if swift(>=5)
       weak var output: LoginInteractorOutput?
       #else
       weak var output: LoginInteractorOutput!
       #endif
      }
      """,
      """
      protocol LoginInteractorOutput: AnyObject {}
      class LoginPresenter: LoginInteractorOutput { lazy var interactor = LoginInteractor() }
      class LoginInteractor { unowned(safe) let output: LoginInteractorOutput }
      """,
      """
      protocol LoginInteractorOutput: AnyObject {}
      class LoginPresenter: LoginInteractorOutput { lazy var interactor = LoginInteractor() }
      class LoginInteractor { struct Request { var output: LoginInteractorOutput? }; func run(_ r: Request) {} }
      """,
      """
      protocol LoginInteractorOutput: AnyObject {}
      class LoginPresenter: LoginInteractorOutput { lazy var interactor = LoginInteractor() }
      class LoginInteractor { enum Event { case done(LoginInteractorOutput) }; func run(output: LoginInteractorOutput? = nil) {}; subscript(o: LoginInteractorOutput) -> Int { 1 } }
      """,
      #"""
      protocol LoginInteractorOutput: AnyObject {}
      class LoginPresenter: LoginInteractorOutput { lazy var interactor = LoginInteractor() }
      class LoginInteractor {
        // var output: LoginInteractorOutput?
        /* var output: LoginInteractorOutput? */
        let s = """
        var output: LoginInteractorOutput?
        """
      }
      """#,
    ])
  func looksWrong(_ code: String) {
    let lint = Lint(of: sources(of: code))
    #expect(lint.unread == [] && lint.modules != [])
    #expect(lint.findings.filter { $0.rule == "strong-back-reference" }.map(\.message) == [])
  }
}
