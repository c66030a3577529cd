public import Foundation

@objc open class UIFont: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init()
  }

  open var pointSize: CGFloat { 0 }
  open var fontName: String { "" }
  open var lineHeight: CGFloat { 0 }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  open func withSize(_ fontSize: CGFloat) -> UIFont { self }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }
}

@objc public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

@objc public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
