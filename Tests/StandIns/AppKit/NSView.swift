public import Foundation

@objc @MainActor open class NSView: NSResponder {
  open var frame: NSRect
  open var bounds: NSRect = .zero
  open var subviews: [NSView] = []
  open var isHidden = false
  open var alphaValue: CGFloat = 1
  open var wantsLayer = false
  open var layer: CALayer?
  open var needsLayout = false
  open var needsDisplay = false
  open var needsUpdateConstraints = false
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var identifier: NSUserInterfaceItemIdentifier?
  open var toolTip: String?
  open var tag: Int { 0 }
  open var superview: NSView? { nil }
  open var window: NSWindow? { nil }
  open var isFlipped: Bool { false }
  open var isOpaque: Bool { false }
  open var wantsUpdateLayer: Bool { false }
  open var intrinsicContentSize: NSSize { .zero }
  open var fittingSize: NSSize { .zero }
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }

  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init(coder: coder)
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  open func addSubview(_ view: NSView) {}
  open func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {}
  open func removeFromSuperview() {}
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {}
  open func isDescendant(of view: NSView) -> Bool { false }
  open func viewWithTag(_ tag: Int) -> NSView? { nil }
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewDidMoveToSuperview() {}
  open func awakeFromNib() {}
  open func layout() {}
  open func layoutSubtreeIfNeeded() {}
  open func updateConstraints() {}
  open func updateLayer() {}
  open func draw(_ dirtyRect: NSRect) {}
  open func display() {}
  open func hitTest(_ point: NSPoint) -> NSView? { nil }
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { point }
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {}
  open func setFrameSize(_ newSize: NSSize) {}
  open func setFrameOrigin(_ newOrigin: NSPoint) {}
  open func invalidateIntrinsicContentSize() {}

  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
  open func accessibilityIdentifier() -> String { "" }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
  open func accessibilityLabel() -> String? { nil }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {}

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }
}

@objc @MainActor open class NSGestureRecognizer: NSObject {
  open weak var target: AnyObject?
  open var action: Selector?
  open var view: NSView? { nil }

  public init(target: Any?, action: Selector?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func location(in view: NSView?) -> NSPoint { .zero }
}

@objc @MainActor open class NSClickGestureRecognizer: NSGestureRecognizer {
  open var numberOfClicksRequired = 1
}
