/// Writes parts as a text of the template language, which renders to exactly these parts.
///
/// A line of nothing but directives has no output in the template language. In other languages its line end
/// is output, so such a line is followed by a line end here.
struct TextWriter {
  private var bytes: [UInt8] = []
  /// Literal bytes that are not written yet.
  private var pending: [UInt8] = []
  /// Whether the current line has a directive, and whether it has anything else but blanks.
  private var hasDirective = false
  private var hasOutput = false
  /// The line end of the text, for lines that are added.
  private var lineEnd: [UInt8] = [UInt8(ascii: "\n")]
  /// Whether a placeholder came directly after a backslash, which would make it literal text.
  private var hasEscapedPlaceholder = false
  /// Whether blanks beside directives that are alone on a line were left out.
  private(set) var dropsBlanks = false
  private var hasBlanks = false

  private static let mostBytes = 4 << 20

  /// The text of the parts.
  ///
  /// - Throws: if the language cannot express it, or if it is too long.
  static func text(
    of parts: [TextPart], at place: SourceLocation
  ) throws(ScaffoldError) -> String {
    var writer = TextWriter()
    return try writer.text(of: parts, at: place)
  }

  /// The same, so that the writer tells what it left out.
  mutating func text(
    of parts: [TextPart], at place: SourceLocation
  ) throws(ScaffoldError) -> String {
    write(parts)
    let text = finished()
    guard bytes.count < Self.mostBytes else {
      throw ScaffoldError(
        .data, .limit, "the converted text is longer than \(Self.mostBytes) bytes", at: place)
    }
    guard !hasEscapedPlaceholder else {
      throw ScaffoldError(
        .notConverted(
          "a backslash directly before a value", at: place,
          help: "put another character between them"))
    }
    return text
  }

  private mutating func write(_ parts: [TextPart]) {
    for part in parts where bytes.count < Self.mostBytes {
      switch part {
      case .literal(let text): pending += Array(text.utf8)
      case .value(let name, let style):
        placeholder(name + (style.map { "|\($0.rawValue)" } ?? ""))
        hasOutput = true
      case .directive(let words):
        placeholder(words)
        hasDirective = true
      case .choice(let branches, let otherwise): write(branches, otherwise)
      }
    }
  }

  private mutating func write(_ branches: [TextPart.Branch], _ otherwise: [TextPart]) {
    guard !branches.isEmpty else { return write(otherwise) }
    for (index, branch) in branches.enumerated() {
      write([.directive((index == 0 ? "if " : "elseif ") + branch.condition)])
      write(branch.parts)
    }
    if !otherwise.isEmpty { write([.directive("else")] + otherwise) }
    write([.directive("end")])
  }

  /// The whole text.
  private mutating func finished() -> String {
    flush()
    if hasDirective, !hasOutput { endSilentLine() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func placeholder(_ words: String) {
    flush()
    if bytes.last == UInt8(ascii: "\\") { hasEscapedPlaceholder = true }
    bytes += Array("<<\(words)>>".utf8)
  }

  private mutating func endSilentLine() {
    bytes += lineEnd
    if hasBlanks { dropsBlanks = true }
  }

  /// Writes the pending literal bytes, with a backslash before each `<<` that would open a placeholder.
  private mutating func flush() {
    var index = 0
    while index < pending.count {
      let byte = pending[index]
      if opensPlaceholder(at: index) {
        bytes += Array("\\<<".utf8)
        index += 2
        hasOutput = true
        continue
      }
      bytes.append(byte)
      index += 1
      note(byte, next: index < pending.count ? pending[index] : nil)
    }
    pending = []
  }

  private func opensPlaceholder(at index: Int) -> Bool {
    guard index + 1 < pending.count, pending[index] == UInt8(ascii: "<"),
      pending[index + 1] == UInt8(ascii: "<")
    else { return false }
    if bytes.last == UInt8(ascii: "\\") { return true }
    guard index + 2 < pending.count else { return false }
    let next = pending[index + 2]
    return isLetter(next) || next >= 0x80 || next == UInt8(ascii: "_") || next == UInt8(ascii: "#")
  }

  /// Follows the lines of the text.
  private mutating func note(_ byte: UInt8, next: UInt8?) {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    if byte == carriageReturn, next == lineFeed {
      lineEnd = [carriageReturn, lineFeed]
      return
    }
    guard byte == lineFeed || byte == carriageReturn else {
      if isBlank(byte) { hasBlanks = true } else { hasOutput = true }
      return
    }
    if bytes.dropLast().last != carriageReturn { lineEnd = [byte] }
    if hasDirective, !hasOutput { endSilentLine() }
    (hasDirective, hasOutput, hasBlanks) = (false, false, false)
  }
}
