public import Foundation

@objc open class NSFont: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init()
  }

  open var pointSize: CGFloat { 0 }
  open var fontName: String { "" }
  open class var systemFontSize: CGFloat { 13 }
  open class var smallSystemFontSize: CGFloat { 11 }

  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont { NSFont() }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont() }
  open class func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont { NSFont() }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let headline = TextStyle(rawValue: "headline")
    public static let body = TextStyle(rawValue: "body")
    public static let caption1 = TextStyle(rawValue: "caption1")
  }

  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
