// Foundation normalizes on Apple platforms, where it has the same tables as the standard library. On
// Linux its tables are older: they lack the combining classes of several hundred scalars.
#if canImport(Darwin)
  import Foundation
#else
  @_spi(_Unicode) import Swift
#endif

extension String {
  /// The text in Unicode normalization form C: `"e\u{301}"` becomes the single scalar `é`.
  var normalizedToNFC: String {
    #if canImport(Darwin)
      return precomposedStringWithCanonicalMapping
    #else
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: _nfc)
      return String(scalars)
    #endif
  }

  /// The text in Unicode normalization form D: `é` becomes `"e\u{301}"`.
  var normalizedToNFD: String {
    #if canImport(Darwin)
      return decomposedStringWithCanonicalMapping
    #else
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: _nfd)
      return String(scalars)
    #endif
  }
}
