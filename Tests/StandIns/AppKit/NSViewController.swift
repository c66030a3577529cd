public import Foundation

@objc @MainActor open class NSViewController: NSResponder {
  open var view: NSView = NSView()
  open var title: String?
  open var representedObject: Any?
  open var preferredContentSize: NSSize = .zero
  open var identifier: NSUserInterfaceItemIdentifier?
  open var children: [NSViewController] = []

  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open var nibName: NSNib.Name? { nil }
  open var nibBundle: Bundle? { nil }
  open var storyboard: NSStoryboard? { nil }
  open var isViewLoaded: Bool { false }
  open var viewIfLoaded: NSView? { nil }
  open var presentedViewControllers: [NSViewController]? { nil }

  open func loadView() {}
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
  open func updateViewConstraints() {}
  open func awakeFromNib() {}

  open func present(
    _ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator
  ) {}
  open func dismiss(_ viewController: NSViewController) {}
  open func dismiss(_ sender: Any?) {}
  open func addChild(_ childViewController: NSViewController) {}
  open func removeFromParent() {}
  open func insertChild(_ childViewController: NSViewController, at index: Int) {}
  open func removeChild(at index: Int) {}

  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {}
  open func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}

  open var parent: NSViewController? { nil }
  open var presentingViewController: NSViewController? { nil }

  open func presentAsSheet(_ viewController: NSViewController) {}
  open func presentAsModalWindow(_ viewController: NSViewController) {}
  open func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect,
    of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) {}
}

@objc @MainActor public protocol NSViewControllerPresentationAnimator where Self: NSObject {
  func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController)
  func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController)
}
