public import Foundation

@objc @MainActor public protocol UITableViewDataSource where Self: NSObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  @objc optional func numberOfSections(in tableView: UITableView) -> Int
  @objc optional func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String?
  @objc optional func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String?
  @objc optional func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool
  @objc optional func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool
  @objc optional func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

/// Without the requirements that speak of `CGFloat`: outside Apple's systems it has no place in `@objc`.
@objc @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  @objc optional func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView?
  @objc optional func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView?
  @objc optional func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool
  @objc optional func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath?
  @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  @objc optional func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  @objc optional func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

@objc @MainActor open class UISwipeActionsConfiguration: NSObject {
  open var performsFirstActionWithFullSwipe = true
  open var actions: [UIContextualAction] { [] }

  public init(actions: [UIContextualAction]) {
    super.init()
  }
}

@objc @MainActor open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  open var handler: Handler { { _, _, _ in } }
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor! = UIColor.red

  override init() {
    super.init()
  }

  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
  }

  @objc(UIContextualActionStyle) public enum Style: Int, Sendable {
    case normal, destructive
  }
}
