import ScaffoldInspection
import Testing

@Suite("unused-implementation")
struct UnusedImplementationTests {
  /// A module whose interactor has one member more.
  static func module(
    _ member: String, code: String = "",
    head: String = "class LoginInteractor: LoginInteractorInput"
  ) -> String {
    """
    protocol LoginInteractorInput: AnyObject { func signIn() }
    class LoginPresenter {
      var interactor: LoginInteractorInput?
      func tap() { interactor?.signIn() }
    }
    \(head) {
      func signIn() {}
      \(member)
    }
    \(code)
    """
  }

  @Test(
    "reports a member that nothing needs",
    arguments: [
      ("func stop() {}", "stop()"), ("func stop(at x: Int) {}", "stop(at:)"),
      ("func stop() async throws -> Int { 1 }", "stop()"), ("var stop = 1", "stop"),
      ("let stop: Int", "stop"), ("var stop: Int { 1 }", "stop"), ("lazy var stop = 1", "stop"),
      ("static func stop() {}", "stop()"), ("static let stop = 1", "stop"),
      ("class func stop() {}", "stop()"), ("final func stop() {}", "stop()"),
      ("internal func stop() {}", "stop()"), ("@MainActor func stop() {}", "stop()"),
      ("@discardableResult func stop() -> Int { 1 }", "stop()"),
      ("@available(iOS 15, *) func stop() {}", "stop()"), ("func stop<T>(_: T) {}", "stop(_:)"),
      ("weak var stop: LoginPresenter?", "stop"), ("var stop = 1 { didSet {} }", "stop"),
      ("func stop() { /* stop */ }", "stop()"), ("// stop()\n  func stop() {}", "stop()"),
      ("package func stop() {}", "stop()"), ("nonisolated func stop() {}", "stop()"),
    ])
  func reported(_ member: String, _ selector: String) {
    #expect(
      messages("unused-implementation", Self.module(member)) == [
        "'\(selector)' of 'LoginInteractor' is in no protocol, and no code uses it"
      ])
  }

  @Test("reports members of extensions, also in other files")
  func extensions() {
    let code = Self.module("", code: "extension LoginInteractor { func stop() {} }")
    #expect(messages("unused-implementation", code).count == 1)
  }

  @Test(
    "is silent about hidden, inherited and attributed members",
    arguments: [
      "private func stop() {}", "fileprivate var stop = 1", "override func stop() {}",
      "@objc func stop() {}", "@IBAction func stop(_ sender: Any) {}",
      "@IBOutlet var stop: UIView!",
      "dynamic func stop() {}", "public func stop() {}", "open func stop() {}",
      "required init() {}",
      "init(x: Int) {}", "deinit {}", "subscript(x: Int) -> Int { x }", "@Published var stop = 1",
      "static func == (a: LoginInteractor, b: LoginInteractor) -> Bool { true }", "enum Stop {}",
      "private(set) var stop = 1", "#if DEBUG\n  func stop() {}\n  #endif", "typealias Stop = Int",
      "@Test func stop() {}", "func signIn(name: String) {}", "var _ = 1",
    ])
  func plain(_ member: String) {
    #expect(messages("unused-implementation", Self.module(member)) == [])
  }

  @Test(
    "takes each word of the name as a use, and each requirement",
    arguments: [
      "func f() { i.stop() }", "func f() { f(stop: 1) }", "let k = \\LoginInteractor.stop",
      "let s = \"stop\"", "let s = #selector(stop)", "func f() { stop() }", "enum E { case stop }",
      "protocol Stopping { func stop() }", "protocol Stopping { var stop: Int { get } }",
      "let `stop` = 1\nlet y = `stop`",
    ])
  func used(_ code: String) {
    #expect(messages("unused-implementation", Self.module("func stop() {}", code: code)) == [])
    #expect(messages("unused-implementation", Self.module("func stop() {}"), tests: code) == [])
  }

  @Test(
    "is silent where a protocol or a superclass of a library may need the member",
    arguments: [
      module("func stop() {}", head: "class LoginInteractor: LoginInteractorInput, Unknown"),
      module("func stop() {}", head: "class LoginInteractor: UnknownBase, LoginInteractorInput"),
      module(
        "func stop(_ x: UITableView) {}",
        head: "class LoginInteractor: LoginInteractorInput, UITableViewDelegate"),
      module(
        "var description: String { \"\" }",
        head: "class LoginInteractor: LoginInteractorInput, CustomStringConvertible"),
      module("var id = 1", head: "class LoginInteractor: LoginInteractorInput, Identifiable"),
      module("func stop() {}", head: "@objcMembers class LoginInteractor: LoginInteractorInput"),
      module("func stop() {}", head: "@Observable class LoginInteractor: LoginInteractorInput"),
      module("func stop() {}", code: "extension LoginInteractor: Unknown {}"),
      module("", code: "@objc extension LoginInteractor { func stop() {} }"),
      module("", code: "private extension LoginInteractor { func stop() {} }"),
      module("", code: "public extension LoginInteractor { func stop() {} }"),
      module(
        "func stop() {}", code: "class Base: Unknown {}",
        head: "class LoginInteractor: Base, LoginInteractorInput"),
      module(
        "func stop() {}", code: "protocol More: Unknown {}",
        head: "class LoginInteractor: LoginInteractorInput, More"),
      module("func stop() {}", head: "class LoginInteractor"),
      module("func stop() {}", head: "@Injected class LoginInteractor: LoginInteractorInput"),
    ])
  func libraries(_ code: String) {
    #expect(messages("unused-implementation", code) == [])
  }

  @Test("knows that delegates of Apple's frameworks have a sender, and that classes need override")
  func apple() {
    let delegate = "class LoginInteractor: LoginInteractorInput, UITableViewDelegate"
    #expect(
      messages("unused-implementation", Self.module("func stop() {}", head: delegate)).count == 1)
    let object = "class LoginInteractor: NSObject, LoginInteractorInput"
    #expect(
      messages("unused-implementation", Self.module("func stop() {}", head: object)).count == 1)
  }
}
