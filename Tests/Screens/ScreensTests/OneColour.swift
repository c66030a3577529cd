#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

extension CGImage {
  /// Whether all pixels are the same, as in a picture of nothing.
  var isOneColour: Bool {
    let pixels = CGRect(x: 0, y: 0, width: width, height: height)
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.draw(self, in: pixels)
    guard let data = context?.data else { return true }
    let colours = UnsafeMutableRawBufferPointer(start: data, count: 4 * width * height)
      .bindMemory(to: UInt32.self)
    return colours.allSatisfy { $0 == colours[0] }
  }
}
