import RecognitionSupport
import ScaffoldInspection
import ScaffoldRecognition
import Testing

extension IncompleteMockTests {
  /// A module with some code that differs.
  struct Project: Sendable {
    let text: String

    init(
      _ requirement: String, mock: String = "", more: String = "",
      head: String = "protocol LoginViewInput: AnyObject"
    ) {
      text = """
        // file: App/Login.swift
        \(head) {
          func show()
          \(requirement)
        }
        class LoginPresenter {
          weak var view: LoginViewInput?
          func load() { view?.show() }
        }
        class LoginView: LoginViewInput { func show() {} }
        \(more)
        // file: AppTests/Mock.swift
        \(mock)
        """
    }
  }

  @Test(
    "finds a mock with a gap in many forms",
    arguments: [
      (
        ["the mock 'M' lacks 'hide()' of 'LoginViewInput'"],
        .init("func hide() throws(E)", mock: "class M: LoginViewInput {\n  func show() {}\n  \n}")
      ),
      (
        ["the mock 'M' lacks 'hide(at:b:)' of 'LoginViewInput'"],
        .init(
          "func hide(\n    at a: Int, // x\n    b: String\n  )",
          mock: "class M: LoginViewInput {\n  func show() {}\n  func hide(at a: Int) {}\n}")
      ),
      (
        ["the mock 'M' lacks 'hide(animated:)' of 'LoginViewInput'"],
        .init(
          "func hide(animated: Bool)",
          mock: "class M: LoginViewInput {\n  func show() {}\n  func hide(isAnimated: Bool) {}\n}")
      ),
      (
        ["the mock 'M' lacks 'hide(animated:)' of 'LoginViewInput'"],
        .init(
          "func hide(animated: Bool)",
          mock: "class M: LoginViewInput {\n  func show() {}\n  func hide(_ animated: Bool) {}\n}")
      ),
      (
        ["the mock 'M' lacks 'hide(b:)' of 'LoginViewInput'"],
        .init(
          "func hide(a: Int); func hide(b: Int)",
          mock: "class M: LoginViewInput {\n  func show() {}\n  func hide(a: Int) {}\n}")
      ),
      (
        ["the mock 'M' lacks 'b' of 'LoginViewInput'"],
        .init(
          "var a: Int { get }; var b: Int { get }",
          mock: "class M: LoginViewInput {\n  func show() {}\n  var a = 1\n}")
      ),
      (
        ["the mock 'M' lacks 'title' of 'LoginViewInput'"],
        .init(
          "var title: String { get async throws }",
          mock: "class M: LoginViewInput {\n  func show() {}\n  \n}")
      ),
      (
        ["the mock 'M' lacks 'hide()' of 'LoginViewInput'"],
        .init(
          "func hide()",
          mock: "class M: LoginViewInput {\n  func show() {}\n  static func hide() {}\n}")
      ),
      (
        ["the mock 'M' lacks 'hide()' of 'LoginViewInput'"],
        .init(
          "static func hide()",
          mock: "class M: LoginViewInput {\n  func show() {}\n  func hide() {}\n}")
      ),
      (
        ["the mock 'M' lacks 'hide(_:)' of 'LoginViewInput'"],
        .init(
          "func hide(_ a: Int); func hide(_ a: String)",
          mock: "class M: LoginViewInput {\n  func show() {}\n  func hide(_ a: Int) {}\n}")
      ),
      (
        ["the mock 'M' lacks 'repeat()' of 'LoginViewInput'"],
        .init("func `repeat`()", mock: "class M: LoginViewInput {\n  func show() {}\n  \n}")
      ),
      (
        ["the mock 'M' lacks 'hide()' of 'LoginViewInput'"],
        .init(
          "func hide()",
          mock: "class M: LoginViewInput {\n  func show() {}\n  private func hide() {}\n}")
      ),
      (
        ["the mock 'M' lacks 'title' of 'LoginViewInput'"],
        .init(
          "var title: String { get }",
          mock: "class M: LoginViewInput {\n  func show() {}\n  func f() { var title = 1 }\n}")
      ),
      (
        ["the mock 'M' lacks 'hide(_:)' of 'LoginViewInput'"],
        .init(
          "func hide<T: Codable>(_ t: T.Type) -> T where T: Sendable",
          mock: "class M: LoginViewInput {\n  func show() {}\n  \n}")
      ),
      (
        ["the mock 'M' lacks 'hide(completion:)' of 'LoginViewInput'"],
        .init(
          "func hide(completion: @escaping (Result<Int, Error>) -> Void)",
          mock:
            "class M: LoginViewInput {\n  func show() {}\n  var hideCompletion: ((Result<Int, Error>) -> Void)?\n}"
        )
      ),
      (
        ["the mock 'M' lacks 'hide()' of 'LoginViewInput'"],
        .init(
          "func hide()",
          mock:
            "class M: LoginViewInput {\n  func show() {}\n  } \nclass O {}\nextension O { func hide() {}\n}"
        )
      ),
      (
        ["the mock 'M' lacks 'hide()' of 'LoginViewInput'"],
        .init(
          "func hide()",
          mock: "class M: LoginViewInput {\n  func show() {}\n  /* func hide() {} */\n}")
      ),
      (
        ["the mock 'M' lacks 'hide()' of 'LoginViewInput'"],
        .init("nonisolated func hide()", mock: "class M: LoginViewInput {\n  func show() {}\n  \n}")
      ),
      (
        ["the mock 'M' lacks 'hide()' of 'LoginViewInput'"],
        .init(
          "@available(iOS 13, *)\n  @discardableResult\n  func hide() -> Bool",
          mock: "class M: LoginViewInput {\n  func show() {}\n  \n}")
      ),
      (
        ["the mock 'M' lacks 'begin()' of 'Base'"],
        .init(
          "", mock: "class M: LoginViewInput {\n  func show() {}\n  \n}",
          head:
            "protocol Base { func begin() }\nprotocol LoginViewInput: AnyObject where Self: Base")
      ),
      (
        ["the mock 'Base' lacks 'hide()' of 'LoginViewInput'"],
        .init(
          "func hide()", mock: "class Base: LoginViewInput { func show() {} }\nclass M: Base {}")
      ),
      (
        ["the mock 'M' lacks 'hide()' of 'LoginViewInput'"],
        .init(
          "func hide()", mock: "class M: LoginViewInput {\n  func show() {}\n  \n}",
          more: "protocol Z {}\nextension Z { func hide() {} }")
      ),
      (
        ["the mock 'T.M' lacks 'hide()' of 'LoginViewInput'"],
        .init(
          "func hide()",
          mock: "final class T: XCTestCase { private class M: LoginViewInput { func show() {} } }")
      ),
      (
        ["the mock 'M' lacks 'hide()' of 'LoginViewInput'"],
        .init("func hide()", mock: "struct M: LoginViewInput { func show() {} }")
      ),
      (
        ["the mock 'M' lacks 'hide()' of 'LoginViewInput'"],
        .init("func hide()", mock: "actor M: LoginViewInput { func show() {} }")
      ),
      (
        ["the mock 'T' lacks 'hide()' of 'LoginViewInput'"],
        .init(
          "func hide()", mock: "final class T {}\nextension T: LoginViewInput { func show() {} }")
      ),
      (
        ["the mock 'T' lacks 'hide()' of 'LoginViewInput'"],
        .init("func hide()", mock: "final class T: LoginViewInput, Codable { func show() {} }")
      ),
      (
        ["the mock 'T' lacks 'hide()' of 'LoginViewInput'"],
        .init(
          "func hide()",
          mock: "final class T: LoginViewInput, @unchecked Sendable { func show() {} }")
      ),
    ] as [([String], Project)])
  func forms(_ expected: [String], _ project: Project) {
    let found = Lint(of: sources(of: project.text)).findings.filter { $0.rule == "incomplete-mock" }
    #expect(found.map(\.message) == expected)
  }

  @Test(
    "is silent about what only looks like a mock with a gap",
    arguments: [
      .init(
        "init(name: String)", mock: "class M: LoginViewInput {\n  func show() {}\n  init() {}\n}"),
      .init(
        "func hide()", mock: "class M: LoginViewInput {\n  func show() {}\n  \n}",
        more: "extension LoginViewInput where Self: UIViewController { func hide() {} }"),
      .init("func hide()", mock: "final class T: XCTestCase, LoginViewInput { func show() {} }"),
      .init(
        "func hide() throws(E)",
        mock: "class M: LoginViewInput {\n  func show() {}\n  func hide() {}\n}"),
      .init(
        "func hide(a: Int)",
        mock: "class M: LoginViewInput {\n  func show() {}\n  func hide(a: Int = 1) {}\n}"),
      .init(
        "func hide(at a: Int)",
        mock: "class M: LoginViewInput {\n  func show() {}\n  func hide(at b: Int) {}\n}"),
      .init(
        "func hide(done: (() -> Void)?)",
        mock:
          "class M: LoginViewInput {\n  func show() {}\n  func hide(done: (() -> Void)? = nil) {}\n}"
      ),
      .init(
        "var title: String { get }",
        mock: "class M: LoginViewInput {\n  func show() {}\n  let title = \"\"\n}"),
      .init(
        "var a: Int { get }; var b: Int { get }",
        mock: "class M: LoginViewInput {\n  func show() {}\n  var a = 1, b = 2\n}"),
      .init(
        "var a: Int { get }; var b: Int { get }",
        mock: "class M: LoginViewInput {\n  func show() {}\n  var (a, b) = (1, 2)\n}"),
      .init(
        "var title: String { get set }",
        mock: "class M: LoginViewInput {\n  func show() {}\n  lazy var title = \"\"\n}"),
      .init(
        "var title: String { get set }",
        mock: "class M: LoginViewInput {\n  func show() {}\n  @Published var title = \"\"\n}"),
      .init(
        "static var hide: Int { get }",
        mock: "class M: LoginViewInput {\n  func show() {}\n  static let hide = 1\n}"),
      .init(
        "static func hide()",
        mock: "class M: LoginViewInput {\n  func show() {}\n  class func hide() {}\n}"),
      .init(
        "associatedtype V; func hide(_ v: V)",
        mock: "class M: LoginViewInput {\n  func show() {}\n  func hide(_ v: Int) {}\n}"),
      .init(
        "func hide<T: Codable>(_ t: T)",
        mock: "class M: LoginViewInput {\n  func show() {}\n  func hide(_ t: some Codable) {}\n}"),
      .init(
        "func hide(_ f: () throws -> Void) rethrows",
        mock:
          "class M: LoginViewInput {\n  func show() {}\n  func hide(_ f: () throws -> Void) rethrows {}\n}"
      ),
      .init(
        "func hide(_ a: Int...)",
        mock: "class M: LoginViewInput {\n  func show() {}\n  func hide(_ a: Int...) {}\n}"),
      .init(
        "func hide(@Builder _ a: () -> Int)",
        mock:
          "class M: LoginViewInput {\n  func show() {}\n  func hide(@Builder _ a: () -> Int) {}\n}"),
      .init(
        "func hide(a: Int, b: Int)",
        mock:
          "class M: LoginViewInput {\n  func show() {}\n  func hide(\n    a: Int,\n    b: Int\n  ) {\n  }\n}"
      ),
      .init(
        "func hide(a: Int)",
        mock:
          "class M: LoginViewInput {\n  func show() {}\n  func /* x */ hide /* y */ (a /* z */ : Int) {}\n}"
      ),
      .init(
        "var title: String { get }",
        mock:
          "class M: LoginViewInput {\n  func show() {}\n  subscript(dynamicMember m: String) -> String { m }\n  var title: String = \"\"\n}"
      ),
      .init(
        "@available(iOS 99, *) func hide()",
        mock: "class M: LoginViewInput {\n  func show() {}\n  func hide() {}\n}"),
      .init(
        "func hide(a: isolated Actor)",
        mock: "class M: LoginViewInput {\n  func show() {}\n  func hide(a: isolated Actor) {}\n}"),
      .init(
        "func hide() async throws",
        mock: "class M: LoginViewInput {\n  func show() {}\n  func hide() {}\n}"),
      .init(
        "subscript(at x: Int) -> Int { get }",
        mock: "class M: LoginViewInput {\n  func show() {}\n  subscript(at x: Int) -> Int { x }\n}"),
      .init(
        "init(name: String)",
        mock: "class M: LoginViewInput {\n  func show() {}\n  required init(name: String) {}\n}"),
      .init(
        "func hide()",
        mock:
          "class Base { func hide() {} }\nclass Mid: Base {}\nclass M: Mid, LoginViewInput { func show() {} }"
      ),
      .init(
        "func hide()",
        mock:
          "class Base<T> { func hide() {} }\nclass M: Base<Int>, LoginViewInput { func show() {} }"),
      .init(
        "func hide()", mock: "class M: LoginViewInput {\n  func show() {}\n  \n}",
        more: "extension LoginViewInput { func hide() {} }"),
      .init(
        "func hide()", mock: "class M: LoginViewInput {\n  func show() {}\n  \n}",
        more: "extension Base { func hide() {} }",
        head:
          "protocol Base { func begin() }\nextension Base { func begin() {} }\nprotocol LoginViewInput: Base"
      ),
      .init(
        "", mock: "typealias Both = LoginViewInput & Sendable\nclass M: Both { func show() {} }"),
      .init("func hide()", mock: "class M: LoginViewInput { func show() {}\n  #generated\n}"),
      .init("func hide()", mock: "@Spyable class M: LoginViewInput { func show() {} }"),
      .init(
        "func hide()", mock: "class M: LoginView {}",
        more: "extension LoginView { @objc func hide() {} }"),
      .init(
        "#if os(iOS)\n  func hide()\n  #endif",
        mock: "class M: LoginViewInput {\n  func show() {}\n  \n}"),
      .init(
        "func hide()", mock: "class M: LoginViewInput {\n  func show() {}\n  \n}",
        more: "#if os(iOS)\nextension LoginViewInput { func hide() {} }\n#endif"),
      .init(
        "func hide()", mock: "class M: LoginViewInput {\n  func show() {}\n  \n}",
        more: "extension LoginViewInput where Self == M { func hide() {} }"),
    ] as [Project])
  func looksWrong(_ project: Project) {
    let lint = Lint(of: sources(of: project.text))
    #expect(lint.unread == [] && lint.modules != [])
    #expect(lint.findings.filter { $0.rule == "incomplete-mock" }.map(\.message) == [])
  }

  @Test(
    "is silent in other modules",
    arguments: [
      """
      // file: App/M.swift
      protocol AViewInput: AnyObject { func show(_ a: Int); func show(_ a: String) }
      class APresenter { weak var view: AViewInput? }
      class AView: AViewInput { func show(_ a: Int) {}; func show(_ a: String) {} }
      // file: AppTests/M.swift
      class AMock: AViewInput {
        func show(_ a: Int) {}
        func show(_ a: String) {}
      }
      """,
      """
      // file: App/M.swift
      protocol AViewInput: AnyObject { func show(_ a: Int); func show(_ a: String) }
      class APresenter { weak var view: AViewInput? }
      class AView: AViewInput { func show(_ a: Int) {}; func show(_ a: String) {} }
      // file: AppTests/M.swift
      class AMock: AViewInput { func show<T>(_ a: T) {} }
      """,
      """
      // file: App/M.swift
      protocol Base: AnyObject { func show(_ a: Int) }
      protocol AViewInput: Base { func show(_ a: Int) }
      class APresenter { weak var view: AViewInput? }
      class AView: AViewInput { func show(_ a: Int) {} }
      // file: AppTests/M.swift
      class AMock: AViewInput { func show(_ a: Int) {} }
      """,
      """
      // file: App/M.swift
      typealias Id = Int
      protocol Base: AnyObject { func show(_ a: Int) }
      protocol AViewInput: Base { func show(_ a: Id) }
      class APresenter { weak var view: AViewInput? }
      class AView: AViewInput { func show(_ a: Int) {} }
      // file: AppTests/M.swift
      class AMock: AViewInput { func show(_ a: Int) {} }
      """,
      """
      // file: App/M.swift
      protocol Other: AnyObject { func show(_ a: Int) }
      protocol AViewInput: AnyObject { func show(_ a: Int) }
      class APresenter { weak var view: AViewInput?; weak var o: Other? }
      class AView: AViewInput { func show(_ a: Int) {} }
      // file: AppTests/M.swift
      class AMock: AViewInput, Other { func show(_ a: Int) {} }
      """,
      """
      // file: App/M.swift
      protocol AViewInput: AnyObject { func load(); func load() async }
      class APresenter { weak var view: AViewInput? }
      class AView: AViewInput { func load() {}; func load() async {} }
      // file: AppTests/M.swift
      class AMock: AViewInput { func load() {}; func load() async {} }
      """,
    ])
  func otherModules(_ code: String) {
    let lint = Lint(of: sources(of: code))
    #expect(lint.unread == [] && lint.modules != [])
    #expect(lint.findings.filter { $0.rule == "incomplete-mock" }.map(\.message) == [])
  }
}
