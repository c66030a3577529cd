public import Foundation

@objc @MainActor open class NSWindow: NSResponder {
  open var title = ""
  open var contentView: NSView?
  open var contentViewController: NSViewController?
  open var styleMask: StyleMask = []
  open var isReleasedWhenClosed = true
  open var minSize: NSSize = .zero
  open weak var delegate: (any NSWindowDelegate)?
  open unowned(unsafe) var windowController: NSWindowController?
  open var frame: NSRect { .zero }
  open var isVisible: Bool { false }
  open var isMiniaturized: Bool { false }
  open var isKeyWindow: Bool { false }
  open var firstResponder: NSResponder? { nil }

  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    super.init()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(contentViewController: NSViewController) {
    self.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
  }

  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func orderFront(_ sender: Any?) {}
  open func orderOut(_ sender: Any?) {}
  open func center() {}
  open func close() {}
  open func performClose(_ sender: Any?) {}
  open func setContentSize(_ size: NSSize) {}
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {}
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { true }

  @objc(NSBackingStoreType) public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }

  @objc(NSWindowOrderingMode) public enum OrderingMode: Int, Sendable {
    case below = -1
    case out, above
  }

  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless = StyleMask([])
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  open var sheets: [NSWindow] { [] }
  open var attachedSheet: NSWindow? { nil }
  open var sheetParent: NSWindow? { nil }

  open func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
  open func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse { .OK }
  open func endSheet(_ sheetWindow: NSWindow) {}
  open func endSheet(
    _ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse
  ) {}
}

@objc @MainActor public protocol NSWindowDelegate where Self: NSObject {
  @objc optional func windowShouldClose(_ sender: NSWindow) -> Bool
  @objc optional func windowWillClose(_ notification: Notification)
  @objc optional func windowDidResize(_ notification: Notification)
  @objc optional func windowDidBecomeKey(_ notification: Notification)
}

@objc @MainActor open class NSWindowController: NSResponder {
  open var window: NSWindow?
  open var contentViewController: NSViewController?
  open var shouldCascadeWindows = true
  open var windowFrameAutosaveName = ""
  open var storyboard: NSStoryboard? { nil }
  open var isWindowLoaded: Bool { false }
  open var windowNibName: NSNib.Name? { nil }

  public init(window: NSWindow?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(windowNibName: NSNib.Name) {
    self.init(window: nil)
  }

  public override convenience init() {
    self.init(window: nil)
  }

  open func showWindow(_ sender: Any?) {}
  open func close() {}
  open func loadWindow() {}
  open func windowWillLoad() {}
  open func windowDidLoad() {}
  open func dismissController(_ sender: Any?) {}
}
