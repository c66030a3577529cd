import RecognitionSupport
import ScaffoldInspection
import ScaffoldRecognition
import Testing

extension UnusedImplementationTests {
  /// A module with some code that differs.
  struct Project: Sendable {
    let text: String

    init(
      _ member: String, code: String = "",
      head: String = "class LoginInteractor: LoginInteractorInput", tests: String = ""
    ) {
      text = """
        // file: App/Login.swift
        protocol LoginInteractorInput: AnyObject { func signIn() }
        class LoginPresenter {
          var interactor: LoginInteractorInput?
          func tap() { interactor?.signIn() }
        }
        \(head) {
          func signIn() {}
          \(member)
        }
        // file: App/Other.swift
        \(code)
        // file: AppTests/LoginTests.swift
        \(tests)
        """
    }
  }

  @Test(
    "finds a member that nothing needs in many forms",
    arguments: [
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("func stop() throws(E) {}")
      ),
      (
        ["'stop(at:b:)' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("func stop(\n    at: Int,\n    b: String = \"a\"\n  ) async\n  {\n  }")
      ),
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("func stop() -> some Collection { [1] }")
      ),
      (
        ["'stop(_:)' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("func stop<T>(_ t: T) where T: Equatable {}")
      ),
      (
        ["'stop(_:b:)' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("func stop(_ a: Int..., b: inout Int) {}")
      ),
      (
        ["'stop' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("var stop: (() -> Void)?")
      ),
      (
        ["'stop' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("let stop = { (x: Int) in x }")
      ),
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("func `stop`() {}")
      ),
      (
        ["'stop' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("class var stop: Int { 1 }")
      ),
      (
        ["'stop' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("nonisolated(unsafe) var stop = 1")
      ),
      (
        [
          "'stop' of 'LoginInteractor' is in no protocol, and no code uses it",
          "'signIn2' of 'LoginInteractor' is in no protocol, and no code uses it",
        ], .init("var stop = 1, signIn2 = 2")
      ),
      (
        ["'stop' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("var stop: Int { get { 1 } set {} }")
      ),
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("", code: "extension LoginInteractor {\n  func stop() {}\n}")
      ),
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init(
          "func stop() {}",
          tests: "class M: LoginInteractorInput { func signIn() {}; func stop() {} }")
      ),
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("func stop() {}", code: "class O { func stop() {} }")
      ),
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("/// Use ``stop()``\n  func stop() {}")
      ),
      (
        [
          "'stop' of 'LoginInteractor' is in no protocol, and no code uses it",
          "'halt' of 'LoginInteractor' is in no protocol, and no code uses it",
        ], .init("let (stop, halt) = (1, 2)")
      ),
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init(
          "func stop() {}",
          head: "class LoginInteractor: NSObject, LoginInteractorInput, UITableViewDelegate")
      ),
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("func stop() {}", head: "class LoginInteractor: LoginInteractorInput, Hashable")
      ),
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("func stop() {}", head: "actor LoginInteractor: LoginInteractorInput")
      ),
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init(
          "func stop() {}",
          head: "final class LoginInteractor: LoginInteractorInput, @unchecked Sendable")
      ),
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init(
          "func stop() {}", head: "@MainActor final class LoginInteractor: LoginInteractorInput")
      ),
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("func stop() {}", head: "final class LoginInteractor<T>: LoginInteractorInput")
      ),
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init(
          "func stop() {}", code: "extension LoginInteractor: LoginInteractorInput {}",
          head: "class LoginInteractor")
      ),
      (
        ["'stop()' of 'LoginInteractor' is in no protocol, and no code uses it"],
        .init("", code: "#if DEBUG\nextension LoginInteractor { func stop() {} }\n#endif")
      ),
    ] as [([String], Project)])
  func forms(_ expected: [String], _ project: Project) {
    let found = Lint(of: sources(of: project.text)).findings.filter {
      $0.rule == "unused-implementation"
    }
    #expect(found.map(\.message) == expected)
  }

  @Test(
    "is silent about what only looks like a member that nothing needs",
    arguments: [
      .init("func stop() {}", code: #"let s = NSSelectorFromString("stop")"#),
      .init("var stop = 1", code: #"func f() { print("\(i.stop)") }"#),
      .init("func stop() {}", code: "#if DEBUG\nfunc f() { i.stop() }\n#endif"),
      .init("func stop() {}", tests: "func test() { sut.stop() }"),
      .init("func stop() {}", code: "extension LoginInteractor: SomeLibraryDelegate {}"),
      .init(
        "func stop() {}",
        head:
          "class LoginInteractor: NSObject, LoginInteractorInput, UNUserNotificationCenterDelegate, CLLocationManagerDelegate2"
      ),
      .init(
        "func locationManager(_ m: CLLocationManager, didUpdate: [Int]) {}",
        head: "class LoginInteractor: NSObject, LoginInteractorInput, CLLocationManagerDelegate"),
      .init(
        "func urlSession(_ s: URLSession, task: URLSessionTask) {}",
        head: "class LoginInteractor: NSObject, LoginInteractorInput, URLSessionDelegate"),
      .init(
        "func parser(_ p: XMLParser) {}",
        head: "class LoginInteractor: NSObject, LoginInteractorInput, XMLParserDelegate"),
      .init(
        "func makeIterator() -> AnyIterator<Int> { fatalError() }",
        head: "class LoginInteractor: LoginInteractorInput, Sequence"),
      .init(
        "var errorDescription: String? { nil }",
        head: "class LoginInteractor: LoginInteractorInput, LocalizedError"),
      .init("@IBSegueAction func stop() -> Int { 1 }"),
      .init("@NSManaged var stop: Int"),
      .init(#"@Environment(\.stop2) var stop"#),
      .init("", code: "private extension LoginInteractor { func stop() {} }"),
      .init("", code: "fileprivate extension LoginInteractor { func stop() {} }"),
      .init("func callAsFunction() {}"),
      .init("subscript(dynamicMember s: String) -> Int { 1 }"),
      .init("static prefix func - (a: LoginInteractor) -> Int { 1 }"),
      .init("convenience init?(x: Int) { nil }"),
      .init(
        "func stop() {}",
        tests: "protocol Stoppable { func stop() }\nextension LoginInteractor: Stoppable {}"),
      .init("override class func stop() {}"),
      .init("fileprivate(set) var stop = 1"),
      .init("struct Stop {}"),
      .init("var stop = 1", code: #"let k = \LoginInteractor.stop"#),
      .init(
        "static func stop() -> LoginInteractor { fatalError() }",
        code: "let x: LoginInteractor = .stop()"),
      .init("static func buildBlock(_ x: Int) -> Int { x }"),
      .init(
        "enum CodingKeys: CodingKey { case a }\n func encode(to e: Encoder) throws {}",
        head: "class LoginInteractor: LoginInteractorInput, Codable"),
      .init(
        "func hash(into h: inout Hasher) {}",
        head: "class LoginInteractor: LoginInteractorInput, Hashable"),
      .init("var wrappedValue = 1; var projectedValue = 2"),
      .init(
        "var body: some View { x }", head: "struct LoginInteractor: LoginInteractorInput, View"),
      .init(
        "static var previews: Int { 1 }",
        head: "class LoginInteractor: LoginInteractorInput, PreviewProvider"),
      .init("", code: "@objc extension LoginInteractor { func stop() {} }"),
      .init("@objc dynamic var stop = 1"),
      .init("static func main() {}", head: "@main class LoginInteractor: LoginInteractorInput"),
    ] as [Project])
  func looksWrong(_ project: Project) {
    let lint = Lint(of: sources(of: project.text))
    #expect(lint.unread == [] && lint.modules != [])
    #expect(lint.findings.filter { $0.rule == "unused-implementation" }.map(\.message) == [])
  }
}
