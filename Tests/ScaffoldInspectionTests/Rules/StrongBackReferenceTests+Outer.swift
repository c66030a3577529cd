import ScaffoldInspection
import Testing

extension StrongBackReferenceTests {
  /// Cycles through types that are no parts of the module.
  @Suite("strong-back-reference: other types")
  struct OuterTests {
    /// A presenter that has a service, whose delegate is the presenter.
    static func module(
      _ delegate: String = "var delegate: LocationDelegate?",
      part: String = "let location: LocationTracker",
      kind: String = "class LocationTracker", more: String = ""
    ) -> String {
      """
      protocol LoginViewInput: AnyObject {}
      protocol LocationDelegate: AnyObject { func moved() }
      protocol Tracking: AnyObject {}
      class LoginView: LoginViewInput { var presenter: LoginPresenter? }
      class LoginPresenter: LocationDelegate {
        weak var view: LoginViewInput?
        \(part)
        func moved() {}
      }
      \(kind) {
        \(delegate)
      }
      \(more)
      """
    }

    static let message =
      "'delegate' of 'LocationTracker' is a strong reference to its owner and closes a retain cycle"

    @Test(
      "reports the delegate of a type that a part holds",
      arguments: [
        "var delegate: LocationDelegate?", "var delegate: LocationDelegate!",
        "var delegate: LocationDelegate", "let delegate: LocationDelegate",
        "var delegate: (any LocationDelegate)?", "private var delegate: LocationDelegate?",
        "var delegate: LoginPresenter?", "let delegate: LoginPresenter",
        "public var delegate: LocationDelegate?", "var delegate: LocationDelegate? = nil",
      ],
      [
        "let location: LocationTracker", "var location: LocationTracker?",
        "private let location = LocationTracker()", "lazy var location = LocationTracker()",
        "var location: LocationTracker!",
      ])
    func delegates(_ delegate: String, _ part: String) {
      let found = findings("strong-back-reference", Self.module(delegate, part: part))
      // A type that is only inferred from a value may be another one.
      #expect(found.map(\.message) == [Self.message], "\(delegate) \(part)")
      #expect(
        found.map(\.note) == ["the cycle is 'LoginPresenter', 'LocationTracker' and back"])
      #expect(found.map(\.fix) == [[]])
    }

    @Test("reports it through a protocol with one class, and in an extension's conformance")
    func protocols() {
      let held = Self.module(
        part: "let location: Tracking", kind: "final class LocationTracker: Tracking")
      #expect(messages("strong-back-reference", held) == [Self.message])
      let conforms = Self.module(more: "extension LoginPresenter: LocationDelegate {}")
        .replacing("class LoginPresenter: LocationDelegate", with: "class LoginPresenter")
      #expect(messages("strong-back-reference", conforms) == [Self.message])
    }

    @Test(
      "is silent where nothing is retained, or other types may be",
      arguments: [
        module("weak var delegate: LocationDelegate?"),
        module("unowned var delegate: LocationDelegate"),
        module("unowned let delegate: LocationDelegate"),
        module("var delegate: LocationDelegate? { nil }"),
        module("static var delegate: LocationDelegate?"),
        module("func start(_ delegate: LocationDelegate) {}"),
        module("var delegates: [LocationDelegate] = []"),
        module("var delegate: (() -> Void)?"), module("@Weak var delegate: LocationDelegate?"),
        module("// var delegate: LocationDelegate?"), module(""),
        module(part: "weak var location: LocationTracker?"),
        module(part: "unowned let location: LocationTracker"),
        module(part: "func start(_ location: LocationTracker) {}"),
        module(part: "var locations: [LocationTracker] = []"), module(part: ""),
        module(part: "@Injected var location: LocationTracker"),
        module(part: "static let location = LocationTracker()"),
        module(kind: "struct LocationTracker"), module(kind: "enum LocationTracker"),
        module(more: "class Other: LocationDelegate { func moved() {} }"),
        module(
          part: "let location: Tracking", kind: "class LocationTracker: Tracking",
          more: "class Other: Tracking {}"),
        module("var delegate: LocationDelegate?", kind: "class LocationTracker<T>"),
        module(part: "let location: WeakTracker").replacing(
          "class LocationTracker", with: "class WeakTracker"),
        module().replacing("class LoginPresenter", with: "struct LoginPresenter"),
      ])
    func silent(_ text: String) {
      #expect(messages("strong-back-reference", text) == [])
    }

    @Test("reports the reference to a view with another name than the module")
    func view() {
      func text(_ property: String) -> String {
        """
        protocol LoginViewInput: AnyObject {}
        protocol LoginPresenterInput: AnyObject {}
        protocol LoginInteractorInput: AnyObject {}
        class SignInViewController: UIViewController, LoginViewInput {
          var presenter: LoginPresenterInput?
        }
        class LoginPresenter: LoginPresenterInput {
          \(property)
          var interactor: LoginInteractorInput?
        }
        class LoginInteractor: LoginInteractorInput {}
        """
      }
      #expect(
        messages("strong-back-reference", text("var view: LoginViewInput?")) == [
          "'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle"
        ])
      #expect(messages("strong-back-reference", text("weak var view: LoginViewInput?")) == [])
    }

    /// A module whose router has a controller.
    static func controller(_ property: String, router: String = "var router: LoginRouter?")
      -> String
    {
      """
      class LoginViewController: UIViewController { var presenter: LoginPresenter? }
      class LoginPresenter { \(router) }
      class LoginRouter { \(property) }
      """
    }

    @Test(
      "reports a controller that is the view",
      arguments: [
        "var viewController: UIViewController?", "let viewController: UIViewController",
        "var viewController: UIViewController!", "var view: UIViewController?",
        "private var controller: UIViewController?", "var vc: UIViewController?",
        "var userInterface: UIViewController?", "let view: NSViewController",
        "public var viewController: UIKit.UIViewController?",
      ])
    func controllers(_ property: String) {
      let found = findings("strong-back-reference", Self.controller(property))
      #expect(found.count == 1)
      #expect(
        found.map(\.note) == [
          "the cycle is 'LoginViewController', 'LoginPresenter', 'LoginRouter' and back"
        ])
    }

    @Test(
      "is silent for other controllers",
      arguments: [
        controller("weak var viewController: UIViewController?"),
        controller("unowned let viewController: UIViewController"),
        controller("var sourceController: UIViewController?"),
        controller("var navigationController: UINavigationController?"),
        controller("var viewController: UINavigationController?"),
        controller("var viewControllers: [UIViewController] = []"),
        controller("var view: UIView?"), controller("@Weak var view: UIViewController?"),
        controller("var viewController: UIViewController? { nil }"),
        controller("func show(_ viewController: UIViewController) {}"),
        controller(
          "var viewController: UIViewController?", router: "weak var router: LoginRouter?"),
        controller("var viewController: UIViewController?", router: ""),
      ])
    func otherControllers(_ text: String) {
      #expect(messages("strong-back-reference", text) == [])
    }
  }
}
