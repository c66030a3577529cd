public import Foundation

@objc @MainActor open class NSStackView: NSView {
  open var orientation: NSUserInterfaceLayoutOrientation = .horizontal
  open var alignment: NSLayoutConstraint.Attribute = .centerY
  open var distribution: Distribution = .gravityAreas
  open var spacing: CGFloat = 0
  open var edgeInsets = NSEdgeInsets()
  open var arrangedSubviews: [NSView] { [] }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
  }

  open func addArrangedSubview(_ view: NSView) {}
  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {}
  open func removeArrangedSubview(_ view: NSView) {}
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}

  @objc(NSStackViewDistribution) public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}

@objc public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
  case horizontal, vertical
}
