import RecognitionSupport
import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("protocol-not-class-bound")
struct ProtocolNotClassBoundTests {
  static func module(
    _ head: String, property: String = "weak var view: LoginViewInput?", more: String = ""
  ) -> String {
    """
    protocol Other {}
    \(head) { func show() }
    protocol LoginViewOutput: AnyObject {}
    class LoginView: LoginViewInput {
      var presenter: LoginViewOutput?
      func show() {}
    }
    class LoginPresenter: LoginViewOutput {
      \(property)
      func load() { view?.show() }
    }
    func main(_ presenter: LoginPresenter) { presenter.load() }
    \(more)
    """
  }

  @Test(
    "adds AnyObject where only classes conform",
    arguments: [
      ("protocol LoginViewInput", "protocol LoginViewInput: AnyObject"),
      ("protocol LoginViewInput: Other", "protocol LoginViewInput: AnyObject, Other"),
      ("protocol LoginViewInput : Other", "protocol LoginViewInput : AnyObject, Other"),
      ("protocol LoginViewInput:Other", "protocol LoginViewInput: AnyObject,Other"),
      ("protocol LoginViewInput: Sendable", "protocol LoginViewInput: AnyObject, Sendable"),
      (
        "protocol LoginViewInput: Equatable, Other",
        "protocol LoginViewInput: AnyObject, Equatable, Other"
      ),
      ("internal protocol LoginViewInput", "internal protocol LoginViewInput: AnyObject"),
      ("@MainActor protocol LoginViewInput", "@MainActor protocol LoginViewInput: AnyObject"),
      ("/// A view.\nprotocol LoginViewInput", "/// A view.\nprotocol LoginViewInput: AnyObject"),
      ("protocol LoginViewInput /* a */", "protocol LoginViewInput: AnyObject /* a */"),
      ("protocol LoginViewInput\n", "protocol LoginViewInput: AnyObject\n"),
      (
        "protocol LoginViewInput where Self: Other",
        "protocol LoginViewInput: AnyObject where Self: Other"
      ),
    ],
    ["weak var view: LoginViewInput?", "var view: LoginViewInput?"])
  func fixed(_ heads: (String, String), _ property: String) {
    let texts = sources(Self.module(heads.0, property: property))
    let found = Lint(of: texts).findings.filter { $0.rule == "protocol-not-class-bound" }
    #expect(
      found.map(\.message) == [
        "'LoginViewInput' does not inherit from 'AnyObject', so 'view' of 'LoginPresenter' cannot be weak"
      ])
    let fixed = FixedSources(applying: found, to: texts).changed
    let expected = Self.module(heads.1, property: property)
    #expect(fixed.map { String(decoding: $0.text, as: UTF8.self) } == [expected])
    #expect(Lint(of: fixed).findings.allSatisfy { $0.rule != "protocol-not-class-bound" })
  }

  @Test("has no fix if a value conforms, or nobody does")
  func valueConforms() {
    let more = "struct Preview: LoginViewInput { func show() {} }"
    let found = findings(
      "protocol-not-class-bound", Self.module("protocol LoginViewInput", more: more))
    #expect(found.map(\.fix) == [[]])
    let spy = "struct Spy: LoginViewInput { func show() {} }"
    let tested = findings(
      "protocol-not-class-bound", Self.module("protocol LoginViewInput"), tests: spy)
    #expect(tested.map(\.fix) == [[]])
  }

  @Test(
    "is silent about protocols that are limited to classes, or that may be",
    arguments: [
      module("protocol LoginViewInput: AnyObject"), module("protocol LoginViewInput: class"),
      module("protocol LoginViewInput: Other, AnyObject"),
      module("protocol LoginViewInput: NSObjectProtocol"),
      module("protocol LoginViewInput: UIViewController"),
      module("protocol LoginViewInput where Self: AnyObject"),
      module("protocol LoginViewInput where Self: UIView"),
      module("@objc protocol LoginViewInput"), module("protocol LoginViewInput: Unknown"),
      module("protocol LoginViewInput: Base", more: "protocol Base: AnyObject {}"),
      module("protocol LoginViewInput: Base", more: "class Base {}"),
      module("protocol LoginViewInput", property: "unowned var view: LoginView"),
      module("protocol LoginViewInput", property: "weak var view: (LoginViewInput & AnyObject)?"),
      module("protocol LoginViewInput", property: "weak var view: (UIView & LoginViewInput)?"),
      module("protocol LoginViewInput", property: "weak var view: LoginView?"),
      module(
        "protocol LoginViewInput", property: "weak var view: V?",
        more: "typealias V = LoginViewInput & AnyObject"),
      module("protocol LoginViewInput", property: "let view: [LoginViewInput]"),
    ])
  func silent(_ code: String) {
    #expect(messages("protocol-not-class-bound", code) == [])
  }
}
