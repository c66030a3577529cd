public import Foundation

@objc @MainActor open class UIAlertController: UIViewController {
  open var message: String?
  open var preferredAction: UIAlertAction?
  open var actions: [UIAlertAction] { [] }
  open var textFields: [UITextField]? { nil }
  open var preferredStyle: Style { .alert }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
  }

  open func addAction(_ action: UIAlertAction) {}
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}

  @objc(UIAlertControllerStyle) public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

@objc @MainActor open class UIAlertAction: NSObject {
  open var isEnabled = true
  open var title: String? { nil }
  open var style: Style { .default }

  override init() {
    super.init()
  }

  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
  }

  @objc(UIAlertActionStyle) public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}
