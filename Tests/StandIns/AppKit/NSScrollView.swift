public import Foundation

@objc @MainActor open class NSScrollView: NSView {
  open var documentView: NSView?
  open var contentView: NSClipView = NSClipView()
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var drawsBackground = true
  open var borderType: NSBorderType = .noBorder
}

@objc @MainActor open class NSClipView: NSView {
  open var documentView: NSView?
}

@objc public enum NSBorderType: UInt, Sendable {
  case noBorder, lineBorder, bezelBorder, grooveBorder
}

@objc @MainActor open class NSProgressIndicator: NSView {
  open var isIndeterminate = true
  open var isDisplayedWhenStopped = true
  open var doubleValue = 0.0
  open var minValue = 0.0
  open var maxValue = 100.0
  open var style: Style = .bar
  open var controlSize: NSControl.ControlSize = .regular

  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}

  @objc(NSProgressIndicatorStyle) public enum Style: UInt, Sendable {
    case bar, spinning
  }
}

@objc @MainActor open class NSPopover: NSResponder {
  open var contentViewController: NSViewController?
  open var contentSize: NSSize = .zero
  open var behavior: Behavior = .applicationDefined
  open var isShown: Bool { false }

  open func show(
    relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge
  ) {}
  open func performClose(_ sender: Any?) {}
  open func close() {}

  @objc(NSPopoverBehavior) public enum Behavior: Int, Sendable {
    case applicationDefined, transient, semitransient
  }
}
