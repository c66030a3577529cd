public import Foundation

/// Neither isolated nor `Sendable`.
@objc open class NSImage: NSObject {
  public typealias Name = String

  public init(size: NSSize) {
    super.init()
  }

  public convenience init?(named name: Name) {
    self.init(size: .zero)
  }

  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(size: .zero)
  }

  public convenience init?(contentsOf url: URL) {
    self.init(size: .zero)
  }

  public convenience init?(data: Data) {
    self.init(size: .zero)
  }

  open var size: NSSize = .zero
  open var isTemplate = false
}

@objc @MainActor open class NSImageView: NSControl {
  open var image: NSImage?
  open var contentTintColor: NSColor?

  public convenience init(image: NSImage) {
    self.init(frame: .zero)
  }
}
