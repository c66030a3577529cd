public import Foundation

@objc @MainActor open class NSTableView: NSControl {
  open weak var dataSource: (any NSTableViewDataSource)?
  open weak var delegate: (any NSTableViewDelegate)?
  open var headerView: NSTableHeaderView?
  open var rowHeight: CGFloat = 0
  open var usesAutomaticRowHeights = false
  open var usesAlternatingRowBackgroundColors = false
  open var allowsMultipleSelection = false
  open var allowsEmptySelection = true
  open var backgroundColor: NSColor = .black
  open var style: Style = .automatic
  open var doubleAction: Selector?

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var tableColumns: [NSTableColumn] { [] }
  open var numberOfRows: Int { 0 }
  open var numberOfColumns: Int { 0 }
  open var selectedRow: Int { -1 }
  open var selectedRowIndexes: IndexSet { [] }
  open var clickedRow: Int { -1 }

  open func addTableColumn(_ tableColumn: NSTableColumn) {}
  open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn?
  { nil }
  open func reloadData() {}
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {}
  open func noteNumberOfRowsChanged() {}
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?)
    -> NSView?
  { nil }
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? { nil }
  open func row(for view: NSView) -> Int { -1 }
  open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {}
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {}
  open func deselectAll(_ sender: Any?) {}
  open func deselectRow(_ row: Int) {}
  open func scrollRowToVisible(_ row: Int) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func insertRows(at indexes: IndexSet, withAnimation options: AnimationOptions = []) {}
  open func removeRows(at indexes: IndexSet, withAnimation options: AnimationOptions = []) {}

  @objc(NSTableViewStyle) public enum Style: Int, Sendable {
    case automatic, fullWidth, inset, sourceList, plain
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let effectFade = AnimationOptions(rawValue: 1)
    public static let slideUp = AnimationOptions(rawValue: 16)
    public static let slideDown = AnimationOptions(rawValue: 32)
  }
}

/// Without the requirements that take `Any`: outside Apple's systems there is no bridge for it.
@objc @MainActor public protocol NSTableViewDataSource where Self: NSObject {
  @objc optional func numberOfRows(in tableView: NSTableView) -> Int
  @objc optional func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any?
}

/// Without the requirements that speak of `CGFloat`: outside Apple's systems it has no place in `@objc`.
@objc @MainActor public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  @objc optional func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView?
  @objc optional func tableView(
    _ tableView: NSTableView, rowViewForRow row: Int
  ) -> NSTableRowView?
  @objc optional func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  @objc optional func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  @objc optional func tableViewSelectionDidChange(_ notification: Notification)
}

@objc @MainActor open class NSTableColumn: NSObject {
  open var identifier: NSUserInterfaceItemIdentifier
  open var title = ""
  open var width: CGFloat = 0
  open var minWidth: CGFloat = 0
  open var isEditable = true

  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }

  public required init(coder: NSCoder) {
    identifier = NSUserInterfaceItemIdentifier("")
    super.init()
  }
}

@objc @MainActor open class NSTableCellView: NSView {
  open weak var textField: NSTextField?
  open weak var imageView: NSImageView?
  open var objectValue: Any?
}

@objc @MainActor open class NSTableRowView: NSView {
  open var isSelected = false
}

@objc @MainActor open class NSTableHeaderView: NSView {}
