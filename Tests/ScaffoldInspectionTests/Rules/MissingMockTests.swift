import RecognitionSupport
import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("missing-mock")
struct MissingMockTests {
  static let names = ["A", "B", "C", "Login"]

  static func module(_ name: String, head: String? = nil) -> String {
    """
    \(head ?? "protocol \(name)ViewInput: AnyObject") { func show() }
    class \(name)Presenter {
      weak var view: \(name)ViewInput?
      func load() { view?.show() }
    }
    class \(name)View: \(name)ViewInput { func show() {} }
    """
  }

  static func mock(_ name: String, as kind: String = "class", word: String = "Mock") -> String {
    "\(kind) \(name)View\(word): \(name)ViewInput { func show() {} }"
  }

  static func found(
    _ modules: [String], mocked: [String], head: String? = nil, tests: String = "",
    more: String = ""
  ) -> [Finding] {
    let code = modules.map { module($0, head: $0 == "Login" ? head : nil) } + [more]
    let mocks = mocked.map { mock($0) } + [tests]
    return findings(
      "missing-mock", code.joined(separator: "\n"), tests: mocks.joined(separator: "\n"))
  }

  @Test(
    "reports the protocol of the module that has no mock",
    arguments: [
      nil, "protocol LoginViewInput: AnyObject, Sendable",
      "@MainActor protocol LoginViewInput: AnyObject",
      "public protocol LoginViewInput: AnyObject", "internal protocol LoginViewInput: class",
      "@objc protocol LoginViewInput", "protocol LoginViewInput where Self: AnyObject",
      "/// A view.\nprotocol LoginViewInput: AnyObject",
      "package protocol LoginViewInput: AnyObject",
      "protocol LoginViewInput: Base, AnyObject", "protocol LoginViewInput\n  : AnyObject\n",
    ] as [String?],
    [
      "", "class LoginViewTests {}", "class LoginViewMock {}",
      "// class LoginViewMock: LoginViewInput",
      "let view: LoginViewInput? = nil",
    ])
  func reported(_ head: String?, _ tests: String) {
    let found = Self.found(Self.names, mocked: ["A", "B", "C"], head: head, tests: tests)
    #expect(found.map(\.message) == ["the protocol 'LoginViewInput' has no mock"])
    #expect(
      found.map(\.note) == ["3 of 4 modules have one for the link from the presenter to the view"])
    #expect(found.map(\.place.path) == ["App/Login.swift"])
  }

  @Test(
    "knows mocks in any form",
    arguments: [
      mock("Login"), mock("Login", as: "final class"), mock("Login", as: "struct"),
      mock("Login", as: "actor"), mock("Login", word: "Spy"), "enum Tests { \(mock("Login")) }",
      "class LoginFake {}\nextension LoginFake: LoginViewInput { func show() {} }",
      "typealias V = LoginViewInput\nclass LoginFake: V { func show() {} }",
      "protocol Both: LoginViewInput {}\nclass LoginFake: Both { func show() {} }",
      "class Base: LoginViewInput { func show() {} }\nclass LoginFake: Base {}",
      "class LoginFake: NSObject, LoginViewInput { func show() {} }",
      "extension Int: LoginViewInput { func show() {} }",
    ])
  func mocked(_ tests: String) {
    #expect(Self.found(Self.names, mocked: ["A", "B", "C"], tests: tests) == [])
  }

  @Test("is silent if a file that cannot be read may have the mock")
  func unread() {
    let code = Self.names.map { Self.module($0) }.joined(separator: "\n")
    let mocks = ["A", "B", "C"].map { Self.mock($0) }.joined(separator: "\n")
    let broken = "class LoginViewMock: LoginViewInput {"
    let texts =
      sources(code, tests: mocks) + [
        SourceText(path: "Tests/B.swift", text: Array(broken.utf8), module: "Tests", isTest: true)
      ]
    #expect(Lint(of: texts).findings.filter { $0.rule == "missing-mock" } == [])
  }

  @Test("is silent where most modules have no mock either, or there are few modules")
  func norm() {
    #expect(Self.found(Self.names, mocked: ["A"]) == [])
    #expect(Self.found(Self.names, mocked: ["A", "B"]) == [])
    #expect(Self.found(Self.names, mocked: []) == [])
    #expect(Self.found(["A", "Login"], mocked: ["A"]) == [])
  }

  @Test(
    "is silent if the mock is in the app, the protocol is empty or private, or a tool makes the mocks"
  )
  func others() {
    let inApp = Self.mock("Login")
    #expect(Self.found(Self.names, mocked: ["A", "B", "C"], more: inApp) == [])
    let empty = Self.names.map {
      Self.module($0).replacing(
        "protocol LoginViewInput: AnyObject { func show() }",
        with: "protocol LoginViewInput: AnyObject {}")
    }
    let mocks = ["A", "B", "C"].map { Self.mock($0) }.joined(separator: "\n")
    #expect(messages("missing-mock", empty.joined(separator: "\n"), tests: mocks) == [])
    let isPrivate = Self.found(
      Self.names, mocked: ["A", "B", "C"], head: "private protocol LoginViewInput: AnyObject")
    #expect(isPrivate == [])
    let code = Self.names.map { Self.module($0) }.joined(separator: "\n")
    let made = "// MARK: - Mocks generated from file: A.swift\n" + mocks
    #expect(messages("missing-mock", code, tests: made) == [])
  }

  @Test(
    "is silent for a protocol that modules share: of a superclass, or one that others inherit from")
  func shared() {
    let modules = ["A", "B", "C", "D"].map { name in
      """
      protocol \(name)ViewInput: BaseView { func show() }
      class \(name)Presenter: BasePresenter { weak var view: \(name)ViewInput? }
      class \(name)View: \(name)ViewInput { func show() {}; func wait() {} }
      """
    }
    let base = """
      protocol BaseView: AnyObject { func wait() }
      protocol Waiting: AnyObject { func stop() }
      class BasePresenter { weak var base: BaseView?; weak var waiting: Waiting? }
      """
    let mocks = ["A", "B", "C"].map { "class \($0)ViewMock: \($0)ViewInput {}" }
    let found = messages(
      "missing-mock", (modules + [base]).joined(separator: "\n"),
      tests: mocks.joined(separator: "\n"))
    #expect(found == ["the protocol 'DViewInput' has no mock"])
  }
}
