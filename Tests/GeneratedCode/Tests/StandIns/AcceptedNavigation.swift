extension AcceptedProgram {
  static let navigation: [AcceptedProgram] = [
    .iOS(
      "a wireframe that pushes, presents and dismisses",
      """
      import UIKit

      @MainActor final class Wireframe {
        private weak var view: UIViewController?
        private let onClose: @MainActor () -> Void

        init(onClose: @escaping @MainActor () -> Void) {
          self.onClose = onClose
        }

        func show(from navigation: UINavigationController) {
          let view = UIViewController()
          view.title = "Detail"
          view.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close() })
          navigation.pushViewController(view, animated: true)
          self.view = view
        }

        func present(from presenter: UIViewController) {
          let view = UINavigationController(rootViewController: UIViewController())
          view.modalPresentationStyle = .formSheet
          presenter.present(view, animated: true) { [onClose] in onClose() }
        }

        func close() {
          view?.dismiss(animated: true)
          view?.navigationController?.popViewController(animated: true)
        }
      }
      """),
    .iOS(
      "an alert with actions",
      """
      import UIKit

      @MainActor protocol Output: AnyObject {
        func retry()
      }

      final class AlertingView: UIViewController {
        weak var output: (any Output)?

        func show(_ error: any Error) {
          let alert = UIAlertController(
            title: "Error", message: error.localizedDescription, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          alert.addAction(
            UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.output?.retry() })
          present(alert, animated: true, completion: nil)
        }
      }
      """),
    .iOS(
      "a storyboard with and without a creator",
      """
      import UIKit

      final class Detail: UIViewController {
        private let text: String

        init?(coder: NSCoder, text: String) {
          self.text = text
          super.init(coder: coder)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
          fatalError("needs a text")
        }
      }

      @MainActor func make() -> [UIViewController?] {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let detail = storyboard.instantiateViewController(identifier: "Detail") { coder in
          Detail(coder: coder, text: "a")
        }
        let list = storyboard.instantiateViewController(withIdentifier: "List") as? UITableViewController
        return [detail, list, storyboard.instantiateInitialViewController()]
      }
      """),
    .iOS(
      "a child view controller",
      """
      import UIKit

      final class Container: UIViewController {
        func embed(_ child: UIViewController) {
          addChild(child)
          child.view.frame = view.bounds
          child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }

        func remove(_ child: UIViewController) {
          child.willMove(toParent: nil)
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
      }
      """),
    .iOS(
      "an app with a scene",
      """
      import UIKit

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
      }

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          window.rootViewController = UINavigationController(rootViewController: UIViewController())
          window.makeKeyAndVisible()
          self.window = window
        }
      }
      """),
  ]
}
