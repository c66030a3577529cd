public import Foundation

// swift-format-ignore: DontRepeatTypeInStaticProperties
@objc open class NSColor: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init()
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
  }

  public convenience init?(named name: Name) {
    self.init()
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { self }

  public typealias Name = String

  open class var black: NSColor { NSColor() }
  open class var white: NSColor { NSColor() }
  open class var gray: NSColor { NSColor() }
  open class var lightGray: NSColor { NSColor() }
  open class var darkGray: NSColor { NSColor() }
  open class var red: NSColor { NSColor() }
  open class var green: NSColor { NSColor() }
  open class var blue: NSColor { NSColor() }
  open class var yellow: NSColor { NSColor() }
  open class var orange: NSColor { NSColor() }
  open class var clear: NSColor { NSColor() }
  open class var systemRed: NSColor { NSColor() }
  open class var systemGreen: NSColor { NSColor() }
  open class var systemBlue: NSColor { NSColor() }
  open class var systemGray: NSColor { NSColor() }
  open class var labelColor: NSColor { NSColor() }
  open class var secondaryLabelColor: NSColor { NSColor() }
  open class var textColor: NSColor { NSColor() }
  open class var textBackgroundColor: NSColor { NSColor() }
  open class var windowBackgroundColor: NSColor { NSColor() }
  open class var controlBackgroundColor: NSColor { NSColor() }
  open class var controlAccentColor: NSColor { NSColor() }
  open class var separatorColor: NSColor { NSColor() }
}
