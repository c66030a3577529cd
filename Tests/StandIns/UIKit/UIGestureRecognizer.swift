public import Foundation

@objc @MainActor open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var state: State = .possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var view: UIView? { nil }

  public init(target: Any?, action: Selector?) {
    super.init()
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func addTarget(_ target: Any, action: Selector) {}

  @objc(UIGestureRecognizerState) public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
}

@objc @MainActor public protocol UIGestureRecognizerDelegate where Self: NSObject {
  @objc optional func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

@objc @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}

@objc @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

@objc @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
}

@objc @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {}
