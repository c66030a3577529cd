import ScaffoldSwift

/// The lines between two braces, some of which are inserted texts.
struct InsertedLines {
  private let lines: InsertionContent.Lines
  private let file: SwiftFile
  private let layout: CodeLayout

  init(_ lines: InsertionContent.Lines, in file: SwiftFile) {
    (self.lines, self.file) = (lines, file)
    layout = CodeLayout(file)
  }

  /// The whole lines of the body, each with its line end.
  private var ranges: [Range<Int>] {
    var (found, start) = ([Range<Int>](), lines.body.lowerBound)
    for index in lines.body where file.text[index] == 0x0A {
      found.append(start..<index + 1)
      start = index + 1
    }
    return found
  }

  // MARK: Finding

  func range(of text: String) -> Range<Int>? {
    let wanted = Self.lines(of: text).map(Self.trimmed)
    let own = ranges
    let trimmed = own.map { Self.trimmed(String(decoding: file.text[$0], as: UTF8.self)) }
    guard !wanted.isEmpty, wanted.count <= trimmed.count else { return nil }
    let start = (0...(trimmed.count - wanted.count)).first {
      trimmed[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
    return start.map { own[$0].lowerBound..<own[$0 + wanted.count - 1].upperBound }
  }

  // MARK: Edits

  func insertion(of text: String, isFirst: Bool) -> FoundInsertionPlace.Replacement {
    let end = layout.lineEnd
    guard file.text[lines.body].contains(0x0A) else { return opened(with: text, isFirst) }
    let isCase = text.hasPrefix("case ")
    let hasContent = lines.sample != nil
    let isSpaced = lines.isSpaced && hasContent && Self.lines(of: text).count > 1
    let bytes = indented(text, by: indentation)
    if isFirst {
      let start = ranges.first?.upperBound ?? lines.body.upperBound
      return (start..<start, bytes + (isSpaced ? end : []))
    }
    if isCase, let last = lines.endOfCases {
      let start =
        ranges.first { $0.upperBound > last }?.upperBound ?? lineStart(lines.body.upperBound)
      return (start..<start, bytes)
    }
    let start = lineStart(lines.last ?? lines.body.upperBound)
    return (start..<start, (isSpaced ? end : []) + bytes)
  }

  /// A body on one line gets lines of its own.
  private func opened(
    with text: String, _ isFirst: Bool
  ) -> FoundInsertionPlace.Replacement {
    let end = layout.lineEnd
    let brace = layout.indentation(at: lines.body.lowerBound)
    let inner = brace + layout.unit
    let old = Self.trimmed(String(decoding: file.text[lines.body], as: UTF8.self))
    let kept = old.isEmpty ? [] : inner + Array(old.utf8) + end
    let new = indented(text, by: inner)
    return (lines.body, end + (isFirst ? new + kept : kept + new) + brace)
  }

  func removal(of range: Range<Int>) -> FoundInsertionPlace.Replacement {
    let own = ranges
    let isSpaced = lines.isSpaced && own.filter { range.contains($0.lowerBound) }.count > 1
    guard isSpaced else { return (range, []) }
    let before = own.last { $0.upperBound == range.lowerBound }
    let after = own.first { $0.lowerBound == range.upperBound }
    if let before, isBlank(before), after.map(isBlank) ?? true {
      return (before.lowerBound..<range.upperBound, [])
    }
    if let after, isBlank(after), before == own.first {
      return (range.lowerBound..<after.upperBound, [])
    }
    return (range, [])
  }

  func replacement(of range: Range<Int>, by text: String) -> FoundInsertionPlace.Replacement {
    (range, indented(text, by: layout.indentation(at: range.lowerBound)))
  }

  // MARK: Lines

  private var indentation: [UInt8] {
    if let sample = lines.sample, layout.isFirstOnLine(sample) {
      return layout.indentation(at: sample)
    }
    return layout.indentation(at: lines.body.lowerBound) + layout.unit
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    file.text[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  private func lineStart(_ offset: Int) -> Int {
    ranges.last { $0.upperBound <= offset }?.upperBound ?? offset
  }

  /// The lines of a text with the indentation of the file.
  private func indented(_ text: String, by indentation: [UInt8]) -> [UInt8] {
    let own = Self.lines(of: text)
    let blanks = own.map { $0.prefix { $0 == " " }.count }
    let step = blanks.filter { $0 > 0 }.min() ?? 1
    return zip(own, blanks).flatMap { line, blanks -> [UInt8] in
      let words = Self.trimmed(line)
      let tabs = line.prefix { $0 == "\t" }.count
      let levels = tabs > 0 ? tabs : blanks / step
      let before =
        words.isEmpty ? [] : indentation + Array(repeatElement(layout.unit, count: levels).joined())
      return before + Array(words.utf8) + layout.lineEnd
    }
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last.map(trimmed)?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func trimmed(_ line: String) -> String {
    let start = line.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
