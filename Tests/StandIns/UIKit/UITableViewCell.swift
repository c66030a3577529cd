public import Foundation

@objc @MainActor open class UITableViewCell: UIView {
  open var accessoryType: AccessoryType = .none
  open var accessoryView: UIView?
  open var selectionStyle: SelectionStyle = .default
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var contentConfiguration: (any UIContentConfiguration)?

  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  open var contentView: UIView { UIView() }
  open var imageView: UIImageView? { nil }
  open var textLabel: UILabel? { nil }
  open var detailTextLabel: UILabel? { nil }
  open var reuseIdentifier: String? { nil }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  open func setEditing(_ editing: Bool, animated: Bool) {}
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  @objc(UITableViewCellStyle) public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  @objc(UITableViewCellAccessoryType) public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  @objc(UITableViewCellSelectionStyle) public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  @objc(UITableViewCellSeparatorStyle) public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  @objc(UITableViewCellEditingStyle) public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
}

@MainActor public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

@MainActor public protocol UIConfigurationState {}

@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  public func makeContentView() -> UIView & UIContentView {
    while true {}
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  @MainActor public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var numberOfLines = 0
  }
}
