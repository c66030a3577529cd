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
      scalars.append(contentsOf: normalizedToNFD._nfc)
      return String(scalars)
    #endif
  }

  /// The text in Unicode normalization form D: `é` becomes `"e\u{301}"`.
  var normalizedToNFD: String {
    #if canImport(Darwin)
      return decomposedStringWithCanonicalMapping
    #else
      // The first pass does not order the marks that U+0F73, U+0F75 and U+0F81 decompose into among the
      // marks before them; the second one does.
      var decomposed = String.UnicodeScalarView()
      decomposed.append(contentsOf: _nfd)
      var ordered = String.UnicodeScalarView()
      ordered.append(contentsOf: String(decomposed)._nfd)
      return String(ordered)
    #endif
  }

  /// The text without case: equal for `Straße` and `STRASSE`, for `ΟΔΟΣ` and `οδος`.
  ///
  /// The text is decomposed first, because the iota below a Greek letter becomes a letter of its own, and
  /// marks cannot be reordered across it.
  var caseFolded: String {
    let isASCII = utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? lowercased() : normalizedToNFD.lowercased().uppercased().lowercased()
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible, or its meaning depends on the reader's system.
  ///
  /// These are the controls, the format characters (bidirectional overrides, joiners), characters
  /// that may be ignored (variation selectors, fillers), and private and unassigned code points.
  var isInvisible: Bool {
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    if properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      return true
    default: return false
    }
  }
}
