public import Foundation

@objc @MainActor open class UIActivityIndicatorView: UIView {
  open var style: Style = .medium
  open var color: UIColor! = UIColor.gray
  open var hidesWhenStopped = true
  open var isAnimating: Bool { false }

  public init(style: Style) {
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  open func startAnimating() {}
  open func stopAnimating() {}

  @objc(UIActivityIndicatorViewStyle) public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
}

@objc @MainActor open class UIProgressView: UIView {
  open var progress: Float = 0
  open func setProgress(_ progress: Float, animated: Bool) {}
}
