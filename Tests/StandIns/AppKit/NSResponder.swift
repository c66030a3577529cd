@_exported public import Foundation
@_exported public import ObjectiveC

@objc @MainActor open class NSResponder: NSObject {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open unowned(unsafe) var nextResponder: NSResponder?
  open var menu: NSMenu?
  open var acceptsFirstResponder: Bool { false }

  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }
  open func mouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func cancelOperation(_ sender: Any?) {}
  @discardableResult open func presentError(_ error: any Error) -> Bool { false }
}

@objc @MainActor open class NSEvent: NSObject {
  open var locationInWindow: NSPoint { .zero }
  open var clickCount: Int { 0 }
  open var keyCode: UInt16 { 0 }
  open var characters: String? { nil }
}

/// How AppKit names its cells, columns and views.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}
