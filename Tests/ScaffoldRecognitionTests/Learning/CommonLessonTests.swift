import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("A lesson from several modules")
struct CommonLessonTests {
  private func lesson(_ text: String, _ names: [String] = ["Login", "Cart"]) throws -> TestedLesson
  {
    let sources = sources(of: text)
    let modules = Recognition(of: sources).modules
    let chosen = try names.map { name in try #require(modules.first { $0.name == name }) }
    return TestedLesson(
      lesson: try Lesson(from: chosen, sources: sources, id: "common"), sources: sources)
  }

  static let modules = """
    // file: App/Login/LoginProtocols.swift
    protocol LoginView: AnyObject {
      func showTitle(_ title: String)
      func showError()
    }
    protocol LoginPresenting {
      /// Logs in.
      func login(email: String)
      func viewDidLoad()
    }
    // file: App/Login/LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController, UITextFieldDelegate, LoginView {
      private let presenter: LoginPresenting
      private let field = UITextField()

      override func viewDidLoad() {
        super.viewDidLoad()
        field.delegate = self
        let inset = 8
        field.inset = inset
        presenter.viewDidLoad()
      }

      func showTitle(_ title: String) {
        self.title = title
      }

      func showError() {}
    }

    extension LoginViewController: UIScrollViewDelegate {
      func scrollViewDidScroll() {}
    }
    // file: App/Login/LoginPresenter.swift
    final class LoginPresenter {
      weak var view: LoginView?

      init(email: String) { print(email) }
    }

    extension LoginPresenter: LoginPresenting {
      func login(email: String) { view?.showError() }

      func viewDidLoad() {
        view?.showTitle("Login")
      }
    }
    // file: App/Login/LoginStyle.swift
    enum LoginStyle {}
    // file: App/Cart/CartContract.swift
    protocol CartView: AnyObject { func showTitle(_ title: String) }
    protocol CartPresenting { func viewDidLoad() }
    // file: App/Cart/CartViewController.swift
    final class CartViewController: UIViewController {
      private let presenter: CartPresenting
      override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
      }
    }
    extension CartViewController: CartView {
      func showTitle(_ title: String) { self.title = title }
    }
    // file: App/Cart/CartPresenter.swift
    final class CartPresenter: CartPresenting {
      weak var view: CartView?
      func viewDidLoad() { view?.showTitle("Cart") }
    }
    // file: AppTests/LoginPresenterTests.swift
    final class LoginPresenterTests {
      class ViewSpy: LoginView {
        func showTitle(_ title: String) {}
        func showError() {}
      }
      func testTitle() {}
      func testLogin() {}
    }
    // file: AppTests/CartPresenterTests.swift
    final class CartPresenterTests {
      class ViewSpy: CartView { func showTitle(_ title: String) {} }
      func testTitle() {}
    }
    """

  @Test("has what all of them have, in whatever file and extension")
  func common() throws {
    let tested = try lesson(Self.modules)
    #expect(
      tested.lesson.entries.map(\.path) == [
        "<<Module>>Presenter.swift", "<<Module>>Protocols.swift",
        "<<Module>>ViewController.swift", "<<Module>>PresenterTests.swift",
      ])
    #expect(
      tested.text("Protocols.swift") == """
        protocol <<Module>>View: AnyObject {
          func showTitle(_ title: String)
          <<for action in presenter-to-view>>
          <<action.requirement>>
          <<end>>
        }
        protocol <<Module>>Presenting {
          func viewDidLoad()
          <<for action in view-to-presenter>>
          <<action.requirement>>
          <<end>>
        }
        """)
    #expect(
      tested.text("ViewController.swift") == """
        import UIKit

        final class <<Module>>ViewController: UIViewController, <<Module>>View {
          private let presenter: <<Module>>Presenting

          override func viewDidLoad() {
            super.viewDidLoad()
            presenter.viewDidLoad()
          }

          func showTitle(_ title: String) {
            self.title = title
          }
          <<for action in presenter-to-view>>

          func <<action.declaration>> {
          }
          <<end>>
        }

        """)
    #expect(
      tested.text("Presenter.swift") == """
        final class <<Module>>Presenter {
          weak var view: <<Module>>View?
        }

        extension <<Module>>Presenter: <<Module>>Presenting {
          func viewDidLoad() {
          }
          <<for action in view-to-presenter>>

          func <<action.declaration>> {
          }
          <<end>>
        }
        """)
    #expect(
      tested.text("Tests/PresenterTests.swift") == """
        final class <<Module>>PresenterTests {
          class ViewSpy: <<Module>>View {
            func showTitle(_ title: String) {}
            <<for action in presenter-to-view>>

            func <<action.declaration>> {
            }
            <<end>>
          }
          func testTitle() {}
        }
        """)
    #expect(
      tested.lesson.options.map { "\($0.name) \($0.existing): \($0.help)" } == [
        #"view-to-presenter ["viewDidLoad()"]: What the view asks the presenter to do"#,
        #"presenter-to-view ["showTitle(_ title: String)"]: What the presenter asks the view to do"#,
      ])
    #expect(
      tested.lesson.manifest.contains(
        #""name": "view-to-presenter", "type": "signatures", "names": "any", "accepts": ["overloads", "#
          + #""ui-types"], "existing": ["viewDidLoad()"],"#))
    let view = "App/Login/LoginViewController.swift"
    #expect(
      tested.remarks.filter { $0.hasPrefix(view) } == [
        "\(view):3: UITextFieldDelegate is left out: not every module has it",
        "\(view):5: field is left out: not every module has it",
        "\(view):7: the body of viewDidLoad() has the statements that all modules have",
        "\(view):19: showError() is left out: not every module has it",
        "\(view):22: the extension of LoginViewController is left out: not every module has it",
      ])
    #expect(
      tested.remarks.contains(
        "App/Login/LoginStyle.swift:1: the file is left out: no other module has it"))
  }
}
