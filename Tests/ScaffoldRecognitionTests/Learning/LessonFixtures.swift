/// Modules in the styles of public apps.
enum LessonFixtures {
  /// VIPER with a protocol for each direction, tests beside, and mocks in files of their own and within a test.
  static let viper = """
    // file: App/Scenes/Login/LoginProtocols.swift
    //
    //  LoginProtocols.swift
    //  App
    //
    protocol LoginViewProtocol: AnyObject {
      func show(error: String)
    }
    protocol LoginPresenterProtocol: AnyObject {
      func login(email: String, password: String)
    }
    protocol LoginInteractorProtocol: AnyObject {
      func login(email: String, password: String)
    }
    protocol LoginWireframeProtocol: AnyObject { func showHome() }

    // file: App/Scenes/Login/View/LoginViewController.swift
    import UIKit

    // The screen on which people login. Login is required.
    final class LoginViewController: UIViewController {
      static let storyboardName = "Login"
      static let identifier = "LoginViewController"
      @IBOutlet private var loginButton: UIButton!
      var presenter: LoginPresenterProtocol?

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Login"
        loginButton.setTitle("Login now", for: .normal)
      }

      @IBAction private func loginTapped() {
        presenter?.login(email: "", password: "")
      }
    }

    extension LoginViewController: LoginViewProtocol {
      func show(error: String) {}
    }

    // file: App/Scenes/Login/LoginPresenter.swift
    final class LoginPresenter: LoginPresenterProtocol {
      weak var view: LoginViewProtocol?
      var interactor: LoginInteractorProtocol?
      var wireframe: LoginWireframeProtocol?

      func login(email: String, password: String) {
        interactor?.login(email: email, password: password)
      }
    }

    // file: App/Scenes/Login/LoginInteractor.swift
    final class LoginInteractor: LoginInteractorProtocol {
      func login(email: String, password: String) {
        let mask = 1 << 3 | 1<<shift | LoginInteractor.bits<<LoginInteractor.shift
        print("<<Module>> \\\\<<x>> \\(LoginInteractor.self)", mask, [email].map(\\.count))
      }
    }

    // file: App/Scenes/Login/LoginWireframe.swift
    final class LoginWireframe: LoginWireframeProtocol {
      static func createLoginModule() -> UIViewController {
        let loginViewController = LoginViewController()
        let loginPresenter = LoginPresenter()
        loginViewController.presenter = loginPresenter
        return loginViewController
      }

      func showHome() { show(L10n.Login.title) }
    }

    // file: AppTests/LoginTests/LoginPresenterTests.swift
    import XCTest
    @testable import App

    final class LoginPresenterTests: XCTestCase {
      private final class WireframeSpy: LoginWireframeProtocol { func showHome() {} }

      func testLogin() {
        let sut = LoginPresenter()
        sut.interactor = MockLoginInteractor()
        sut.login(email: "a", password: "b")
      }
    }

    // file: AppTests/LoginTests/MockLoginInteractor.swift
    @testable import App

    final class MockLoginInteractor: LoginInteractorProtocol {
      func login(email: String, password: String) {}
    }

    // file: AppTests/HomeTests.swift
    final class HomeTests: XCTestCase { let wireframe = LoginWireframe() }
    // file: App/Home/HomeView.swift
    final class HomeView { let login = LoginWireframe.createLoginModule() }
    """

  /// Rambler's generator: folders for the layers, inputs and outputs, a configurator.
  static let rambler = """
    // file: App/Modules/Note/View/NoteViewController.swift
    //
    //  NoteViewController.swift
    //  Note
    //
    import UIKit

    class NoteViewController: UIViewController, NoteViewInput {
        var output: NoteViewOutput!
        // MARK: NoteViewInput
        func setupInitialState() {}
    }
    // file: App/Modules/Note/View/NoteViewInput.swift
    protocol NoteViewInput: class {
        /// Setup initial state of the view
        func setupInitialState()
    }
    // file: App/Modules/Note/View/NoteViewOutput.swift
    protocol NoteViewOutput {
        func viewIsReady()
    }
    // file: App/Modules/Note/Presenter/NotePresenter.swift
    class NotePresenter: NoteModuleInput, NoteViewOutput, NoteInteractorOutput {
        weak var view: NoteViewInput!
        var interactor: NoteInteractorInput!
        var router: NoteRouterInput!
        func viewIsReady() {}
    }
    // file: App/Modules/Note/Presenter/NoteModuleInput.swift
    protocol NoteModuleInput: class {}
    // file: App/Modules/Note/Interactor/NoteInteractor.swift
    class NoteInteractor: NoteInteractorInput { weak var output: NoteInteractorOutput! }
    // file: App/Modules/Note/Interactor/NoteInteractorIO.swift
    protocol NoteInteractorInput {}
    protocol NoteInteractorOutput: class {}
    // file: App/Modules/Note/Router/NoteRouter.swift
    class NoteRouter: NoteRouterInput {}
    protocol NoteRouterInput {}
    // file: App/Modules/Note/Configurator/NoteModuleConfigurator.swift
    import UIKit

    class NoteModuleConfigurator {
        func configureModuleForViewInput<UIViewController>(viewInput: UIViewController) {
            if let viewController = viewInput as? NoteViewController {
                configure(viewController: viewController)
            }
        }
        private func configure(viewController: NoteViewController) {
            let presenter = NotePresenter()
            presenter.view = viewController
        }
    }
    class NoteModuleInitializer: NSObject {
        @IBOutlet weak var noteViewController: NoteViewController!
    }
    // file: AppTests/Modules/Note/Presenter/NotePresenterTests.swift
    import XCTest
    @testable import App

    class NotePresenterTest: XCTestCase {
        class MockInteractor: NoteInteractorInput {}
        class MockViewController: NoteViewInput { func setupInitialState() {} }
    }
    """
}
