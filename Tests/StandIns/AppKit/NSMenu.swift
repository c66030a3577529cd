public import Foundation

@objc @MainActor open class NSMenu: NSObject {
  open var title: String
  open var items: [NSMenuItem] = []

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init(coder: NSCoder) {
    title = ""
    super.init()
  }

  public override convenience init() {
    self.init(title: "")
  }

  open func addItem(_ newItem: NSMenuItem) {}
  @discardableResult open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem { NSMenuItem() }
}

@objc @MainActor open class NSMenuItem: NSObject {
  open var title = ""
  open var isEnabled = true
  open var submenu: NSMenu?
  open var action: Selector?
  open weak var target: AnyObject?

  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    super.init()
  }

  public required init(coder: NSCoder) {
    super.init()
  }

  public override convenience init() {
    self.init(title: "", action: nil, keyEquivalent: "")
  }

  open class func separator() -> NSMenuItem { NSMenuItem() }
}
