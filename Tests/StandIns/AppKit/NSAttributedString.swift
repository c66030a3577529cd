public import Foundation

/// The attributes that speak of fonts and colours.
extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("font")
  public static let foregroundColor = NSAttributedString.Key("foregroundColor")
  public static let backgroundColor = NSAttributedString.Key("backgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("paragraphStyle")
  public static let underlineStyle = NSAttributedString.Key("underlineStyle")
  public static let kern = NSAttributedString.Key("kern")
  public static let link = NSAttributedString.Key("link")
}

open class NSParagraphStyle: NSObject {
  open var alignment: NSTextAlignment { .natural }
  open var lineSpacing: CGFloat { 0 }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { .natural }
    set {}
  }

  open override var lineSpacing: CGFloat {
    get { 0 }
    set {}
  }
}
