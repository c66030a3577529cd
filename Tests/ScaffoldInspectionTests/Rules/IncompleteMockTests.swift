import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("incomplete-mock")
struct IncompleteMockTests {
  static func app(_ requirement: String, more: String = "") -> String {
    """
    protocol LoginViewInput: AnyObject {
      func show()
      \(requirement)
    }
    class LoginPresenter {
      weak var view: LoginViewInput?
      func load() { view?.show() }
    }
    class LoginView: LoginViewInput { func show() {} }
    \(more)
    """
  }

  @Test(
    "reports a requirement that the mock does not have",
    arguments: [
      ("func hide()", "", "hide()"), ("func hide(_ x: Int)", "func hide() {}", "hide(_:)"),
      ("func hide(at x: Int)", "func hide(_ x: Int) {}", "hide(at:)"),
      ("func hide(a: Int, b: Int)", "func hide(a: Int) {}", "hide(a:b:)"),
      ("func hide(a: Int)", "func hide(a: Int, b: Int = 1) {}", "hide(a:)"),
      ("var title: String { get }", "", "title"),
      ("var title: String { get set }", "let titel = 1", "title"),
      ("static func hide()", "", "hide()"), ("static var title: Int { get }", "", "title"),
      ("func hide() async throws", "var hideCalled = false", "hide()"),
      ("func hide<T>(_ x: T)", "func hid<T>(_ x: T) {}", "hide(_:)"),
      ("@MainActor func hide()", "", "hide()"), ("mutating func hide()", "", "hide()"),
      ("func hide()", "// func hide() {}", "hide()"),
      ("func hide()", "enum E { func hide() {} }", "hide()"),
      ("func hide()", "func f() { func hide() {} }", "hide()"),
      ("func hide()", "let x = \"func hide()\"", "hide()"),
      ("var title: String { get }", "func title() -> String { \"\" }", "title"),
      ("@discardableResult func hide() -> Int", "", "hide()"),
      ("func hide(x: Int) -> Int", "", "hide(x:)"),
    ])
  func reported(_ requirement: String, _ member: String, _ selector: String) {
    let mock = "class ViewMock: LoginViewInput {\n  func show() {}\n  \(member)\n}"
    let found = findings("incomplete-mock", Self.app(requirement), tests: mock)
    let expected = "the mock 'ViewMock' lacks '\(selector)' of 'LoginViewInput'"
    if member.hasPrefix("func title") {
      #expect(found.count < 2)
    } else {
      #expect(found.map(\.message) == [expected])
    }
    #expect(found.allSatisfy { $0.place.path == "Tests/Login.swift" })
  }

  @Test("lists all that a mock lacks, also of inherited protocols")
  func several() {
    let app = Self.app("func hide()\n  func close()", more: "")
      .replacing(
        "protocol LoginViewInput: AnyObject",
        with: "protocol Base { func begin() }\nprotocol LoginViewInput: Base")
    let found = messages("incomplete-mock", app, tests: "class M: LoginViewInput {}")
    #expect(found == ["the mock 'M' lacks 'begin()', 'show()', 'hide()', 'close()' of 'Base'"])
  }

  @Test(
    "finds the member where it may be",
    arguments: [
      "class M: LoginViewInput { func show() {}\n func hide() {} }",
      "class M: LoginViewInput { func show() {} }\nextension M { func hide() {} }",
      "class B { func hide() {} }\nclass M: B, LoginViewInput { func show() {} }",
      "class B: LoginViewInput { func show() {}\n func hide() {} }\nclass M: B {}",
      "extension LoginViewInput { func hide() {} }\nclass M: LoginViewInput { func show() {} }",
      "extension LoginViewInput where Self: M { func hide() {} }\nclass M: LoginViewInput { func show() {} }",
      "class M: LoginViewInput { func show() {}\n #if DEBUG\n func hide() {}\n #endif\n }",
      "class M: LoginViewInput { func show() {}\n func `hide`() {} }",
      "class M: LoginViewInput { func show() {}\n private(set) var n = 0; func hide() { n += 1 } }",
      "protocol Hiding {}\nextension Hiding { func hide() {} }\nclass M: LoginViewInput, Hiding { func show() {} }",
      "struct M: LoginViewInput { func show() {}\n func hide() {} }",
      "enum T { class M: LoginViewInput { func show() {}\n func hide() {} } }",
    ])
  func complete(_ tests: String) {
    #expect(messages("incomplete-mock", Self.app("func hide()"), tests: tests) == [])
  }

  @Test(
    "is silent where members may come from elsewhere",
    arguments: [
      "class M: Unknown, LoginViewInput {}", "@Mockable class M: LoginViewInput {}",
      "class M: LoginViewInput, Unknown {}", "class M: LoginViewInput { #mocks }",
      "enum M: LoginViewInput {}", "// Generated using Sourcery\nclass M: LoginViewInput {}",
      "// MARK: - Mocks generated from file: A.swift\nclass M: LoginViewInput {}",
      "class B: Unknown {}\nclass M: B, LoginViewInput {}", "class M {}",
      "class M: Mock<LoginViewInput> {}",
    ])
  func unknown(_ tests: String) {
    #expect(messages("incomplete-mock", Self.app("func hide()"), tests: tests) == [])
  }

  @Test(
    "does not ask for what a mock need not have",
    arguments: [
      "init(x: Int)", "associatedtype T", "subscript(x: Int) -> Int { get }",
      "static func < (a: Self, b: Self) -> Bool", "@objc optional func hide()",
      "#if DEBUG\n  func hide()\n  #endif",
    ])
  func optional(_ requirement: String) {
    let mock = "class M: LoginViewInput { func show() {} }"
    #expect(messages("incomplete-mock", Self.app(requirement), tests: mock) == [])
  }

  @Test("is silent about a protocol whose name is there twice")
  func twice() {
    let app = Self.app(
      "func hide()", more: "#if A\nprotocol LoginViewInput { func other() }\n#endif")
    #expect(messages("incomplete-mock", app, tests: "class M: LoginViewInput {}") == [])
  }
}
