public import Foundation

@objc @MainActor open class NSControl: NSView {
  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var stringValue = ""
  open var attributedStringValue = NSAttributedString(string: "")
  open var objectValue: Any?
  open var intValue: Int32 = 0
  open var integerValue = 0
  open var floatValue: Float = 0
  open var doubleValue = 0.0
  open var font: NSFont?
  open var alignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var controlSize: ControlSize = .regular
  open var usesSingleLineMode = false

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func sizeToFit() {}
  open func performClick(_ sender: Any?) {}
  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool { false }

  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let mixed = StateValue(-1)
    public static let off = StateValue(0)
    public static let on = StateValue(1)
  }

  @objc(NSControlSize) public enum ControlSize: UInt, Sendable {
    case regular, small, mini, large
  }
}

@objc @MainActor public protocol NSControlTextEditingDelegate where Self: NSObject {
  @objc optional func controlTextDidBeginEditing(_ obj: Notification)
  @objc optional func controlTextDidEndEditing(_ obj: Notification)
  @objc optional func controlTextDidChange(_ obj: Notification)
}

@objc @MainActor open class NSButton: NSControl {
  open var title = ""
  open var state: NSControl.StateValue = .off
  open var bezelStyle: BezelStyle = .rounded
  open var isBordered = true
  open var keyEquivalent = ""
  open var hasDestructiveAction = false
  open var image: NSImage?

  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
  }

  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
  }

  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
  }

  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
  }

  open func setButtonType(_ type: ButtonType) {}

  @objc(NSBezelStyle) public enum BezelStyle: UInt, Sendable {
    case automatic = 0
    case rounded = 1
    case push = 100
  }

  @objc(NSButtonType) public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio
    case momentaryPushIn = 7
  }
}
