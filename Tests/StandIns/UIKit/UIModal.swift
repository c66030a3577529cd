public import Foundation

@objc public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

@objc public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

@objc @MainActor open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentedViewController: UIViewController { UIViewController() }
  open var presentingViewController: UIViewController { UIViewController() }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init()
  }
}

@objc @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect: CGRect = .zero
  open var barButtonItem: UIBarButtonItem?
}

@objc @MainActor open class UISheetPresentationController: UIPresentationController {
  @objc @MainActor open class Detent: NSObject {
    open class func medium() -> Detent { Detent() }
    open class func large() -> Detent { Detent() }
  }

  open var detents: [Detent] = []
  open var prefersGrabberVisible = false
}

@objc @MainActor public protocol UIAdaptivePresentationControllerDelegate where Self: NSObject {
  @objc optional func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  @objc optional func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController)
  @objc optional func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController)
}

@objc @MainActor public protocol UIViewControllerContextTransitioning where Self: NSObject {
  var containerView: UIView { get }
  func completeTransition(_ didComplete: Bool)
}

@objc @MainActor public protocol UIViewControllerAnimatedTransitioning where Self: NSObject {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@objc @MainActor public protocol UIViewControllerTransitioningDelegate where Self: NSObject {
  @objc optional func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  @objc optional func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  @objc optional func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

@objc @MainActor public protocol UIViewControllerTransitionCoordinator where Self: NSObject {
  var isAnimated: Bool { get }
}
