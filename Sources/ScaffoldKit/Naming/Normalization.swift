// The one place that needs more than the standard library's public face: normalising a text. Apple's
// SDK hides the library's own function, so Foundation does it there.
#if canImport(Darwin)
  import Foundation
#else
  @_spi(_Unicode) import Swift
#endif

extension String {
  /// The text in Unicode's normal form C: `"e\u{301}"` becomes the single scalar `é`.
  var normalizedToNFC: String {
    guard !bytesSatisfy({ $0 < 0x80 }) else { return self }
    #if canImport(Darwin)
      return precomposedStringWithCanonicalMapping
    #else
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: _nfc)
      return String(scalars)
    #endif
  }

  /// The text in Unicode's normal form D: `é` becomes `"e\u{301}"`.
  var normalizedToNFD: String {
    guard !bytesSatisfy({ $0 < 0x80 }) else { return self }
    #if canImport(Darwin)
      return decomposedStringWithCanonicalMapping
    #else
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: _nfd)
      return String(scalars)
    #endif
  }
}
