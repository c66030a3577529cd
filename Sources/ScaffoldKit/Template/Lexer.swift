/// Cuts a template into text and placeholders.
///
/// Knows where a placeholder begins and ends, and which lines leave nothing behind; what stands
/// inside a placeholder is cut into words by ``Lexeme``. It goes from one `<<` to the next, so text costs
/// next to nothing.
struct TemplateLexer {
  enum Token: Sendable, Hashable {
    /// Bytes of the source that are copied.
    case text(Range<Int>)
    case placeholder(Placeholder)
  }

  /// What stands between `<<` and `>>`.
  struct Placeholder: Sendable, Hashable {
    /// Where its first word begins.
    let place: Int
    /// What that word names; none leaves the text of a value.
    let directive: Directive?
    /// The bytes up to `>>`, on one line, without the directive.
    let words: Range<Int>
  }

  private let source: SourceText
  private let bytes: [UInt8]
  /// What lies before has become tokens.
  private var taken = 0
  private(set) var tokens: [Token] = []
  private(set) var problems: [Diagnostic] = []
  /// The last line of the source is nothing but directives and has no line end.
  private(set) var endsWithDirective = false
  /// The last `>>` in the rest of a line that was searched in vain, so that what opens behind it is
  /// known to be text without another look at the line.
  private var lastCloser: (line: Range<Int>, offset: Int) = (0..<0, -1)
  /// How many bytes have been looked at in vain for a `>>`.
  private var bytesMissed = 0
  /// The directives of the line that is being read.
  private var line: [Part] = []

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  /// Reads the whole source.
  mutating func run() {
    tokens.reserveCapacity(bytes.count / 64 + 4)
    line.reserveCapacity(4)
    var offset = 0
    while let opener = opener(from: offset) {
      guard bytesMissed < TemplateLimits.bytesMissed else {
        let fault = Diagnostic(TemplateFault.unclosedLine, at: source.location(at: opener))
        problems.append(fault)
        break
      }
      if opener > taken, bytes[opener - 1] == UInt8(ascii: "\\") {
        takeText(to: opener - 1)
        taken = opener
        offset = opener + 2
      } else if let part = part(at: opener) {
        offset = takeLine(from: part) ?? takePart(part)
      } else {
        offset = opener + 1
      }
    }
    takeText(to: bytes.count)
  }

  // MARK: Taking

  private mutating func takeText(to end: Int) {
    if end > taken { tokens.append(.text(taken..<end)) }
    taken = end
  }

  private mutating func takePart(_ part: Part) -> Int {
    takeText(to: part.start)
    if let placeholder = part.placeholder { tokens.append(.placeholder(placeholder)) }
    if part.isOpen {
      problems.append(Diagnostic(TemplateFault.openComment, at: source.location(at: part.start)))
    }
    taken = part.end
    return taken
  }

  /// Takes the line that `first` begins if it holds only silent parts and blanks, with its end; where
  /// the next one begins.
  private mutating func takeLine(from first: Part) -> Int? {
    guard isSilent(first), let start = lineStart(before: first.start) else { return nil }
    line.removeAll(keepingCapacity: true)
    line.append(first)
    var end = first.end
    while end < bytes.count {
      if isBlank(bytes[end]) {
        end += 1
      } else if let next = part(at: end), isSilent(next) {
        line.append(next)
        end = next.end
      } else {
        break
      }
    }
    guard end == bytes.count || isLineEnd(bytes[end]) else { return nil }
    takeText(to: start)
    for part in line {
      taken = part.start
      _ = takePart(part)
    }
    endsWithDirective = end == bytes.count
    if end < bytes.count { end += isLineFeedAfterReturn(end + 1) ? 2 : 1 }
    taken = end
    return end
  }

  /// Where the line begins if nothing but blanks stands between its start and `offset`.
  private func lineStart(before offset: Int) -> Int? {
    var start = offset
    while start > taken, isBlank(bytes[start - 1]) { start -= 1 }
    let isStart =
      start == 0 || isLineEnd(bytes[start - 1])
      || start == SourceText.byteOrderMark.count && source.hasByteOrderMark
    return isStart ? start : nil
  }

  // MARK: Parts

  /// A comment or a placeholder.
  private struct Part {
    let start: Int
    let end: Int
    let placeholder: Placeholder?
    /// A comment that never ends.
    var isOpen = false
  }

  /// The next `<<`.
  private func opener(from start: Int) -> Int? {
    var offset = start
    while let found = bytes.firstOffset(of: UInt8(ascii: "<"), from: offset) {
      if isTwice(UInt8(ascii: "<"), at: found) { return found }
      offset = found + 1
    }
    return nil
  }

  /// The part that begins at `start`; `nil` when the characters there are text.
  private mutating func part(at start: Int) -> Part? {
    guard isTwice(UInt8(ascii: "<"), at: start), start + 2 < bytes.count else { return nil }
    if bytes[start + 2] == UInt8(ascii: "#") { return comment(at: start) }
    guard beginsName(at: start + 2), let close = closing(from: start + 2) else { return nil }
    var wordEnd = start + 2
    while wordEnd < close, isNameByte(bytes[wordEnd]) { wordEnd += 1 }
    let directive = Directive(start + 2..<wordEnd, of: source)
    let words = (directive == nil ? start + 2 : wordEnd)..<close
    let placeholder = Placeholder(place: start + 2, directive: directive, words: words)
    return Part(start: start, end: close + 2, placeholder: placeholder)
  }

  private func comment(at start: Int) -> Part {
    var offset = start + 3
    while let sign = bytes.firstOffset(of: UInt8(ascii: "#"), from: offset) {
      if isTwice(UInt8(ascii: ">"), at: sign + 1) {
        return Part(start: start, end: sign + 3, placeholder: nil)
      }
      offset = sign + 1
    }
    return Part(start: start, end: bytes.count, placeholder: nil, isOpen: true)
  }

  /// The offset of the `>>` that closes a placeholder on its line; quotes protect `>>`.
  private mutating func closing(from start: Int) -> Int? {
    let isKnown = lastCloser.line.contains(start)
    let last = isKnown ? lastCloser.offset : bytes.count - 1
    let (offset, isFound) = bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      var quoted = false
      while offset <= last {
        let byte = bytes[offset]
        if byte == UInt8(ascii: ">") {
          if !quoted, offset + 1 < bytes.count, bytes[offset + 1] == byte { return (offset, true) }
        } else if byte == UInt8(ascii: "\"") {
          quoted.toggle()
        } else if byte == UInt8(ascii: "\\") {
          if quoted, offset < last, !isLineEnd(bytes[offset + 1]) { offset += 1 }
        } else if isLineEnd(byte) {
          break
        }
        offset += 1
      }
      return (offset, false)
    }
    if isFound { return offset }
    bytesMissed += max(0, min(offset, last) - start)
    if !isKnown {
      let end = min(offset, bytes.count)
      lastCloser = (start..<end, (start..<end).last { isTwice(UInt8(ascii: ">"), at: $0) } ?? -1)
    }
    return nil
  }

  /// Whether a part leaves no text: everything but a value.
  private func isSilent(_ part: Part) -> Bool {
    part.placeholder.map { $0.directive != nil } ?? true
  }

  private func isTwice(_ byte: UInt8, at offset: Int) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == byte && bytes[offset + 1] == byte
  }

  private func isLineFeedAfterReturn(_ offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
      && bytes[offset - 1] == UInt8(ascii: "\r")
  }

  private func beginsName(at offset: Int) -> Bool {
    let byte = bytes[offset]
    if byte < 0x80 { return byte == UInt8(ascii: "_") || isLetter(byte) }
    let rest = bytes[offset..<min(offset + 4, bytes.count)]
    return String(decoding: rest, as: UTF8.self).unicodeScalars.first?.properties.isAlphabetic
      ?? false
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

private func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

func isLetter(_ byte: UInt8) -> Bool {
  byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
}

/// Whether the byte may stand in a name: letters, digits, `_`, `-`, and every byte of a scalar
/// beyond ASCII.
func isNameByte(_ byte: UInt8) -> Bool {
  isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    || byte >= 0x80
}

func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
