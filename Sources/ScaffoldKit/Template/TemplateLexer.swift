/// Splits a template into text and placeholders.
///
/// It finds where a placeholder begins and ends, and which lines have no output. ``ExpressionLexer``
/// splits the inside of a placeholder.
struct TemplateLexer {
  enum Token: Sendable, Hashable {
    /// Bytes of the source that are copied.
    case text(Range<Int>)
    case placeholder(Placeholder)
    /// The start of a comment that never ends.
    case openComment(Int)
    /// A place from which the search for `>>` was given up.
    case unclosedLine(Int)
  }

  /// The part between `<<` and `>>`.
  struct Placeholder: Sendable, Hashable {
    /// Where its first word begins.
    let place: Int
    /// The directive that the word names; `nil` for the name of a value.
    let directive: Directive?
    /// The bytes up to `>>`, on one line, without the directive.
    let words: Range<Int>
  }

  private let bytes: [UInt8]
  private let hasByteOrderMark: Bool
  /// The end of the bytes that have become tokens.
  private var taken = 0
  /// The end of the bytes that were searched for `<<`.
  private var searched = 0
  /// The end of the last line that is nothing but directives, its line end included.
  private var silentEnd = 0
  /// The token after the text that was returned last.
  private var waiting: Token?
  /// The last line of the source is nothing but directives and has no line end.
  private(set) var endsWithDirective = false
  /// The last `>>` of a part of a line in which an earlier search found no end of a placeholder, so that
  /// a line with many `<<` is not searched again for each of them.
  private var lastCloser: (line: Range<Int>, offset: Int) = (0..<0, -1)
  /// How many bytes have been searched for a `>>` without finding one.
  private var bytesMissed = 0

  init(_ source: SourceText) {
    bytes = source.bytes
    hasByteOrderMark = source.hasByteOrderMark
  }

  /// The next token; `nil` at the end.
  mutating func next() -> Token? {
    while true {
      if let token = waiting {
        waiting = nil
        return token
      }
      guard let opener = opener(from: searched) else { break }
      leaveSilentLine(before: opener)
      guard bytesMissed < TemplateLimits.bytesMissed else {
        searched = bytes.count
        return .unclosedLine(opener)
      }
      var text: Token?
      if opener > taken, bytes[opener - 1] == UInt8(ascii: "\\") {
        text = takeText(to: opener - 1)
        taken = opener
        searched = opener + 2
      } else if let part = part(at: opener) {
        text = takeText(to: startOfSilentLine(of: part) ?? part.start)
        taken = part.end
        searched = part.end
        waiting = part.token
      } else {
        searched = opener + 1
      }
      if let text { return text }
    }
    searched = bytes.count
    leaveSilentLine(before: bytes.count)
    return takeText(to: bytes.count)
  }

  // MARK: Taking

  private mutating func takeText(to end: Int) -> Token? {
    guard end > taken else { return nil }
    defer { taken = end }
    return .text(taken..<end)
  }

  /// Skips the rest of a line that has no output, up to the next part.
  private mutating func leaveSilentLine(before next: Int) {
    if taken < silentEnd { taken = min(next, silentEnd) }
  }

  /// Where the line of `first` begins if the line has only silent parts and spaces.
  private mutating func startOfSilentLine(of first: Part) -> Int? {
    if first.start < silentEnd { return first.start }
    guard first.isSilent, let start = lineStart(before: first.start) else { return nil }
    var end = first.end
    while end < bytes.count {
      if isBlank(bytes[end]) {
        end += 1
      } else if let next = part(at: end), next.isSilent {
        end = next.end
      } else {
        break
      }
    }
    guard end == bytes.count || isLineEnd(bytes[end]) else { return nil }
    endsWithDirective = end == bytes.count
    if end < bytes.count { end += isLineFeedAfterReturn(end + 1) ? 2 : 1 }
    silentEnd = end
    return start
  }

  /// Where the line begins if there are only spaces and tabs between its start and `offset`.
  private func lineStart(before offset: Int) -> Int? {
    var start = offset
    while start > taken, isBlank(bytes[start - 1]) { start -= 1 }
    let isStart =
      start == 0 || isLineEnd(bytes[start - 1])
      || start == SourceText.byteOrderMark.count && hasByteOrderMark
    return isStart ? start : nil
  }

  // MARK: Parts

  /// A comment or a placeholder.
  private struct Part {
    let start: Int
    let end: Int
    /// Its token; `nil` for a comment.
    let token: Token?

    /// Whether it has no output: everything but a value.
    var isSilent: Bool {
      if case .placeholder(let placeholder) = token { placeholder.directive != nil } else { true }
    }
  }

  /// The next `<<`.
  private func opener(from start: Int) -> Int? {
    var offset = start
    while let found = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      if isTwice(UInt8(ascii: "<"), at: found) { return found }
      offset = found + 1
    }
    return nil
  }

  /// The part that begins at `start`; `nil` when the characters there are text.
  private mutating func part(at start: Int) -> Part? {
    guard isTwice(UInt8(ascii: "<"), at: start), start + 2 < bytes.count else { return nil }
    if bytes[start + 2] == UInt8(ascii: "#") { return comment(at: start) }
    guard beginsName(at: start + 2) else { return nil }
    var wordEnd = start + 2
    while wordEnd < bytes.count, isNameByte(bytes[wordEnd]) { wordEnd += 1 }
    guard let close = closing(from: wordEnd) else { return nil }
    let word = String(decoding: bytes[start + 2..<wordEnd], as: UTF8.self)
    let directive = Directive(rawValue: word)
    let words = (directive == nil ? start + 2 : wordEnd)..<close
    let placeholder = Placeholder(place: start + 2, directive: directive, words: words)
    return Part(start: start, end: close + 2, token: .placeholder(placeholder))
  }

  private func comment(at start: Int) -> Part {
    var offset = start + 3
    while let sign = bytes[offset...].firstIndex(of: UInt8(ascii: "#")) {
      if isTwice(UInt8(ascii: ">"), at: sign + 1) {
        return Part(start: start, end: sign + 3, token: nil)
      }
      offset = sign + 1
    }
    return Part(start: start, end: bytes.count, token: .openComment(start))
  }

  /// The offset of the `>>` that closes a placeholder on its line; quotes protect `>>`.
  private mutating func closing(from start: Int) -> Int? {
    let isKnown = lastCloser.line.contains(start)
    let last = isKnown ? lastCloser.offset : bytes.count - 1
    var offset = start
    var quoted = false
    while offset <= last {
      let byte = bytes[offset]
      if byte == UInt8(ascii: ">") {
        if !quoted, isTwice(byte, at: offset) { return offset }
      } else if byte == UInt8(ascii: "\"") {
        quoted.toggle()
      } else if byte == UInt8(ascii: "\\") {
        if quoted, offset < last, !isLineEnd(bytes[offset + 1]) { offset += 1 }
      } else if isLineEnd(byte) {
        break
      }
      offset += 1
    }
    bytesMissed += max(0, min(offset, last) - start)
    if !isKnown {
      let end = min(offset, bytes.count)
      lastCloser = (start..<end, (start..<end).last { isTwice(UInt8(ascii: ">"), at: $0) } ?? -1)
    }
    return nil
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

private func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
