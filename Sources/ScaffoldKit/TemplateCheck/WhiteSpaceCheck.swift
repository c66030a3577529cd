/// Looks at how the text of a file is stored: its encoding, its blanks, its line ends.
///
/// All that it finds are warnings but what cannot be read as text.
struct WhiteSpaceCheck {
  private let source: SourceText
  private var findings: [Diagnostic] = []
  private var firstIndent: UInt8?
  private var firstEnd: [UInt8]?
  private var hasMixedEnds = false

  private static let mostFindings = 100

  /// What is wrong with a file; one that is `written` itself, and not only included, has to end its
  /// last line.
  static func findings(
    in source: SourceText, isWritten: Bool
  ) -> [Diagnostic] {
    var check = WhiteSpaceCheck(source)
    check.run(isWritten: isWritten)
    return Array(check.findings.prefix(mostFindings))
  }

  private init(_ source: SourceText) {
    self.source = source
  }

  private mutating func run(isWritten: Bool) {
    if source.bytes.contains(0) {
      let isText = [".swift", ".json", ".storyboard", ".md"].contains { source.path.hasSuffix($0) }
      if isText { warn(.binaryText, .init()) }
      return
    }
    if let place = source.locationOfInvalidUTF8 {
      findings = [Diagnostic(TemplateFault.invalidUTF8, at: place)]
      return
    }
    if source.hasByteOrderMark { warn(.byteOrderMark, .init()) }
    var position = SourceText.Position()
    while position.offset < source.bytes.count { checkLine(&position, isWritten: isWritten) }
  }

  /// Checks the line that begins at a position, which moves behind it.
  private mutating func checkLine(_ position: inout SourceText.Position, isWritten: Bool) {
    let start = position
    let rest = source.bytes[start.offset...]
    let isEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let lineEnd = rest.firstIndex(where: isEnd) ?? rest.endIndex
    checkBlanks(of: rest[..<lineEnd], start)
    var end = start
    end.offset = lineEnd
    var next = end
    while next.line == start.line, next.offset < source.bytes.count {
      next.advance(in: source.bytes)
    }
    checkEnd(Array(source.bytes[lineEnd..<next.offset]), at: end, isWritten: isWritten)
    position = next
  }

  private mutating func checkBlanks(of line: ArraySlice<UInt8>, _ start: SourceText.Position) {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    if let last = line.last, isBlank(last) {
      var place = start
      place.offset = (line.lastIndex { !isBlank($0) } ?? line.startIndex - 1) + 1
      warn(.trailingBlanks, place)
    }
    let indent = line.prefix(while: isBlank)
    guard let first = indent.first, indent.count < line.count else { return }
    let kind = firstIndent ?? first
    firstIndent = kind
    guard let other = indent.firstIndex(where: { $0 != kind }) else { return }
    var place = start
    place.offset = other
    warn(.mixedIndentation(tabs: kind == 0x20), place)
  }

  private mutating func checkEnd(
    _ end: [UInt8], at place: SourceText.Position, isWritten: Bool
  ) {
    if end.isEmpty {
      if isWritten { warn(.noFinalNewline, place) }
    } else if let firstEnd {
      // One is enough: after it, every other line may differ.
      if end != firstEnd, !hasMixedEnds { warn(.mixedLineEnds, place) }
      hasMixedEnds = hasMixedEnds || end != firstEnd
    } else {
      firstEnd = end
    }
  }

  private mutating func warn(_ fault: TemplateCheckFault, _ place: SourceText.Position) {
    findings.append(Diagnostic(fault, at: source.location(of: place), severity: .warning))
  }
}
