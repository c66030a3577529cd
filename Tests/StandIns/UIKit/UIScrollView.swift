public import Foundation

@objc @MainActor open class UIScrollView: UIView {
  open var contentOffset: CGPoint = .zero
  open var contentSize: CGSize = .zero
  open var contentInset: UIEdgeInsets = .zero
  open var adjustedContentInset: UIEdgeInsets { .zero }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var refreshControl: UIRefreshControl?
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var isDragging: Bool { false }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  @objc(UIScrollViewKeyboardDismissMode) public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

@objc @MainActor public protocol UIScrollViewDelegate where Self: NSObject {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

/// In Objective-C a subclass may narrow the type of `delegate`; in Swift only a member of a protocol's
/// extension may be hidden that way.
@MainActor public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { nil }
    set {}
  }
}

extension UIScrollView: UIScrollViewDelegating {}
