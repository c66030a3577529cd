public import Foundation

@objc open class UIImage: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  public convenience init?(named name: String) {
    self.init()
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init()
  }

  public convenience init?(systemName name: String) {
    self.init()
  }

  public convenience init?(contentsOfFile path: String) {
    self.init()
  }

  public convenience init?(data: Data) {
    self.init()
  }

  open var size: CGSize { .zero }
  open var scale: CGFloat { 1 }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func pngData() -> Data? { nil }
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  @objc(UIImageRenderingMode) public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
}

@objc @MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public init(image: UIImage?) {
    super.init(frame: .zero)
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func startAnimating() {}
  open func stopAnimating() {}
}
