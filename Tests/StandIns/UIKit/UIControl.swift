public import Foundation

@objc @MainActor open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  open var state: State { .normal }
  open var allTargets: Set<AnyHashable> { [] }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
  open func removeAction(_ action: UIAction, for controlEvents: Event) {}
  open func sendActions(for controlEvents: Event) {}
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    nil
  }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  @objc(UIControlContentHorizontalAlignment)
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}

@objc @MainActor open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) {}
}

@objc @MainActor open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
}

@objc @MainActor open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = 0
  open var numberOfSegments: Int { 0 }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public init(items: [Any]?) {
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

@objc @MainActor open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString?
  open var isRefreshing: Bool { false }

  public init() {
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func beginRefreshing() {}
  open func endRefreshing() {}
}

@objc @MainActor open class UIDatePicker: UIControl {
  @objc(UIDatePickerMode) public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  open var datePickerMode: Mode = .dateAndTime
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open func setDate(_ date: Date, animated: Bool) {}
}

@objc @MainActor open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
}
