import RecognitionSupport
import ScaffoldInspection
import ScaffoldRecognition
import Testing

extension UnusedRequirementTests {
  /// A module with some code that differs.
  struct Project: Sendable {
    let text: String

    init(
      _ requirement: String, implementation: String = "", code: String = "",
      head: String = "protocol LoginInteractorInput: AnyObject", tests: String = ""
    ) {
      text = """
        // file: App/Login.swift
        \(head) {
          func signIn()
          \(requirement)
        }
        class LoginPresenter {
          var interactor: LoginInteractorInput?
          func tap() { interactor?.signIn() }
        }
        class LoginInteractor: LoginInteractorInput {
          var session: String?
          func signIn() { session = "a" }
          \(implementation)
        }
        func main(_ presenter: LoginPresenter) { presenter.tap() }
        // file: App/Other.swift
        \(code)
        // file: AppTests/LoginTests.swift
        \(tests)
        """
    }
  }

  @Test(
    "finds a requirement that nothing calls in many forms",
    arguments: [
      (
        ["no code calls 'signOut(_:for:)' of 'LoginInteractorInput'"],
        .init(
          "func signOut(_ a: Int, for b: String)",
          implementation: "func signOut(_ a: Int, for b: String) { session = nil; print(1, 2) }")
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init(
          "func signOut() throws(MyError)",
          implementation: "func signOut() throws(MyError) { session = nil; print(1, 2) }")
      ),
      (
        ["no code calls 'signOut(user:now:)' of 'LoginInteractorInput'"],
        .init(
          "@discardableResult\n  func signOut(\n    user: String, // who\n    now: Bool\n  ) async throws\n    -> Result<Int, Error>",
          implementation:
            "func signOut(user: String, now: Bool) async throws -> Result<Int, Error> { session = nil; print(1, 2) }"
        )
      ),
      (
        ["no code calls 'signOut(_:)' of 'LoginInteractorInput'"],
        .init(
          "func signOut<T>(_ t: T) where T: Codable",
          implementation: "func signOut<T>(_ t: T) where T: Codable { session = nil; print(1, 2) }")
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init(
          "nonisolated func signOut()",
          implementation: "nonisolated func signOut() { session = nil; print(1, 2) }")
      ),
      (
        ["no code calls 'repeat()' of 'LoginInteractorInput'"],
        .init("func `repeat`()", implementation: "func `repeat`() { session = nil; print(1, 2) }")
      ),
      (
        ["no code uses 'token' of 'LoginInteractorInput'"],
        .init(
          "var token: String { get async throws }",
          implementation: #"var token: String { get async throws { "a" } }"#)
      ),
      (
        ["no code uses 'token' of 'LoginInteractorInput'"],
        .init(
          "var token: String { mutating get nonmutating set }",
          implementation: #"var token: String = """#)
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init(
          "func signOut()",
          code: "extension LoginInteractor { func signOut() { session = nil; print(1, 2) } }")
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init(
          "func signOut()",
          code: "extension LoginInteractorInput { func signOut() { print(1, 2) } }")
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init(
          "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
          code: "class Z { func `signOut`() { print(1,2) } }")
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init(
          "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
          code: "func g() { h(signOut: 1) }")
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init(
          "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
          code: "func g(signOut: Int) {}")
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init(
          "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
          code: "func g() { h(1, signOut: 1) }")
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init(
          "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
          code: "func g(_ a: Int, signOut: Int) {}")
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init(
          "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
          code: "struct G { init(a: Int, signOut b: Int) {} }")
      ),
      (
        ["no code uses 'b' of 'LoginInteractorInput'"],
        .init("var a: Int { get }; var b: Int { get }", implementation: "var a = 1; var b = 2")
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init(
          "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
          tests:
            "class T { final class Spy: LoginInteractorInput { var calls = 0; func signIn() {}; func signOut() { calls += 1; signOutClosure?(); signOut() } } }"
        )
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init(
          "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
          tests:
            "final class Spy {}\nextension Spy: LoginInteractorInput { func signIn() {}; func signOut() { log(.signOut) } }"
        )
      ),
      (
        ["no code uses 'shared2' of 'LoginInteractorInput'"],
        .init(
          "static var shared2: Self { get }",
          implementation: "static var shared2: Self { fatalError() }")
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init(
          "/// Call `signOut()`.\n  func signOut()",
          implementation: "func signOut() { session = nil; print(1, 2) }", code: "/** signOut() */")
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init(
          "#if DEBUG\n func x()\n #endif\n func signOut()",
          implementation: "func signOut() { session = nil; print(1, 2) }; func x() {}",
          code: "func y(i: LoginInteractorInput) { i.x() }")
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init("func signOut() -> Date", implementation: "func signOut() -> Date { return Date() }")
      ),
      (
        ["no code calls 'signOut()' of 'LoginInteractorInput'"],
        .init("func signOut() throws", implementation: "func signOut() throws { throw NotYet() }")
      ),
    ] as [([String], Project)])
  func forms(_ expected: [String], _ project: Project) {
    let found = Lint(of: sources(of: project.text)).findings.filter {
      $0.rule == "unused-requirement"
    }
    #expect(found.map(\.message) == expected)
  }

  @Test(
    "is silent about what only looks like a requirement that nothing calls",
    arguments: [
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: "#warn(i.signOut())"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: "func g() { i.signOut { } }"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: "func g() { i?\n  // c\n  .signOut() }"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: #"let k: KeyPath<LoginInteractor, Int> = \.signOut"#),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: #"class V { @Action(\.signOut) var x }"#),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: "func g(f: () -> Void = i.signOut) {}"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: "let fs = [i.signOut, i.signIn]"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: "func g() { h(signOut: i.signOut) }"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: #"let s = "\(i.signOut())""#),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: "#if os(macOS)\nfunc g() { i.signOut() }\n#endif"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: "struct S { subscript(x: Int) -> Int { i.signOut(); return 1 } }"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: "func g() async { async let a = i.signOut(); await a }"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: "func g() { Task { try await i.signOut() } }"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: "func g() { switch x { case .signOut: break } }"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: "class V { let i = LoginInteractor(); func g() { i.signOut() } }"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: #"func g() { perform(NSSelectorFromString("signOut")) }"#),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        tests: "func test() { sut.signOut() }"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        tests: "extension LoginInteractor { func all() { signOut() } }"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        head: "protocol LoginInteractorInput: LibraryProtocol, AnyObject"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        head: "open protocol LoginInteractorInput"),
      .init("func signOut()", implementation: "func signOut() { fatalError() }"),
      .init("func signOut()", implementation: #"func signOut() { fatalError("not yet") }"#),
      .init(
        "func signOut() -> Int",
        implementation: #"func signOut() -> Int { preconditionFailure("not yet") }"#),
      .init(
        "var token: String { get }", implementation: #"var token = """#,
        code: "func g() { print(i.token) }"),
      .init(
        "var token: String { get }", implementation: #"var token = """#,
        code: "func g() { x.bind(token: 1) }"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        code: "protocol Session { func signOut() }\nfunc g(s: Session) { s.signOut() }"),
      .init(
        "func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }",
        head: "public protocol LoginInteractorInput"),
      .init(
        "@Sendable func signOut()", implementation: "func signOut() { session = nil; print(1, 2) }"),
    ] as [Project])
  func looksWrong(_ project: Project) {
    let lint = Lint(of: sources(of: project.text))
    #expect(lint.unread == [] && lint.modules != [])
    #expect(lint.findings.filter { $0.rule == "unused-requirement" }.map(\.message) == [])
  }

  @Test(
    "is silent in other modules",
    arguments: [
      """
      protocol LoginInteractorInput: AnyObject { func signIn(); func signOut() }
      class LoginPresenter {
        var interactor: LoginInteractorInput?
        func tap() { interactor?.signIn(); f(a ? b : c, d ? signOut : e) }
      }
      class LoginInteractor: LoginInteractorInput {
        var session: String?
        func signIn() { session = "a" }
        func signOut() { session = nil; print(1) }
      }
      """,
      """
      protocol LoginInteractorInput: AnyObject { func signIn(); func signOut() }
      class LoginPresenter {
        var interactor: LoginInteractorInput?
        func tap() { interactor?.signIn(); f(1, [signOut: 2]); g({ signOut }) }
      }
      class LoginInteractor: LoginInteractorInput {
        var session: String?
        func signIn() { session = "a" }
        func signOut() { session = nil; print(1) }
      }
      """,
      """
      protocol LoginInteractorInput: AnyObject { func signIn(); func signOut() }
      class LoginPresenter {
        var interactor: LoginInteractorInput?
        func tap() { interactor?.signIn(); f(1, signOut, 2); f(x, try signOut) }
      }
      class LoginInteractor: LoginInteractorInput {
        var session: String?
        func signIn() { session = "a" }
        func signOut() { session = nil; print(1) }
      }
      """,
      """
      protocol LoginInteractorInput: AnyObject { func signIn(); func signOut() }
      class LoginPresenter {
        var interactor: LoginInteractorInput?
        func tap() { interactor?.signIn() }
      }
      class LoginInteractor: LoginInteractorInput {
        var session: String?
        func signIn() { session = "a" }
        func signOut() {
          fatalError("signOut() is not implemented")
        }
      }
      """,
      """
      protocol LoginInteractorInput: AnyObject { func callAsFunction(_ a: Int) async throws }
      class LoginPresenter {
        var interactor: LoginInteractorInput?
        func tap() { Task { try await interactor?(1) } }
      }
      class LoginInteractor: LoginInteractorInput {
        var session: String?
        func callAsFunction(_ a: Int) async throws { session = "a"; print(1) }
      }
      """,
    ])
  func otherModules(_ code: String) {
    let lint = Lint(of: sources(of: code))
    #expect(lint.unread == [] && lint.modules != [])
    #expect(lint.findings.filter { $0.rule == "unused-requirement" }.map(\.message) == [])
  }
}
