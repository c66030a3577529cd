extension JSONReader {
  /// What can be wrong with the text of a JSON document.
  enum Problem: Fault {
    case unexpectedEnd, textAfterEnd, controlCharacter, badEscape, openComment
    case invalidUTF8
    case expected(String)
    case trailingComma(String)
    case twice(String)
    case tooDeep(Int)

    var wording: Wording {
      switch self {
      case .unexpectedEnd: Wording(.data, "json-syntax", "the JSON text ends too early")
      case .textAfterEnd: Wording(.data, "json-syntax", "text after the end of the JSON value")
      case .controlCharacter:
        Wording(
          .data, "json-syntax", "a control character in a JSON string",
          help: "write it as an escape, such as '\\n'")
      case .badEscape: Wording(.data, "json-syntax", "no such escape in a JSON string")
      case .openComment: Wording(.data, "json-syntax", "a comment that never ends")
      case .invalidUTF8:
        Wording(.data, "invalid-utf8", "the file is not valid UTF-8", help: "save it as UTF-8")
      case .expected(let what): Wording(.data, "json-syntax", "expected \(what)")
      case .trailingComma(let what):
        Wording(.data, "json-syntax", "a comma before the end of \(what)", help: "remove it")
      case .twice(let name):
        Wording(.data, "json-duplicate", "'\(name.escapingControlCharacters)' stands twice")
      case .tooDeep(let limit):
        Wording(.data, "json-depth", "values nested deeper than \(limit) levels")
      }
    }
  }
}
