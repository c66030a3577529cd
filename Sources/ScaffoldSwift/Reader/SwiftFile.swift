/// A Swift file with the declarations that it consists of.
///
/// ```swift
/// let code = "struct Point {\n  var x = 0\n  func move(by step: Int) {}\n}\n"
/// let file = try SwiftFile(reading: Array(code.utf8))
/// file.declarations[0].members.map(\.selector)  // ["x", "move(by:)"]
/// ```
///
/// It reads all code that compiles. The code of function bodies and values is not read; only its brackets
/// must match.
package struct SwiftFile: Sendable, Equatable {
  /// The bytes of the file.
  package let text: [UInt8]
  /// The tokens of the text.
  package let tokens: [SwiftToken]
  /// The comments of the text, without those in strings.
  package let comments: [Range<Int>]
  /// The declarations and statements at the top level, in their order.
  package let declarations: [Declaration]

  /// The longest text that is read, in bytes.
  package static let longestText = 5_000_000

  /// Reads the declarations of a text.
  ///
  /// Throws if brackets do not match, a string or comment does not end, a marker of a merge conflict is
  /// left, the text is not UTF-8, types are nested too deeply, or the text is too long.
  package init(reading text: [UInt8]) throws(SwiftReadingError) {
    guard text.count <= Self.longestText else {
      throw SwiftReadingError("more than 5 MB of Swift code", at: 0, in: text)
    }
    if let offset = Self.offsetOfInvalidUTF8(text) {
      throw SwiftReadingError("invalid UTF-8", at: offset, in: text)
    }
    let lexer = SwiftLexer(text)
    if let error = lexer.error {
      throw SwiftReadingError(error.message, at: error.offset, in: text)
    }
    (self.text, tokens, comments) = (text, lexer.tokens, lexer.comments)
    var reader = DeclarationReader(text, tokens, comments)
    declarations = try reader.declarations(upTo: lexer.tokens.count, in: .file)
  }

  /// Reads the declarations of a text; `nil` where ``init(reading:)`` throws.
  package init?(ifReadable text: [UInt8]) {
    do {
      try self.init(reading: text)
    } catch {
      return nil
    }
  }

  private static func offsetOfInvalidUTF8(_ text: [UInt8]) -> Int? {
    if String(validating: text, as: UTF8.self) != nil { return nil }
    var bytes = text.makeIterator()
    var parser = UTF8.ForwardParser()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
