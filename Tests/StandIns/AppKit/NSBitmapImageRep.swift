public import Foundation

/// The pixels of an image. Neither isolated nor `Sendable`.
@objc open class NSBitmapImageRep: NSObject {
  open var cgImage: CGImage? { nil }
  open var pixelsWide: Int { 0 }
  open var pixelsHigh: Int { 0 }

  open func representation(
    using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? { nil }

  @objc(NSBitmapImageFileType) public enum FileType: UInt, Sendable {
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let compressionFactor = PropertyKey(rawValue: "factor")
  }
}

extension NSView {
  public func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? { nil }
  public func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {}
}
