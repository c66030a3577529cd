import ScaffoldRecognition
import Testing

@Suite("The text of a lesson")
struct LessonTextTests {
  /// The text of a presenter in the template, which is rendered back byte for byte.
  private func presenter(_ code: String, module: String = "Login") throws -> String {
    let tested = try TestedLesson(
      """
      // file: App/\(module)/\(module)View.swift
      class \(module)View { let presenter: \(module)Presenter }
      // file: App/\(module)/\(module)Presenter.swift
      class \(module)Presenter {}
      \(code)
      """, module: module)
    #expect(tested.changed == [])
    return String(tested.text("Presenter.swift").dropFirst("class <<Module>>Presenter {}\n".count))
  }

  @Test(
    "has a backslash before what looks like a placeholder, and includes one before a placeholder",
    arguments: [
      ("1 << 3, b = 1<<3, c = x<<y", #"1 << 3, b = 1<<3, c = x\<<y"#),
      (
        #""<<Module>> \\<<x>> <<# #>> <<é>> <<<x""#,
        #""\<<Module>> \\\<<x>> \<<# #>> \<<é>> <\<<x""#
      ),
      ("x<<LoginView.y", "x<<<<Module>>View.y"),
      ("Array<Array<LoginView>>()", "Array<Array<<<Module>>View>>()"),
      (#"\LoginView.x"#, "¶<<Module>>View.x"),
      (#""\\<LoginView>""#, #""¶¶<<<Module>>View>""#),
      (##"#"\\\LoginView"#"##, ##"#"¶¶¶<<Module>>View"#"##),
      (##"#"\<<LoginView"#"##, ##"#"\\<<<<Module>>View"#"##),
      (##"#"\<<<LoginView"#"##, ##"#"\\<<<<<Module>>View"#"##),
    ])
  func escapes(value: String, text: String) throws {
    let include = #"<<include "Includes/Backslash.txt">>"#
    let expected = "private let a = " + text.replacing("¶", with: include)
    #expect(try presenter("private let a = \(value)") == expected)
  }

  @Test("has the name in strings that identify something")
  func strings() throws {
    #expect(
      try presenter(
        """
        extension LoginPresenter {
          static let nibName: String = "Login"
          var id = "Login", segue = "ShowLogin", greeting = "Login"
          func a() { b(name: "Login", title: "Login", withIdentifier: "LoginScreen", image: "Login") }
          func c() { NSLocalizedString("LoginTitle", comment: "LoginView \\(LoginView.self) Login") }
          func d() { open(identifier: "LoginView/\\(id)", "Login.title") }
        }
        """) == """
          extension <<Module>>Presenter {
            static let nibName: String = "<<Module>>"
            var id = "<<Module>>", segue = "ShowLogin", greeting = "Login"
            func a() { b(name: "<<Module>>", title: "Login", withIdentifier: "<<Module>>Screen", image: "Login") }
            func c() { NSLocalizedString("LoginTitle", comment: "<<Module>>View \\(<<Module>>View.self) Login") }
            func d() { open(identifier: "<<Module>>View/\\(id)", "Login.title") }
          }
          """)
  }

  @Test("has the name in identifiers of the module's types and roles")
  func identifiers() throws {
    #expect(
      try presenter(
        """
        extension LoginPresenter {
          func makeLoginModule(loginView: LoginView, _loginView: Int, loginVC: Int) {}
          func loginViewDidLoad(_ loginViewModel: Any, loginInteractor: Int) {}
          func showLogin() { logins(preloginView, LoginManager.shared, LoginViewMock()) }
          func test_LoginView_login() { Strings.loginViewTitle + Strings.a.loginView + self.loginViewA }
        }
        """) == """
          extension <<Module>>Presenter {
            func make<<Module>>Module(<<Module|lowerCamel>>View: <<Module>>View, _<<Module|lowerCamel>>View: Int, <<Module|lowerCamel>>VC: Int) {}
            func <<Module|lowerCamel>>ViewDidLoad(_ <<Module|lowerCamel>>ViewModel: Any, loginInteractor: Int) {}
            func showLogin() { logins(preloginView, LoginManager.shared, <<Module>>ViewMock()) }
            func test_<<Module>>View_login() { Strings.loginViewTitle + Strings.a.<<Module|lowerCamel>>View + self.<<Module|lowerCamel>>ViewA }
          }
          """)
  }

  @Test(
    "has a style of the name only where a template writes it so",
    arguments: [
      ("HTTPServer", "httpServerView", "<<Module|lowerCamel>>View"),
      ("QR", "qrView", "<<Module|lowerCamel>>View"),
      ("Page2", "page2View", "<<Module|lowerCamel>>View"),
      ("URLsList", "urlsListView", "urlsListView"), ("Été", "étéView", "étéView"),
      ("My_Login", "my_LoginView", "my_LoginView"),
    ])
  func styles(name: String, identifier: String, text: String) throws {
    let code = "private var a: (\(name)View, \(identifier): Int)"
    #expect(
      try presenter(code, module: name) == "private var a: (<<Module>>View, \(text): Int)")
  }
}
