public import Foundation

/// Draws pictures, on any thread.
@objc open class UIGraphicsImageRenderer: NSObject {
  public convenience init(size: CGSize) {
    self.init()
  }

  public convenience init(bounds: CGRect) {
    self.init()
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}

@objc open class UIGraphicsImageRendererContext: NSObject {
  open var cgContext: CGContext { CGContext() }
}

extension UIView {
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
}

extension UIImage {
  public var cgImage: CGImage? { nil }
}
