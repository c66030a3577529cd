public import Foundation

@objc @MainActor open class UIMenuElement: NSObject {
  override init() {
    super.init()
  }

  open var title: String { "" }
  open var image: UIImage? { nil }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  @objc(UIMenuElementState) public enum State: Int, Sendable {
    case off, on, mixed
  }
}

public typealias UIActionHandler = (UIAction) -> Void

@objc @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open var sender: Any? { nil }
  open var identifier: Identifier { Identifier("") }
  open var state: UIMenuElement.State = .off

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init()
  }
}

@objc @MainActor open class UIMenu: UIMenuElement {
  public convenience init(
    title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []
  ) {
    self.init()
  }

  open var children: [UIMenuElement] { [] }
}
