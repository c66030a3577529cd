/// Splits a manifest into the tokens of literals. Any other character needs SwiftPM.
struct ManifestLexer {
  enum Token: Hashable {
    case word(String)
    case string(String)
    case integer
    /// One of `( ) [ ] , : . =`
    case punctuation(Unicode.Scalar)
    case end
  }

  private var rest: Substring.UnicodeScalarView

  /// Reads scalars, as the compiler does: a quotation mark followed by an accent is one character.
  init(_ text: String) { rest = text[...].unicodeScalars }

  mutating func next() throws(NeedsSwiftPM) -> Token {
    try skipBlanks()
    guard let scalar = rest.first else { return .end }
    switch scalar {
    case "a"..."z", "A"..."Z", "_":
      return .word(take { Self.isLetter($0) || Self.isDigit($0) })
    case "0"..."9":
      _ = take(while: Self.isDigit)
      return .integer
    case "\"":
      return .string(try string())
    case "(", ")", "[", "]", ",", ":", ".", "=":
      rest.removeFirst()
      return .punctuation(scalar)
    default: throw .expression(String(scalar))
    }
  }

  /// A string on one line. A string that begins with `"""` needs SwiftPM.
  private mutating func string() throws(NeedsSwiftPM) -> String {
    if rest.starts(with: "\"\"\"".unicodeScalars) { throw .string }
    rest.removeFirst()
    var text = ""
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return text
      case "\\":
        guard let escape = rest.popFirst(), let meaning = Self.escapes[escape] else {
          throw .string
        }
        text.unicodeScalars.append(meaning)
      case "\t": text.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}": throw .string
      default: text.unicodeScalars.append(scalar)
      }
    }
    throw .string
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "'": "'", "n": "\n", "t": "\t",
  ]

  // MARK: Blanks and comments

  private mutating func skipBlanks() throws(NeedsSwiftPM) {
    while let scalar = rest.first {
      if scalar == " " || scalar == "\t" || Self.isLineEnd(scalar) {
        rest.removeFirst()
      } else if rest.starts(with: "//".unicodeScalars) {
        _ = take { !Self.isLineEnd($0) }
      } else if rest.starts(with: "/*".unicodeScalars) {
        try skipComment()
      } else {
        return
      }
    }
  }

  /// A block comment. In Swift they nest.
  private mutating func skipComment() throws(NeedsSwiftPM) {
    var depth = 0
    repeat {
      if rest.starts(with: "/*".unicodeScalars) {
        (depth, rest) = (depth + 1, rest.dropFirst(2))
      } else if rest.starts(with: "*/".unicodeScalars) {
        (depth, rest) = (depth - 1, rest.dropFirst(2))
      } else if rest.popFirst() == nil {
        throw .expression("/*")
      }
    } while depth > 0
  }

  private mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(part)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar || scalar == "_"
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }
}
