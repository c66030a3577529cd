public import Foundation

@objc @MainActor open class NSLayoutConstraint: NSObject {
  open var isActive = false
  open var constant: CGFloat = 0
  open var multiplier: CGFloat { 1 }
  open var priority: Priority = .required
  open var identifier: String?
  open var firstItem: AnyObject? { nil }
  open var secondItem: AnyObject? { nil }

  public override init() {
    super.init()
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {}

  open class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}

extension NSLayoutConstraint {
  @objc(NSLayoutConstraintOrientation) public enum Orientation: Int, Sendable {
    case horizontal, vertical
  }

  public struct Priority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = Priority(1000)
    public static let defaultHigh = Priority(750)
    public static let windowSizeStayPut = Priority(500)
    public static let defaultLow = Priority(250)
    public static let fittingSizeCompression = Priority(50)
  }

  @objc(NSLayoutRelation) public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  @objc(NSLayoutAttribute) public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
  }

  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 2)
    public static let alignAllCenterX = FormatOptions(rawValue: 512)
    public static let alignAllCenterY = FormatOptions(rawValue: 1024)
  }
}
