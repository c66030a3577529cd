import ScaffoldRecognition
import Testing

@Suite("The files that a lesson leaves out")
struct LessonSelectionTests {
  /// A module, with other files.
  private func lesson(_ files: String, module: String = "Login") throws -> TestedLesson {
    try TestedLesson(
      """
      // file: App/Login/LoginPresenter.swift
      protocol LoginView: AnyObject {}
      class LoginPresenter { weak var view: LoginView? }
      // file: App/Login/LoginViewController.swift
      class LoginViewController: LoginView { let presenter = LoginPresenter() }

      """ + files, module: module)
  }

  private func error(_ files: String) throws -> LessonError? {
    do {
      _ = try lesson(files)
      return nil
    } catch {
      return try #require(error as? LessonError)
    }
  }

  @Test("are those of modules whose names begin alike")
  func equalBeginnings() throws {
    let tested = try lesson(
      """
      // file: App/Login/LoginRouter.swift
      class LoginRouter {
        let loginRecoveryRouter = LoginRecoveryRouter()
        func showLoginRecoveryModule() { open("LoginRecoveryView") }
      }
      // file: App/LoginRecovery/LoginRecovery.swift
      class LoginRecoveryPresenter { let router: LoginRecoveryRouter }
      class LoginRecoveryView { let presenter: LoginRecoveryPresenter }
      class LoginRecoveryRouter {}
      // file: App/UserLogin/UserLogin.swift
      class UserLoginPresenter { let view: UserLoginView }
      class UserLoginView { let loginPresenter: UserLoginPresenter }
      // file: AppTests/LoginRecoveryPresenterTests.swift
      class LoginRecoveryPresenterTests { let login = LoginPresenter() }
      // file: AppTests/UserLoginTests.swift
      class UserLoginTests {}
      // file: AppTests/LoginViewTests.swift
      class LoginViewTests { let userLoginView = UserLoginView() }
      """)
    #expect(tested.changed == [])
    #expect(
      tested.lesson.entries.map(\.origin) == [
        "App/Login/LoginPresenter.swift", "App/Login/LoginRouter.swift",
        "App/Login/LoginViewController.swift", "AppTests/LoginViewTests.swift",
      ])
    let router = "App/Login/LoginRouter.swift"
    #expect(
      tested.remarks == [
        "\(router):2: 'loginRecoveryRouter' in code stayed: LoginRecovery is not part of the module",
        "\(router):2: 'LoginRecoveryRouter' in code stayed: LoginRecovery is not part of the module",
        "\(router):3: 'showLoginRecoveryModule' in code stayed: LoginRecovery is not part of the module",
        "\(router):3: 'LoginRecoveryView' in a string stayed: LoginRecovery is not part of the module",
        "AppTests/LoginViewTests.swift:1: 'userLoginView' in code stayed: UserLogin is not part of the module",
        "AppTests/LoginViewTests.swift:1: 'UserLoginView' in code stayed: UserLogin is not part of the module",
      ])
    let longer = try lesson(
      """
      // file: App/Login/LoginRecovery.swift
      class LoginRecoveryPresenter { let view: LoginRecoveryView }
      class LoginRecoveryView {}
      """, module: "LoginRecovery")
    #expect(longer.lesson.entries.map(\.path) == ["Login/<<Module>>.swift"])
    #expect(longer.lesson.files.map(\.path) == ["Module.swift"])
  }

  @Test("are those with declarations that a second module would repeat")
  func foreignDeclarations() throws {
    let tested = try lesson(
      """
      // file: App/Login/LoginCell.swift
      class LoginCell {}
      struct CellStyle {}
      // file: App/Login/LoginKeys.swift
      enum LoginKeys {}
      extension String { var isEmail: Bool { true } }
      // file: App/Login/LoginHidden.swift
      enum LoginHidden {}
      private struct Style {}
      private extension String { var isHidden: Bool { true } }
      extension Style { func use() {} }
      extension String { fileprivate var isPlain: Bool { true } }
      extension UILabel: LoginView {}
      extension LoginPresenter: Equatable {}
      """)
    #expect(tested.changed == [])
    #expect(tested.lesson.entries.map(\.source).contains("Hidden.swift"))
    #expect(
      tested.remarks == [
        "App/Login/LoginCell.swift:2: the file is left out: it declares CellStyle, which a second module would declare again",
        "App/Login/LoginKeys.swift:2: the file is left out: it declares isEmail in an extension of String, which a second module would declare again",
      ])
  }

  @Test("have types that all modules use, unless they are parts")
  func sharedTypes() throws {
    let tested = try lesson(
      """
      // file: App/Login/LoginRouter.swift
      class LoginRouter { let settings: LoginSettings; var loginSettings: [LoginSettings] }
      // file: App/Login/LoginSettings.swift
      struct LoginSettings {}
      struct Theme {}
      """)
    #expect(tested.changed == [])
    #expect(!tested.lesson.entries.map(\.source).contains("Settings.swift"))
    #expect(
      tested.files(as: "Home")["source/Home/HomeRouter.swift"]
        == "class HomeRouter { let settings: LoginSettings; var loginSettings: [LoginSettings] }")
    let found = try error(
      """
      // file: App/Login/Parts.swift
      class LoginRouter {}
      struct Theme {}
      // file: App/Login/LoginBuilder.swift
      class LoginBuilder { let router = LoginRouter() }
      """)
    #expect(
      found
        == .needed(
          typeName: "LoginRouter", path: "App/Login/Parts.swift",
          reason: .foreignDeclaration("Theme")))
    #expect(
      found?.description
        == "App/Login/Parts.swift has LoginRouter, which the module needs, but it declares Theme, which a second module would declare again"
    )
  }

  @Test("have parts of two modules")
  func twoModules() throws {
    let found = try error(
      """
      // file: App/Routers.swift
      class LoginRouter { let view: LoginViewController }
      class LoginHelpPresenter { let view: LoginHelpView }
      class LoginHelpView {}
      // file: App/Login/LoginInteractor.swift
      class LoginInteractor { let router: LoginRouter }
      """)
    #expect(
      found
        == .needed(
          typeName: "LoginRouter", path: "App/Routers.swift", reason: .otherModule("LoginHelp")))
  }
}
