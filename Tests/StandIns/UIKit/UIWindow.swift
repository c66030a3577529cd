public import Foundation

@objc @MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var windowLevel: Level = .normal
  open var isKeyWindow: Bool { false }
  open var screen: UIScreen { UIScreen.main }

  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func makeKeyAndVisible() {}
  open func makeKey() {}

  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
  }
}

@objc @MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { UIScreen() }
  open var bounds: CGRect { .zero }
  open var scale: CGFloat { 1 }

  override init() {
    super.init()
  }
}

@objc @MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { UIDevice() }
  open var name: String { "" }
  open var model: String { "" }
  open var systemVersion: String { "" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
}
