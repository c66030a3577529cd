import RecognitionSupport
import ScaffoldInspection
import ScaffoldRecognition
import Testing

extension MissingMockTests {
  /// A module with some code that differs.
  struct Project: Sendable {
    let text: String

    init(_ login: String, tests: String = "", more: String = "") {
      text = """
        // file: App/Modules.swift
        \(["A", "B", "C"].map { module($0) }.joined(separator: "\n"))
        \(login)
        \(more)
        // file: AppTests/Mocks.swift
        \(["A", "B", "C"].map { mock($0) }.joined(separator: "\n"))
        \(tests)
        """
    }
  }

  @Test(
    "finds a protocol without a mock in many forms",
    arguments: [
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          "protocol LoginViewInput<Model>: AnyObject { associatedtype Model; func show() }\nclass LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { func show() {} }"
        )
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          "protocol LoginViewInput: AnyObject { var title: String { get set } }\nclass LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { var title = \"\" }"
        )
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          "protocol LoginViewInput: AnyObject { subscript(x: Int) -> Int { get } }\nclass LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { subscript(x: Int) -> Int { x } }"
        )
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          "protocol LoginViewInput: AnyObject { init(x: Int) }\nclass LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { required init(x: Int) {} }"
        )
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          "protocol LoginViewInput: AnyObject { func show() }\nclass LoginPresenter {\n  weak var view: (any LoginViewInput)?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { func show() {} }"
        )
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          "protocol LoginViewInput: AnyObject { func show() }\nclass LoginPresenter {\n  private\n  unowned let\n  view: LoginViewInput\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { func show() {} }"
        )
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          "protocol LoginViewInput: AnyObject { func show() }\nclass LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView {}\nextension LoginView: LoginViewInput { func show() {} }"
        )
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          MissingMockTests.module("Login"),
          tests:
            "class LoginViewInputLogMock: LoginViewInputLogging {}\nprotocol LoginViewInputLogging {}"
        )
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(MissingMockTests.module("Login"), tests: "class LoginViewMock: SomeView {}")
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          MissingMockTests.module("Login"),
          tests: "/* class LoginViewMock: LoginViewInput { func show() {} } */")
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          MissingMockTests.module("Login"),
          tests: "let s = \"\"\"\nclass LoginViewMock: LoginViewInput {}\n\"\"\"")
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          MissingMockTests.module("Login"),
          tests: "extension LoginViewInput { func showTwice() { show() } }")
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          MissingMockTests.module("Login"),
          tests:
            "func check<V: LoginViewInput>(_ v: V) {}\nstruct Box<T> where T: LoginViewInput {}")
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(MissingMockTests.module("Login"), tests: "typealias LoginViewMock = LoginViewInput")
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          MissingMockTests.module("Login"),
          tests: "class BothMock: AViewInput, BViewInput { func show() {} }")
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          "protocol Base { }\nprotocol LoginViewInput: Base, AnyObject { func show() }\nclass LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { func show() {} }",
          tests: "class BaseMock: Base {}")
      ),
      (
        ["the protocol 'Login.ViewInput' has no mock"],
        .init(
          "enum Login { protocol ViewInput: AnyObject { func show() } }\nclass LoginPresenter {\n  weak var view: Login.ViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: Login.ViewInput { func show() {} }"
        )
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          "protocol LoginViewInput: AnyObject { static func show() }\nclass LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { static func show() {} }"
        )
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          "#if canImport(UIKit)\nprotocol LoginViewInput: AnyObject { func show() }\nclass LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { func show() {} }\n#endif"
        )
      ),
      (
        ["the protocol 'LoginViewInput' has no mock"],
        .init(
          "@available(iOS 15, *)\n@MainActor\nprotocol LoginViewInput: AnyObject, Sendable { func show() }\nclass LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { func show() {} }"
        )
      ),
      (
        ["the protocol 'LoginViewProtocol' has no mock"],
        .init(
          "protocol LoginViewProtocol: AnyObject { func show() }\nclass LoginPresenter {\n  weak var view: LoginViewProtocol?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewProtocol { func show() {} }"
        )
      ),
      (
        ["the protocol 'LoginDisplayLogic' has no mock"],
        .init(
          "protocol LoginDisplayLogic: AnyObject { func show() }\nclass LoginPresenter {\n  weak var view: LoginDisplayLogic?\n  func load() { view?.show() }\n}\nclass LoginView: LoginDisplayLogic { func show() {} }"
        )
      ),
    ] as [([String], Project)])
  func forms(_ expected: [String], _ project: Project) {
    let found = Lint(of: sources(of: project.text)).findings.filter { $0.rule == "missing-mock" }
    #expect(found.map(\.message) == expected)
  }

  @Test(
    "is silent about what only looks like a protocol without a mock",
    arguments: [
      .init(
        MissingMockTests.module("Login"),
        tests: "class LoginViewMock<T>: LoginViewInput { func show() {} }"),
      .init(
        MissingMockTests.module("Login"),
        tests:
          "final class T: XCTestCase { private final class V: LoginViewInput { func show() {} } }"),
      .init(
        MissingMockTests.module("Login"),
        tests:
          "final class T: XCTestCase { func test() { class V: LoginViewInput { func show() {} } } }"
      ),
      .init(
        MissingMockTests.module("Login"),
        tests: "final class LoginPresenterTests: XCTestCase, LoginViewInput { func show() {} }"),
      .init(
        MissingMockTests.module("Login"),
        tests:
          "final class LoginPresenterTests: XCTestCase {}\nextension LoginPresenterTests: LoginViewInput { func show() {} }"
      ),
      .init(
        MissingMockTests.module("Login"),
        tests: "class LoginViewMock: LoginView { override func show() {} }"),
      .init(
        MissingMockTests.module("Login"), tests: "class LoginViewMock: Mock<LoginViewInput> {}"),
      .init(
        MissingMockTests.module("Login"),
        tests: "typealias Both = LoginViewInput & Sendable\nclass V: Both { func show() {} }"),
      .init(
        MissingMockTests.module("Login"),
        tests: "class V: NSObject & LoginViewInput { func show() {} }"),
      .init(
        MissingMockTests.module("Login"),
        tests: "#if DEBUG\nclass V: LoginViewInput { func show() {} }\n#endif"),
      .init(
        MissingMockTests.module("Login"),
        tests: "final class V: @unchecked Sendable, LoginViewInput { func show() {} }"),
      .init(
        MissingMockTests.module("Login"), tests: "class V: App.LoginViewInput { func show() {} }"),
      .init(
        MissingMockTests.module("Login"),
        tests: "extension Int: @retroactive LoginViewInput { func show() {} }"),
      .init(
        MissingMockTests.module("Login"),
        tests: "class V: @preconcurrency LoginViewInput { func show() {} }"),
      .init(
        MissingMockTests.module("Login"),
        more: "struct LoginViewStub: LoginViewInput { func show() {} }"),
      .init(
        MissingMockTests.module("Login"),
        more:
          "#if DEBUG\nfinal class PreviewLoginViewDouble: LoginViewInput { func show() {} }\n#endif"
      ),
      .init(
        MissingMockTests.module("Login"),
        more: "enum Fakes { class LoginViewFake: LoginViewInput { func show() {} } }"),
      .init(
        "@Mockable\nprotocol LoginViewInput: AnyObject { func show() }\nclass LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { func show() {} }"
      ),
      .init(
        "// sourcery: AutoMockable\nprotocol LoginViewInput: AnyObject { func show() }\nclass LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { func show() {} }"
      ),
      .init(
        MissingMockTests.module("Login"),
        tests: "class MockLoginViewInput: LoginViewInput, Cuckoo.ProtocolMock { func show() {} }"),
      .init(
        MissingMockTests.module("Login"),
        tests: "actor V: LoginViewInput { nonisolated func show() {} }"),
      .init(
        "@Spyable\nprotocol LoginViewInput: AnyObject { func show() }\nclass LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { func show() {} }"
      ),
      .init(
        "/// @mockable\nprotocol LoginViewInput: AnyObject { func show() }\nclass LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { func show() {} }"
      ),
      .init(
        "protocol Base { func show() }\nprotocol LoginViewInput: Base, AnyObject {  }\nclass LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { func show() {} }"
      ),
      .init(
        "class LoginPresenter {\n  weak var view: LoginViewInput?\n  func load() { view?.show() }\n}\nclass LoginView: LoginViewInput { func show() {} }",
        tests: "protocol LoginViewInput: AnyObject { func show() }"),
    ] as [Project])
  func looksWrong(_ project: Project) {
    let lint = Lint(of: sources(of: project.text))
    #expect(lint.unread == [] && lint.modules != [])
    #expect(lint.findings.filter { $0.rule == "missing-mock" }.map(\.message) == [])
  }

  @Test(
    "is silent in other modules",
    arguments: [
      """
      // file: App/M.swift
      protocol AViewInput: AnyObject { func show() }
      class APresenter { weak var view: AViewInput? }
      class AView: AViewInput { func show() {} }
      protocol BViewInput: AnyObject { func show() }
      class BPresenter { weak var view: BViewInput? }
      class BView: BViewInput { func show() {} }
      protocol CViewInput: AnyObject { func show() }
      class CPresenter { weak var view: CViewInput? }
      class CView: CViewInput { func show() {} }
      // file: AppTests/M.swift
      class AMock: AViewInput { func show() {} }
      class BMock: BViewInput { func show() {} }
      // file: AppUITests/M.swift
      class CMock: CViewInput { func show() {} }
      """
    ])
  func otherModules(_ code: String) {
    let lint = Lint(of: sources(of: code))
    #expect(lint.unread == [] && lint.modules != [])
    #expect(lint.findings.filter { $0.rule == "missing-mock" }.map(\.message) == [])
  }
}
