import RecognitionSupport
import ScaffoldInspection
import Testing

extension ProtocolNotClassBoundTests {
  @Test(
    "finds a protocol for values in the styles of many teams",
    arguments: [
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol LoginViewInput { func setup() }
        protocol LoginViewOutput {}
        class LoginViewController: LoginViewInput { var output: LoginViewOutput!; func setup() {} }
        class LoginPresenter: LoginViewOutput { weak var view: LoginViewInput! }
        """
      ),
      (
        [
          "'LoginInteractorOutput' does not inherit from 'AnyObject', so 'presenter' of 'LoginInteractor' cannot be weak"
        ],
        """
        protocol LoginInteractorInput: AnyObject {}
        protocol LoginInteractorOutput { func a() }
        class LoginPresenter: LoginInteractorOutput { var interactor: LoginInteractorInput?; func a() {} }
        class LoginInteractor: LoginInteractorInput { weak var presenter: LoginInteractorOutput? }
        """
      ),
      (
        [
          "'HomeDisplayLogic' does not inherit from 'AnyObject', so 'viewController' of 'HomePresenter' cannot be weak"
        ],
        """
        protocol HomeBusinessLogic {}
        protocol HomePresentationLogic {}
        protocol HomeDisplayLogic { func d() }
        class HomeViewController: HomeDisplayLogic { var interactor: HomeBusinessLogic?; func d() {} }
        class HomeInteractor: HomeBusinessLogic { var presenter: HomePresentationLogic? }
        class HomePresenter: HomePresentationLogic { weak var viewController: HomeDisplayLogic? }
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol LoginViewInput { func setup() }
        class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
        class LoginPresenter { weak var view: (any LoginViewInput)? }
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol LoginViewInput<Model> { associatedtype Model; func setup() }
        class LoginView: LoginViewInput { typealias Model = Int; let presenter = LoginPresenter(); func setup() {} }
        class LoginPresenter { weak var view: (any LoginViewInput<Int>)? }
        """
      ),
      (
        [
          "'Login.ViewInput' does not inherit from 'AnyObject', so 'view' of 'Login.Presenter' cannot be weak"
        ],
        """
        enum Login {
          protocol ViewInput { func setup() }
          class View: ViewInput { var presenter: Presenter?; func setup() {} }
          class Presenter { weak var view: ViewInput? }
        }
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol Base { func base() }
        protocol LoginViewInput: Base { func setup() }
        class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {}; func base() {} }
        class LoginPresenter { weak var view: LoginViewInput? }
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol LoginViewInput { func setup() }
        typealias ViewType = LoginViewInput
        class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
        class LoginPresenter { weak var view: ViewType? }
        """
      ),
      (
        [
          "'LoginOutput' does not inherit from 'AnyObject', so 'output' of 'LoginInteractor' cannot be weak"
        ],
        """
        protocol LoginOutput: Sendable { func done() async }
        class LoginPresenter { var interactor: LoginInteractor? }
        actor LoginView: LoginOutput { var presenter: LoginPresenter?; func done() {} }
        class LoginInteractor { weak var output: LoginOutput? }
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol LoginViewInput { func setup() }
        class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
        class LoginPresenter { weak var view: Optional<LoginViewInput> }
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        public protocol LoginViewInput where Self: Sendable { func setup() }
        class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
        class LoginPresenter { weak var view: LoginViewInput? }
        """
      ),
      (
        [
          "'LoginModuleOutput' does not inherit from 'AnyObject', so 'moduleOutput' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol LoginModuleOutput { func didFinish() }
        class HomePresenter: LoginModuleOutput { var interactor: HomeInteractor?; func didFinish() {} }
        class HomeInteractor {}
        class LoginPresenter { weak var moduleOutput: LoginModuleOutput?; var interactor: LoginInteractor? }
        class LoginInteractor {}
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol LoginViewInput { func setup() }
        class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
        class LoginPresenter { @objc dynamic weak private(set) var view: LoginViewInput? }
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol LoginViewInput { func setup() }
        class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
        class LoginPresenter { weak var view: LoginViewInput? { didSet { view?.setup() } } }
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol LoginViewInput { func setup() }
        class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
        class LoginPresenter {
        #if os(iOS)
        weak var view: LoginViewInput?
        #endif
        }
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        @MainActor
        public
        protocol LoginViewInput /* AnyObject */ : /* AnyObject */ Sendable { func setup() }
        class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
        class LoginPresenter { weak var view: LoginViewInput? }
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol LoginViewInput: CustomStringConvertible { func setup() }
        class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {}; var description = "" }
        class LoginPresenter { weak var view: LoginViewInput? }
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol LoginViewInput: Hashable & Identifiable { func setup() }
        class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
        class LoginPresenter { weak var view: (any LoginViewInput)? }
        """
      ),
      (
        [
          "'Showing' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol Showing { func setup() }
        class LoginView: Showing { let presenter = LoginPresenter(); func setup() {} }
        class LoginPresenter { weak var view: Showing? }
        class LoginInteractor {}
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol LoginViewInput { func setup() }
        protocol Loading { func load() }
        class LoginView: LoginViewInput, Loading { let presenter = LoginPresenter(); func setup() {}; func load() {} }
        class LoginPresenter { weak var view: (LoginViewInput & Loading)? }
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
        ],
        """
        protocol LoginViewInput { func setup() }
        class LoginView { let presenter = LoginPresenter() }
        extension LoginView: LoginViewInput { func setup() {} }
        class LoginPresenter { weak var view: LoginViewInput? }
        """
      ),
      (
        [
          "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be unowned"
        ],
        """
        protocol LoginViewInput { func setup() }
        class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
        class LoginPresenter { unowned var view: LoginViewInput; init(view: LoginViewInput) { self.view = view } }
        """
      ),
    ] as [([String], String)])
  func styles(_ expected: [String], _ code: String) {
    let found = Lint(of: sources(of: code)).findings.filter {
      $0.rule == "protocol-not-class-bound"
    }
    #expect(found.map(\.message) == expected)
  }

  @Test(
    "is silent about what only looks like a protocol for values",
    arguments: [
      """
      protocol LoginViewInput: AnyObject & Sendable { func setup() }
      class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { weak var view: LoginViewInput? }
      """,
      """
      protocol LoginViewInput: Swift.AnyObject { func setup() }
      class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { weak var view: LoginViewInput? }
      """,
      """
      typealias ClassOnly = AnyObject
      protocol LoginViewInput: ClassOnly { func setup() }
      class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { weak var view: LoginViewInput? }
      """,
      """
      typealias ClassOnly = Sendable & AnyObject
      protocol LoginViewInput: ClassOnly { func setup() }
      class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { weak var view: LoginViewInput? }
      """,
      """
      protocol A: AnyObject {}
      protocol B: A {}
      protocol LoginViewInput: B { func setup() }
      class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { weak var view: LoginViewInput? }
      """,
      """
      protocol Other {}
      protocol LoginViewInput: Other where Self: Sendable, Self: AnyObject { func setup() }
      class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { weak var view: LoginViewInput? }
      """,
      """
      @objc(SHLoginViewInput)
      protocol LoginViewInput { func setup() }
      class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { weak var view: LoginViewInput? }
      """,
      """
      protocol Base where Self: UIViewController {}
      protocol LoginViewInput: Base { func setup() }
      class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { weak var view: LoginViewInput? }
      """,
      """
      protocol LoginViewInput: AnyActor { func setup() }
      actor LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { weak var view: LoginViewInput? }
      """,
      """
      protocol LoginViewInput { func setup() }
      struct LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { var view: LoginViewInput? }
      """,
      """
      protocol LoginInteractorInput { func a() }
      class LoginView { var presenter: LoginPresenter? }
      class LoginPresenter { var interactor: LoginInteractorInput?; weak var view: LoginView? }
      class LoginInteractor: LoginInteractorInput { func a() {} }
      """,
      """
      // file: App/A.swift
      protocol LoginViewInput { func setup() }
      class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { weak var view: LoginViewInput? }
      // file: Other/B.swift
      protocol LoginViewInput: AnyObject {}
      """,
      """
      protocol LoginViewInput { func setup() }
      class LoginView: UIViewController, LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { weak var view: (UIViewController & LoginViewInput)? }
      """,
      """
      protocol LoginViewInput: AnyObject { func setup() }
      extension LoginViewInput where Self: UIViewController { func setup() {} }
      class LoginView: LoginViewInput { let presenter = LoginPresenter() }
      class LoginPresenter { weak var view: LoginViewInput? }
      """,
      """
      protocol LoginViewInput: LibraryViewInput { func setup() }
      class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { weak var view: LoginViewInput? }
      """,
      """
      protocol LoginViewInput: UITableViewDelegate { func setup() }
      class LoginView: NSObject, LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { weak var view: LoginViewInput? }
      """,
      """
      protocol Caching { func a() }
      class ImageCache: Caching { weak var owner: Caching?; func a() {} }
      class LoginPresenter {}
      class LoginInteractor {}
      """,
      """
      protocol LoginViewInput { func setup() }
      class LoginView: LoginViewInput { let presenter = LoginPresenter<LoginView>(); func setup() {} }
      class LoginPresenter<V: LoginViewInput & AnyObject> { weak var view: V? }
      """,
      """
      protocol LoginViewInput { func setup() }
      class LoginView: LoginViewInput { let presenter = LoginPresenter(); func setup() {} }
      class LoginPresenter { @Weak var view: LoginViewInput? }
      """,
    ])
  func looksWrong(_ code: String) {
    let lint = Lint(of: sources(of: code))
    #expect(lint.unread == [] && lint.modules != [])
    #expect(lint.findings.filter { $0.rule == "protocol-not-class-bound" }.map(\.message) == [])
  }
}
