/// In the SDK a category of every object, and a protocol for the identifier.
extension UIView {
  @objc open var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }

  @objc open var accessibilityLabel: String? {
    get { nil }
    set {}
  }

  @objc open var accessibilityHint: String? {
    get { nil }
    set {}
  }

  @objc open var accessibilityValue: String? {
    get { nil }
    set {}
  }

  @objc open var isAccessibilityElement: Bool {
    get { false }
    set {}
  }

  public var accessibilityTraits: UIAccessibilityTraits {
    get { .none }
    set {}
  }
}

extension UIBarItem {
  @objc open var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }

  @objc open var accessibilityLabel: String? {
    get { nil }
    set {}
  }
}

extension UIImage {
  @objc open var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
}

public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Notification(rawValue: 1008)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let screenChanged = Notification(rawValue: 1000)
  }

  @MainActor public static func post(
    notification: UIAccessibility.Notification, argument: Any?
  ) {}
}
