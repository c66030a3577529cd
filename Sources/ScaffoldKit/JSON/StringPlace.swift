extension JSONValue {
  /// The location of a character of this string in the document, with escapes counted as written.
  ///
  /// In `"when": "a\tb"` the `b` is at line 1 and column 3 of the string, and four columns after the
  /// opening quote in the document.
  func place(ofLine line: Int, column: Int) -> SourceLocation {
    guard let string, let quote = location.column, let text = location.text else { return location }
    var rest = Self.afterQuote(at: quote, in: text)
    var passed = String.UnicodeScalarView("\"".unicodeScalars)
    for _ in 0..<Self.scalars(before: line, column, in: string) {
      let written = rest.prefix(Self.length(of: rest))
      passed.append(contentsOf: written)
      rest = rest.dropFirst(written.count)
    }
    return SourceLocation(
      path: location.path, line: location.line, column: quote + String(passed).count, text: text)
  }

  private static func afterQuote(at column: Int, in text: String) -> Substring.UnicodeScalarView {
    let quote = text.index(text.startIndex, offsetBy: column - 1, limitedBy: text.endIndex)
    return text[(quote ?? text.endIndex)...].unicodeScalars.dropFirst()
  }

  /// The number of scalars before a place in a text.
  private static func scalars(before line: Int, _ column: Int, in text: String) -> Int {
    var (restOfLines, restOfColumns, count) = (line - 1, column - 1, 0)
    for character in text {
      if restOfLines == 0, restOfColumns == 0 { break }
      count += character.unicodeScalars.count
      if restOfLines > 0 {
        if ["\n", "\r", "\r\n"].contains(character) { restOfLines -= 1 }
      } else {
        restOfColumns -= 1
      }
    }
    return count
  }

  /// The number of scalars in the document that make the next scalar of the string.
  private static func length(of rest: Substring.UnicodeScalarView) -> Int {
    guard rest.first == "\\" else { return 1 }
    guard rest.dropFirst().first == "u" else { return 2 }
    let digits = String(rest.dropFirst(2).prefix(4))
    let isHighSurrogate = UInt32(digits, radix: 16).map { (0xD800..<0xDC00).contains($0) } ?? false
    return isHighSurrogate ? 12 : 6
  }
}

extension Diagnostic {
  /// The diagnostic of a text that is a string in a JSON document, located in the document.
  func moved(into json: JSONValue) -> Diagnostic {
    let place = json.place(ofLine: location?.line ?? 1, column: location?.column ?? 1)
    return Diagnostic(category, code, message, at: place, help: help, severity: severity)
  }
}
