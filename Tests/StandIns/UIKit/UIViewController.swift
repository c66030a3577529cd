public import Foundation

@objc @MainActor open class UIViewController: UIResponder {
  open var view: UIView!
  open var title: String?
  open var restorationIdentifier: String?
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var hidesBottomBarWhenPushed = false
  open var preferredContentSize: CGSize = .zero
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open var viewIfLoaded: UIView? { nil }
  open var isViewLoaded: Bool { false }
  open var nibName: String? { nil }
  open var nibBundle: Bundle? { nil }
  open var storyboard: UIStoryboard? { nil }
  open var navigationItem: UINavigationItem { UINavigationItem() }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }

  open func loadView() {}
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func awakeFromNib() {}
  open func updateViewConstraints() {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  open func show(_ viewController: UIViewController, sender: Any?) {}
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {}

  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func addChild(_ childController: UIViewController) {}
  open func removeFromParent() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open var parent: UIViewController? { nil }
  open var children: [UIViewController] { [] }
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var navigationController: UINavigationController? { nil }
  open var tabBarController: UITabBarController? { nil }
  open var splitViewController: UISplitViewController? { nil }
  open var presentationController: UIPresentationController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open var sheetPresentationController: UISheetPresentationController? { nil }
}
