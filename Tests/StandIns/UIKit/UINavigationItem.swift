public import Foundation

@objc @MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  open var backBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var searchController: UISearchController?

  public override init() {
    super.init()
  }

  public init(title: String) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {}
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {}

  @objc(UINavigationItemLargeTitleDisplayMode) public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
}

@objc @MainActor open class UIBarItem: NSObject {
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var tag = 0

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }
}

@objc @MainActor open class UIBarButtonItem: UIBarItem {
  open var style: Style = .plain
  open var tintColor: UIColor?
  open var menu: UIMenu?
  open var primaryAction: UIAction?
  open var customView: UIView?
  open var action: Selector?
  open weak var target: AnyObject?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
  }

  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }

  public convenience init(customView: UIView) {
    self.init()
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
  }

  @objc(UIBarButtonItemStyle) public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  @objc(UIBarButtonSystemItem) public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
  }
}

@objc @MainActor open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
  }
}
