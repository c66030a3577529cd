public import Foundation

@objc @MainActor open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open weak var delegate: (any UINavigationControllerDelegate)?

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var topViewController: UIViewController? { nil }
  open var visibleViewController: UIViewController? { nil }
  open var navigationBar: UINavigationBar { UINavigationBar() }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { nil }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { nil }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}

@objc @MainActor public protocol UINavigationControllerDelegate where Self: NSObject {
  @objc optional func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  @objc optional func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

@objc @MainActor open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var topItem: UINavigationItem? { nil }
}
