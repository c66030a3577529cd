/// Checks how the text of a file is stored: its encoding, its whitespace, its line endings.
///
/// All findings are warnings, except for text that is not UTF-8.
struct WhiteSpaceCheck {
  private let source: SourceText
  private var findings: [Diagnostic] = []
  private var firstIndent: UInt8?
  private var firstEnd: [UInt8]?
  private var hasMixedEnds = false

  private static let mostFindings = 100

  /// What is wrong with a file. The last line of a file that is generated, and not only included, must
  /// have a line ending.
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
      if isText {
        warn(
          .binaryText, "the file has a NUL byte and is copied unchanged",
          help: "save it as UTF-8 if it has placeholders", at: .init())
      }
      return
    }
    if let problem = source.encodingProblem {
      findings = [problem]
      return
    }
    if source.hasByteOrderMark {
      warn(
        .byteOrderMark, "the file begins with a byte order mark", help: "save it without one",
        at: .init())
    }
    var position = SourceText.Position()
    while position.offset < source.bytes.count { checkLine(&position, isWritten: isWritten) }
  }

  /// Checks the line that begins at a position, and moves the position to the next line.
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
      warn(.trailingBlanks, "trailing spaces or tabs", help: "remove them", at: place)
    }
    let indent = line.prefix(while: isBlank)
    guard let first = indent.first, indent.count < line.count else { return }
    let kind = firstIndent ?? first
    firstIndent = kind
    guard let other = indent.firstIndex(where: { $0 != kind }) else { return }
    var place = start
    place.offset = other
    let (sign, others) = kind == 0x20 ? ("a tab", "spaces") : ("spaces", "tabs")
    warn(
      .mixedIndentation, "indented with \(sign), and above with \(others)",
      help: "indent the whole file in one way", at: place)
  }

  private mutating func checkEnd(
    _ end: [UInt8], at place: SourceText.Position, isWritten: Bool
  ) {
    if end.isEmpty {
      if isWritten {
        warn(
          .noFinalNewline, "the last line has no line ending",
          help: isManifest ? "add one" : "add one; otherwise the generated file has none",
          at: place)
      }
    } else if let firstEnd {
      // Reported once: all later lines may differ.
      if end != firstEnd, !hasMixedEnds {
        warn(
          .mixedLineEnds, "the line ending differs from those above",
          help: "use one kind of line ending", at: place)
      }
      hasMixedEnds = hasMixedEnds || end != firstEnd
    } else {
      firstEnd = end
    }
  }

  /// Whether the file describes the template. It is never generated.
  private var isManifest: Bool { source.path.namesOnPath.last == TemplateFolder.manifestName }

  private mutating func warn(
    _ code: Diagnostic.Code, _ message: String, help: String, at place: SourceText.Position
  ) {
    findings.append(
      Diagnostic(
        .check, code, message, at: source.location(of: place), help: help, severity: .warning))
  }
}
