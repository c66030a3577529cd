public import Foundation

@objc @MainActor open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController?
  open weak var delegate: (any UITabBarControllerDelegate)?
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
}

@objc @MainActor public protocol UITabBarControllerDelegate where Self: NSObject {
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

@objc @MainActor open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open var isCollapsed: Bool { false }

  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setViewController(_ viewController: UIViewController?, for column: Column) {}
  open func viewController(for column: Column) -> UIViewController? { nil }

  @objc(UISplitViewControllerStyle) public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  @objc(UISplitViewControllerColumn) public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }
}

@objc @MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = true
  open var searchBar: UISearchBar { UISearchBar() }

  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

@objc @MainActor public protocol UISearchResultsUpdating where Self: NSObject {
  func updateSearchResults(for searchController: UISearchController)
}

@objc @MainActor open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: (any UISearchBarDelegate)?
}

@objc @MainActor public protocol UISearchBarDelegate where Self: NSObject {
  @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

@objc @MainActor open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

@objc @MainActor open class UIActivity: NSObject {}
