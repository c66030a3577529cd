public import Foundation

@objc @MainActor open class UIButton: UIControl {
  open var configuration: Configuration?
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var menu: UIMenu?
  open var role: Role = .normal
  open var showsMenuAsPrimaryAction = false
  open var titleLabel: UILabel? { nil }
  open var imageView: UIImageView? { nil }
  open var buttonType: ButtonType { .custom }
  open var currentTitle: String? { nil }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
  }

  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
  open func title(for state: UIControl.State) -> String? { nil }

  @objc(UIButtonType) public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  @objc(UIButtonRole) public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  @MainActor public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets: NSDirectionalEdgeInsets = .zero
    public var showsActivityIndicator = false

    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}
