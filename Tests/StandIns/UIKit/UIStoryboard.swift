public import Foundation

@objc @MainActor open class UIStoryboard: NSObject {
  override init() {
    super.init()
  }

  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.init()
  }

  open func instantiateInitialViewController() -> UIViewController? { nil }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }

  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController { nil }

  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    while true {}
  }
}

@objc @MainActor open class UIStoryboardSegue: NSObject {
  open var identifier: String? { nil }
  open var source: UIViewController { UIViewController() }
  open var destination: UIViewController { UIViewController() }

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init()
  }

  open func perform() {}
}

@objc @MainActor open class UINib: NSObject {
  override init() {
    super.init()
  }

  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init()
  }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}
