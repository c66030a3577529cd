// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Core Graphics' picture.
public final class CGImage: @unchecked Sendable {
  init() {}

  public var width: Int { 0 }
  public var height: Int { 0 }
  public func cropping(to rect: CGRect) -> CGImage? { nil }
}

/// Core Graphics' place to draw in.
public final class CGContext {
  init() {}

  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {}

  public var data: UnsafeMutableRawPointer? { nil }
  public var bytesPerRow: Int { 0 }
  public func draw(_ image: CGImage, in rect: CGRect) {}
  public func makeImage() -> CGImage? { nil }
}

public final class CGColorSpace: @unchecked Sendable {
  init() {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}
