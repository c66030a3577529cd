@_exported public import Foundation
@_exported public import ObjectiveC

/// The root of what receives events.
@objc @MainActor open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name("show")
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name("shown")
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name("hide")
  nonisolated public static let keyboardFrameEndUserInfoKey = "frame"
}

@objc @MainActor open class UITouch: NSObject {
  open var view: UIView? { nil }
  open var tapCount: Int { 0 }
  open func location(in view: UIView?) -> CGPoint { .zero }
}

@objc @MainActor open class UIEvent: NSObject {
  open var allTouches: Set<UITouch>? { nil }
}
