public import Foundation

/// Light or dark.
@objc open class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "aqua")
    public static let darkAqua = Name(rawValue: "darkAqua")
  }

  public init?(named name: Name) {
    super.init()
  }

  open var name: Name { .aqua }
}

extension NSView {
  public var appearance: NSAppearance? {
    get { nil }
    set {}
  }

  public var effectiveAppearance: NSAppearance { NSAppearance(named: .aqua)! }
}

extension NSWindow {
  public var appearance: NSAppearance? {
    get { nil }
    set {}
  }

  public var effectiveAppearance: NSAppearance { NSAppearance(named: .aqua)! }
}
