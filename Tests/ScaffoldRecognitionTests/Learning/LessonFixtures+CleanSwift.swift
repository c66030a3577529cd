extension LessonFixtures {
  /// Clean Swift: a namespace with the module's name, a worker, and key paths of its types.
  static let cleanSwift = """
    // file: App/Scenes/SignIn/SignInModels.swift
    enum SignIn {
      enum Load {
        struct Request {}
        struct Response { let items: [SignInItem] }
        struct ViewModel { let titles: [String] }
      }
    }
    struct SignInItem { let title: String }
    // file: App/Scenes/SignIn/SignInViewController.swift
    import UIKit

    protocol SignInDisplayLogic: AnyObject {
      func display(_ viewModel: SignIn.Load.ViewModel)
    }

    class SignInViewController: UIViewController, SignInDisplayLogic {
      var interactor: SignInBusinessLogic?
      var router: (NSObjectProtocol & SignInRoutingLogic)?
      func display(_ viewModel: SignIn.Load.ViewModel) { title = "Sign In" }
      func signIn() { interactor?.load(SignIn.Load.Request()) }
    }
    // file: App/Scenes/SignIn/SignInInteractor.swift
    protocol SignInBusinessLogic { func load(_ request: SignIn.Load.Request) }

    class SignInInteractor: SignInBusinessLogic {
      var presenter: SignInPresentationLogic?
      var worker: SignInWorker? = SignInWorker()
      func load(_ request: SignIn.Load.Request) {
        let items: Array<SignInItem> = worker?.items ?? []
        print("SignIn", items.map(\\SignInItem.title), Strings.SignIn.title, "\\\\<SignInItem>")
      }
    }
    // file: App/Scenes/SignIn/SignInPresenter.swift
    protocol SignInPresentationLogic { func present(_ response: SignIn.Load.Response) }

    // Presents what SignIn loads.
    class SignInPresenter: SignInPresentationLogic {
      weak var viewController: SignInDisplayLogic?
      func present(_ response: SignIn.Load.Response) {}
    }
    // file: App/Scenes/SignIn/SignInRouter.swift
    @objc protocol SignInRoutingLogic {}
    class SignInRouter: NSObject, SignInRoutingLogic { weak var viewController: SignInViewController? }
    // file: App/Scenes/SignIn/SignInWorker.swift
    class SignInWorker { var items: [SignInItem] = [] }
    """
}
