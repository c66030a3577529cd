import ScaffoldSwift

/// Writes a text of the template language that renders to given bytes.
///
/// Text that looks like a placeholder gets a backslash: `\<<`. A backslash directly before a placeholder would make
/// that literal text, so it is included from a file of the template.
struct PlaceholderWriter {
  /// The path of the file that has only a backslash.
  static let backslashPath = "Includes/Backslash.txt"
  static let backslash: [UInt8] = [UInt8(ascii: "\\")]

  private(set) var bytes: [UInt8] = []
  private(set) var includesBackslash = false

  /// Writes bytes as they are.
  mutating func write(_ literal: ArraySlice<UInt8>) {
    for index in literal.indices {
      if Self.opensPlaceholder(at: index, of: literal), !endsWithEscape {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(literal[index])
    }
  }

  /// Writes text of the template language.
  mutating func write(template: String) { bytes += Array(template.utf8) }

  /// Writes a placeholder such as `<<Module>>`.
  mutating func write(placeholder: String) {
    // `\<` would take the first sign of the placeholder.
    let hasSign = endsWithEscape
    if hasSign { bytes.removeLast() }
    var count = 0
    while bytes.last == UInt8(ascii: "\\") {
      bytes.removeLast()
      count += 1
    }
    for _ in 0..<count { bytes += Array("<<include \"\(Self.backslashPath)\">>".utf8) }
    if hasSign { bytes.append(UInt8(ascii: "<")) }
    if count > 0 { includesBackslash = true }
    bytes += Array(placeholder.utf8)
  }

  /// Whether the text ends with `\<`.
  private var endsWithEscape: Bool {
    bytes.count > 1 && bytes[bytes.count - 1] == UInt8(ascii: "<")
      && bytes[bytes.count - 2] == UInt8(ascii: "\\")
  }

  /// Whether `<<` at an index would open a placeholder, or is after a backslash, which would be lost.
  private static func opensPlaceholder(at index: Int, of text: ArraySlice<UInt8>) -> Bool {
    let sign = UInt8(ascii: "<")
    guard text[index] == sign, index + 1 < text.endIndex, text[index + 1] == sign else {
      return false
    }
    if index > text.startIndex, text[index - 1] == UInt8(ascii: "\\") { return true }
    guard index + 2 < text.endIndex else { return false }
    let next = text[index + 2]
    let isLetter = SwiftByte.isWord(next) && next != UInt8(ascii: "$")
    return next == UInt8(ascii: "#") || isLetter && !ModuleSpelling.isDigit(next)
  }
}
