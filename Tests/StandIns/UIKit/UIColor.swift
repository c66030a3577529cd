public import Foundation

@objc open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    super.init()
  }

  public convenience init?(named name: String) {
    self.init(white: 0, alpha: 0)
  }

  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(white: 0, alpha: 0)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }

  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var darkGray: UIColor { black }
  open class var lightGray: UIColor { black }
  open class var white: UIColor { black }
  open class var gray: UIColor { black }
  open class var red: UIColor { black }
  open class var green: UIColor { black }
  open class var blue: UIColor { black }
  open class var cyan: UIColor { black }
  open class var yellow: UIColor { black }
  open class var magenta: UIColor { black }
  open class var orange: UIColor { black }
  open class var purple: UIColor { black }
  open class var brown: UIColor { black }
  open class var clear: UIColor { black }
  open class var tintColor: UIColor { black }
}

extension UIColor {
  public class var systemRed: UIColor { black }
  public class var systemGreen: UIColor { black }
  public class var systemBlue: UIColor { black }
  public class var systemOrange: UIColor { black }
  public class var systemYellow: UIColor { black }
  public class var systemPink: UIColor { black }
  public class var systemPurple: UIColor { black }
  public class var systemTeal: UIColor { black }
  public class var systemIndigo: UIColor { black }
  public class var systemGray: UIColor { black }
  public class var systemGray2: UIColor { black }
  public class var systemGray6: UIColor { black }
  public class var label: UIColor { black }
  public class var secondaryLabel: UIColor { black }
  public class var tertiaryLabel: UIColor { black }
  public class var placeholderText: UIColor { black }
  public class var link: UIColor { black }
  public class var separator: UIColor { black }
  public class var systemBackground: UIColor { black }
  public class var secondarySystemBackground: UIColor { black }
  public class var systemGroupedBackground: UIColor { black }
  public class var secondarySystemGroupedBackground: UIColor { black }
}
