// `hasPrefix`, `hasSuffix` and `<` compare characters. On a path a slash separates names even if a
// combining mark follows it, so these compare UTF-8.
extension String {
  /// Whether the text's UTF-8 begins with that of another text.
  package func begins(with start: String) -> Bool { utf8.starts(with: start.utf8) }

  /// Whether the text's UTF-8 ends with that of another text.
  package func ends(with end: String) -> Bool {
    utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// The names on a path: `"/usr//bin".namesOnPath` is `["usr", "bin"]`.
  package var namesOnPath: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// Whether the text's UTF-8 is ordered before that of another text: the same order on every machine.
  func isBefore(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

/// Whether the byte is an ASCII letter.
func isLetter(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26
}

/// Whether the byte is an ASCII digit.
func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
