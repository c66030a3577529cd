import ScaffoldInspection
import Testing

@Suite("unused-requirement")
struct UnusedRequirementTests {
  /// A module whose interactor has one requirement more, with its implementation and other code.
  static func module(
    _ requirement: String, code: String = "",
    head: String = "protocol LoginInteractorInput: AnyObject"
  ) -> String {
    """
    \(head) {
      func signIn()
      \(requirement)
    }
    class LoginPresenter {
      var interactor: LoginInteractorInput?
      func tap() { interactor?.signIn() }
    }
    class LoginInteractor: LoginInteractorInput {
      func signIn() {}
      func signOut() { print(1, 2) }
      func signOut(at: Int) { print(1, 2) }
      func signOut<T>(_ value: T) -> T { print(1, 2) }
      var count = 0
      static func make() { print(1, 2) }
    }
    \(code)
    """
  }

  @Test(
    "reports a requirement whose name no code has",
    arguments: [
      ("func signOut()", "no code calls 'signOut()' of 'LoginInteractorInput'"),
      ("func signOut(at: Int)", "no code calls 'signOut(at:)' of 'LoginInteractorInput'"),
      ("func signOut() async throws", "no code calls 'signOut()' of 'LoginInteractorInput'"),
      ("func signOut<T>(_ value: T) -> T", "no code calls 'signOut(_:)' of 'LoginInteractorInput'"),
      ("var count: Int { get }", "no code uses 'count' of 'LoginInteractorInput'"),
      ("var count: Int { get set }", "no code uses 'count' of 'LoginInteractorInput'"),
      ("static func make()", "no code calls 'make()' of 'LoginInteractorInput'"),
      ("static var count: Int { get }", "no code uses 'count' of 'LoginInteractorInput'"),
      ("mutating func signOut()", "no code calls 'signOut()' of 'LoginInteractorInput'"),
      ("@MainActor func signOut()", "no code calls 'signOut()' of 'LoginInteractorInput'"),
      (
        "@discardableResult func signOut() -> Bool",
        "no code calls 'signOut()' of 'LoginInteractorInput'"
      ),
      (
        "@available(iOS 15, *) func signOut()",
        "no code calls 'signOut()' of 'LoginInteractorInput'"
      ),
      (
        "/// Signs out.\n  func signOut() // later",
        "no code calls 'signOut()' of 'LoginInteractorInput'"
      ),
    ])
  func reported(_ requirement: String, _ message: String) {
    #expect(messages("unused-requirement", Self.module(requirement)) == [message])
  }

  @Test(
    "takes no use from comments, mocks, labels and other words",
    arguments: [
      "// interactor.signOut()", "/* signOut */", "func log() { signOutLater() }",
      "func log() { x.signOut2() }", "func log(signOut: Bool) {}",
      "func f() { log(signOut: true) }",
      "func signOut() {}", "class Other { func signOut() {} }",
    ])
  func otherWords(_ code: String) {
    #expect(messages("unused-requirement", Self.module("func signOut()", code: code)).count == 1)
  }

  @Test(
    "takes each other word of the name as a use",
    arguments: [
      "func f() { i.signOut() }", "func f() { i?.signOut() }", "func f() { signOut() }",
      "let path = \\LoginInteractor.signOut", "let f = LoginInteractor.signOut",
      "let s = #selector(LoginInteractor.signOut)", "let s = Selector(\"signOut\")",
      "let s = \"\\(i.signOut())\"", "func f() { map(i.signOut) }", "func f() { i.`signOut`() }",
      "#if DEBUG\nfunc f() { i.signOut() }\n#endif", "enum Call { case signOut }",
      "let signOut = 1\nlet x = signOut", "func f() { i\n  .signOut() }",
      "@Link(signOut) var x = 1",
      "let c = { $0.signOut() }", "let t = [signOut: 1]",
      "extension Int { func f() { signOut() } }",
    ])
  func used(_ code: String) {
    #expect(messages("unused-requirement", Self.module("func signOut()", code: code)) == [])
  }

  @Test("takes a call of a test as a use, but not what a mock does")
  func tests() {
    let code = Self.module("func signOut()")
    #expect(
      messages("unused-requirement", code, tests: "func test() { LoginInteractor().signOut() }")
        == [])
    let mock = """
      class InteractorMock: LoginInteractorInput {
        var calls: [String] = []
        func signIn() {}
        func signOut() { record(#function); log(.signOut) }
      }
      """
    #expect(messages("unused-requirement", code, tests: mock).count == 1)
  }

  @Test(
    "is silent where others may call: Objective-C, other packages, libraries",
    arguments: [
      module("func signOut()", head: "@objc protocol LoginInteractorInput"),
      module("func signOut()", head: "public protocol LoginInteractorInput: AnyObject"),
      module("func signOut()", head: "protocol LoginInteractorInput: UITableViewDelegate"),
      module("func signOut()", head: "protocol LoginInteractorInput: Unknown"),
      module("@objc func signOut()"), module("@objc optional func signOut()"),
      module("init(name: String)"), module("subscript(x: Int) -> Int { get }"),
      module("associatedtype Value"), module("static func == (a: Self, b: Self) -> Bool"),
      module("#if DEBUG\n  func signOut()\n  #endif"),
      module("func signOut()").replacing(
        "var interactor: LoginInteractorInput?", with: "var x = 1"),
    ])
  func silent(_ code: String) {
    #expect(messages("unused-requirement", code) == [])
  }

  @Test(
    "is silent while the implementation is a stub",
    arguments: ["", "0", "nil", "[]", "\"\"", "return nil", ".none", "// later"])
  func stubs(_ body: String) {
    let code = Self.module(
      "func close()", code: "extension LoginInteractor { func close() { \(body) } }")
    #expect(messages("unused-requirement", code) == [])
  }

  @Test("reads what a protocol of the project inherits, and files that are no Swift code")
  func inheritance() {
    let head = "protocol Base {}\nprotocol LoginInteractorInput: Base, AnyObject"
    #expect(messages("unused-requirement", Self.module("func signOut()", head: head)).count == 1)
    let broken = "func f() { i.signOut( "
    #expect(messages("unused-requirement", Self.module("func signOut()"), tests: broken) == [])
  }
}
