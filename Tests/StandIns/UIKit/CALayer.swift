public import Foundation

/// Core Animation's part that views show.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var masksToBounds = false
  open var opacity: Float = 1
  open var shadowColor: CGColor?
  open var shadowOffset: CGSize = .zero
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open func addSublayer(_ layer: CALayer) {}
  open func removeFromSuperlayer() {}
}

public final class CGColor: @unchecked Sendable {
  init() {}
}

extension UIColor {
  public var cgColor: CGColor { CGColor() }
}
