/// Cuts a template into text and placeholders.
///
/// Knows where a placeholder begins and ends, and which lines leave nothing behind; what stands
/// inside a placeholder is cut into words by ``Lexeme``.
struct TemplateLexer {
  enum Token: Sendable, Hashable {
    /// Bytes of the source that are copied.
    case text(Range<Int>)
    case placeholder(Placeholder)
  }

  /// What stands between `<<` and `>>`.
  struct Placeholder: Sendable, Hashable {
    /// Where its `<<` stands.
    let start: SourceText.Position
    /// The bytes between `<<` and `>>`; they stand on one line.
    let content: Range<Int>
  }

  private let source: SourceText
  private let bytes: [UInt8]
  private var position = SourceText.Position()
  private var textStart = 0
  private(set) var tokens: [Token] = []
  private(set) var problems: [Diagnostic] = []
  /// The last line of the source is nothing but directives and has no line end.
  private(set) var endsWithDirective = false
  /// The last `>>` in the rest of a line, so that what opens behind it is known to be text without
  /// another look at the line.
  private var lastCloser: (line: Range<Int>, offset: Int) = (0..<0, -1)
  /// How many bytes have been looked at in vain for a `>>`.
  private var bytesMissed = 0

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  /// Reads the whole source.
  mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position.offset = 3 }
    skipStandaloneLines()
    while position.offset < bytes.count, bytesMissed < TemplateLimits.bytesMissed {
      switch bytes[position.offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        let line = position.line
        advance()
        if position.line > line { skipStandaloneLines() }
      case UInt8(ascii: "\\") where startsOpener(at: position.offset + 1):
        flushText()
        advance(by: 3)
        textStart = position.offset - 2
      case UInt8(ascii: "<"):
        readPlaceholder()
      default:
        position.offset += 1
      }
    }
    if position.offset < bytes.count {
      problems.append(
        Diagnostic(TemplateFault.unclosedLine, at: source.location(of: position)))
    }
    flushText()
  }

  /// At `<`: takes a comment or a placeholder, or leaves the character as text.
  private mutating func readPlaceholder() {
    guard let found = directive(at: position) else {
      position.offset += 1
      return
    }
    flushText()
    take(found)
    textStart = position.offset
  }

  private mutating func take(_ directive: Directive) {
    if let placeholder = directive.placeholder { tokens.append(.placeholder(placeholder)) }
    if directive.isOpen { problems.append(openComment(at: position)) }
    position = directive.end
  }

  /// At the start of a line: takes all lines that leave nothing behind.
  private mutating func skipStandaloneLines() {
    while takeStandaloneLine() {}
  }

  /// Takes the line that begins here if it holds only directives and blanks, with its end; whether
  /// another line follows.
  private mutating func takeStandaloneLine() -> Bool {
    var cursor = position
    var found: [Directive] = []
    while cursor.offset < bytes.count {
      let byte = bytes[cursor.offset]
      if byte == 0x20 || byte == 0x09 {
        cursor.offset += 1
      } else if byte == UInt8(ascii: "<"), let next = directive(at: cursor), isSilent(next) {
        found.append(next)
        cursor = next.end
      } else {
        break
      }
    }
    guard !found.isEmpty, let end = lineEnd(at: cursor) else { return false }
    flushText()
    for directive in found { take(directive) }
    endsWithDirective = end.offset == cursor.offset
    position = end
    textStart = end.offset
    return end.line > cursor.line
  }

  /// The position after a line end that stands here; the same position at the end of the source.
  private func lineEnd(at cursor: SourceText.Position) -> SourceText.Position? {
    guard cursor.offset < bytes.count else { return cursor }
    var end = cursor
    if bytes[end.offset] == UInt8(ascii: "\r") { step(&end) }
    if end.line == cursor.line, end.offset < bytes.count, bytes[end.offset] == UInt8(ascii: "\n") {
      step(&end)
    }
    return end.line > cursor.line ? end : nil
  }

  // MARK: Directives

  /// A comment or a placeholder with the position after it.
  private struct Directive {
    let placeholder: Placeholder?
    let end: SourceText.Position
    /// A comment that never ends.
    var isOpen = false
  }

  /// The directive that begins at `start`; `nil` when the characters there are text.
  private mutating func directive(at start: SourceText.Position) -> Directive? {
    guard startsOpener(at: start.offset), start.offset + 2 < bytes.count else { return nil }
    let first = bytes[start.offset + 2]
    if first == UInt8(ascii: "#") { return comment(at: start) }
    guard beginsName(at: start.offset + 2), let close = closing(from: start.offset + 2) else {
      return nil
    }
    var end = start
    end.offset = close + 2
    let placeholder = Placeholder(start: start, content: (start.offset + 2)..<close)
    return Directive(placeholder: placeholder, end: end)
  }

  private func comment(at start: SourceText.Position) -> Directive {
    var end = start
    end.offset += 3
    while end.offset < bytes.count {
      if bytes[end.offset] == UInt8(ascii: "#"), isCloser(at: end.offset + 1) {
        end.offset += 3
        return Directive(placeholder: nil, end: end)
      }
      step(&end)
    }
    return Directive(placeholder: nil, end: end, isOpen: true)
  }

  /// The offset of the `>>` that closes a placeholder on its line; quotes protect `>>`.
  private mutating func closing(from start: Int) -> Int? {
    let last = lastCloser(from: start)
    var offset = start
    var quoted = false
    while offset <= last {
      switch bytes[offset] {
      case UInt8(ascii: "\\") where quoted: offset += 1
      case UInt8(ascii: "\""): quoted.toggle()
      case UInt8(ascii: ">") where !quoted && isCloser(at: offset): return offset
      default: break
      }
      offset += 1
    }
    bytesMissed += max(0, last - start)
    return nil
  }

  /// Where the last `>>` begins on the line of `offset`; -1 when there is none.
  private mutating func lastCloser(from offset: Int) -> Int {
    if lastCloser.line.contains(offset) { return lastCloser.offset }
    let isEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let end = bytes[offset...].firstIndex(where: isEnd) ?? bytes.count
    let last = (offset..<end).last { isCloser(at: $0) } ?? -1
    lastCloser = (offset..<end, last)
    return last
  }

  /// Whether a directive leaves no text: everything but a variable.
  private func isSilent(_ directive: Directive) -> Bool {
    guard let placeholder = directive.placeholder else { return true }
    let word = bytes[placeholder.content].prefix { isNameByte($0) }
    return TemplateScope.directives.contains { word.elementsEqual($0.utf8) }
  }

  private func startsOpener(at offset: Int) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "<")
      && bytes[offset + 1] == UInt8(ascii: "<")
  }

  private func isCloser(at offset: Int) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: ">")
      && bytes[offset + 1] == UInt8(ascii: ">")
  }

  private func beginsName(at offset: Int) -> Bool {
    let byte = bytes[offset]
    if byte < 0x80 { return byte == UInt8(ascii: "_") || isLetter(byte) }
    let rest = bytes[offset..<min(offset + 4, bytes.count)]
    return String(decoding: rest, as: UTF8.self).unicodeScalars.first?.properties.isAlphabetic
      ?? false
  }

  private func openComment(at start: SourceText.Position) -> Diagnostic {
    Diagnostic(TemplateFault.openComment, at: source.location(of: start))
  }

  // MARK: Moving along

  private mutating func flushText() {
    if position.offset > textStart { tokens.append(.text(textStart..<position.offset)) }
    textStart = position.offset
  }

  private mutating func advance(by count: Int = 1) {
    for _ in 0..<count { step(&position) }
  }

  private func step(_ position: inout SourceText.Position) {
    position.advance(in: bytes)
  }
}

func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

/// Whether the byte may stand in a name: letters, digits, `_`, `-`, and every byte of a scalar
/// beyond ASCII.
func isNameByte(_ byte: UInt8) -> Bool {
  isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte >= 0x80
}
