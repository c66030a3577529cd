import ScaffoldSwift

extension String {
  /// The text with an escape for each character that could control a terminal or deceive a reader.
  ///
  /// The escape character U+001B becomes the six characters `\u{1B}`.
  public var escapingControlCharacters: String {
    escaping(\.isDeceptive)
  }

  /// The text with an escape for each character that could control a terminal or deceive a reader, and for each that a
  /// terminal may not show, such as a filler or a variation selector. Use it for the contents of files.
  package var escapingInvisibleCharacters: String {
    escaping { $0.isDeceptive || $0.properties.isDefaultIgnorableCodePoint }
  }

  private func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case _ where !isEscaped(scalar): text.unicodeScalars.append(scalar)
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      default: text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
  }
}

extension Character {
  /// How many columns a terminal gives the character once its control characters are escaped: two
  /// for East Asian wide ones, eight for the `\u{200D}` that joins two pictures.
  package var displayWidth: Int {
    guard unicodeScalars.contains(where: \.isDeceptive) else {
      return unicodeScalars.first?.displayWidth ?? 0
    }
    return unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  /// How many columns a terminal gives the character as a user types it, with nothing escaped. Terminals show
  /// joined pictures as one.
  package var typedWidth: Int {
    guard let first = unicodeScalars.first, !first.isDeceptive else { return 0 }
    return first.displayWidth
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if isDeceptive { return String(self).escapingControlCharacters.count }
    if properties.generalCategory == .nonspacingMark { return 0 }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar could control a terminal or deceive a reader.
  var isDeceptive: Bool { mayDeceive }
}
