public import Foundation

@objc @MainActor open class NSSplitView: NSView {
  open var isVertical = false
  open var dividerStyle: DividerStyle = .thick
  open var arrangedSubviews: [NSView] { [] }

  @objc(NSSplitViewDividerStyle) public enum DividerStyle: Int, Sendable {
    case thick = 1
    case thin, paneSplitter
  }
}

@objc @MainActor open class NSSplitViewItem: NSObject {
  open var viewController: NSViewController
  open var isCollapsed = false
  open var canCollapse = false
  open var minimumThickness: CGFloat = 0
  open var maximumThickness: CGFloat = 0

  override init() {
    viewController = NSViewController()
    super.init()
  }

  public convenience init(viewController: NSViewController) {
    self.init()
  }

  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init()
  }

  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init()
  }
}

@objc @MainActor open class NSSplitViewController: NSViewController {
  open var splitView: NSSplitView = NSSplitView()
  open var splitViewItems: [NSSplitViewItem] = []

  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {}
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {}
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {}
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? { nil }
  open func toggleSidebar(_ sender: Any?) {}
}

@objc @MainActor open class NSTabViewItem: NSObject {
  open var label = ""
  open var viewController: NSViewController?
  open var view: NSView?

  public init(identifier: Any?) {
    super.init()
  }

  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
  }
}

@objc @MainActor open class NSTabViewController: NSViewController {
  open var tabViewItems: [NSTabViewItem] = []
  open var selectedTabViewItemIndex = 0
  open var tabStyle: TabStyle = .segmentedControlOnTop

  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {}
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {}
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {}

  @objc(NSTabViewControllerTabStyle) public enum TabStyle: Int, Sendable {
    case segmentedControlOnTop, segmentedControlOnBottom, toolbar
    case unspecified = -1
  }
}
