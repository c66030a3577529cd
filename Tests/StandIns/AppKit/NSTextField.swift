public import Foundation

@objc @MainActor open class NSTextField: NSControl {
  open var placeholderString: String?
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var drawsBackground = false
  open var isBordered = true
  open var isBezeled = true
  open var isEditable = true
  open var isSelectable = true
  open var maximumNumberOfLines = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open weak var delegate: (any NSTextFieldDelegate)?
  open var contentType: NSTextContentType?

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
  }

  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(frame: .zero)
  }

  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
  }
}

@objc @MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

@objc @MainActor open class NSSecureTextField: NSTextField {}

@objc @MainActor open class NSTextView: NSView {
  open var string = ""
  open var isEditable = true
  open var font: NSFont?
}

@objc public enum NSTextAlignment: Int, Sendable {
  case left, right, center, justified, natural
}

@objc public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
