public import Foundation

@objc @MainActor open class NSStoryboard: NSObject {
  public typealias Name = String
  public typealias SceneIdentifier = String

  override init() {
    super.init()
  }

  public convenience init(name: Name, bundle storyboardBundleOrNil: Bundle?) {
    self.init()
  }

  open class var main: NSStoryboard? { nil }

  open func instantiateInitialController() -> Any? { nil }
  open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any {
    NSViewController()
  }

  public func instantiateInitialController<Controller>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? where Controller: NSViewController { nil }

  public func instantiateInitialController<Controller>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? where Controller: NSWindowController { nil }

  public func instantiateController<Controller>(
    identifier: SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller where Controller: NSViewController {
    while true {}
  }

  public func instantiateController<Controller>(
    identifier: SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller where Controller: NSWindowController {
    while true {}
  }
}

@objc @MainActor open class NSStoryboardSegue: NSObject {
  public typealias Identifier = String

  open var identifier: Identifier? { nil }
  open var sourceController: Any { self }
  open var destinationController: Any { self }

  public init(
    identifier: Identifier, source sourceController: Any,
    destination destinationController: Any
  ) {
    super.init()
  }

  open func perform() {}
}

@objc @MainActor open class NSNib: NSObject {
  public typealias Name = String

  public init?(nibNamed nibName: Name, bundle: Bundle?) {
    super.init()
  }
}
