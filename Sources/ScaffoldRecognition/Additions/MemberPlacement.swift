import ScaffoldSwift

/// Puts members into the body of a type, in the layout of the file.
struct MemberPlacement {
  let body: TypeBody
  let layout: CodeLayout

  init(_ body: TypeBody) {
    self.body = body
    layout = body.layout
  }

  private var members: [Declaration] { body.declaration.members }

  /// The number of blank lines that most members of a kind have before them.
  ///
  /// - Parameter isIncluded: whether the gap between two members counts.
  func blankLines(
    between isIncluded: (Declaration, Declaration) -> Bool, default fallback: Int
  ) -> Int {
    var counts: [Int: Int] = [:]
    for (first, second) in zip(members, members.dropFirst()) where isIncluded(first, second) {
      let gap = first.range.upperBound..<max(first.range.upperBound, second.range.lowerBound)
      guard layout.text[gap].allSatisfy({ $0 <= 0x20 }) else { continue }
      let lines = layout.lineEnds(in: gap)
      if lines > 0 { counts[lines - 1, default: 0] += 1 }
    }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? fallback
  }

  /// Inserts lines after a member, or into a body without members.
  func insert(
    _ lines: [CodeLine], after anchor: Declaration?, blankLines: Int, into edits: inout SourceEdits
  ) {
    guard let anchor else { return insertIntoEmptyBody(lines, into: &edits) }
    let start = anchor.range.lowerBound
    let indentation =
      layout.isFirstOnLine(start) ? layout.indentation(at: start) : memberIndentation
    let position = anchor.range.upperBound
    var text = separator(blankLines) + self.text(of: lines, indentation)
    if layout.isLastOnLine(position) {
      edits.replace(position..<position, with: text)
    } else {
      let end = layout.endOfBlanks(after: position)
      let isClosing = end == body.declaration.body?.upperBound
      text += layout.lineEnd + (isClosing ? containerIndentation : indentation)
      edits.replace(position..<end, with: text)
      openOneLine(into: &edits)
    }
  }

  /// Inserts lines before a member.
  func insert(
    _ lines: [CodeLine], before anchor: Declaration, blankLines: Int, into edits: inout SourceEdits
  ) {
    let start = anchor.range.lowerBound
    let indentation =
      layout.isFirstOnLine(start) ? layout.indentation(at: start) : memberIndentation
    // The indentation of the member is used by the first line.
    var text = Array(self.text(of: lines, indentation).dropFirst(indentation.count))
    if !layout.isFirstOnLine(start) { text = layout.lineEnd + indentation + text }
    edits.replace(start..<start, with: text + separator(blankLines) + indentation)
  }

  private func insertIntoEmptyBody(_ lines: [CodeLine], into edits: inout SourceEdits) {
    guard let range = body.declaration.body else { return }
    var position = range.upperBound
    while position > range.lowerBound, layout.text[position - 1] <= 0x20 { position -= 1 }
    let text = layout.lineEnd + self.text(of: lines, memberIndentation)
    if layout.lineEnds(in: position..<range.upperBound) > 0 {
      edits.replace(position..<position, with: text)
    } else {
      edits.replace(
        position..<range.upperBound, with: text + layout.lineEnd + containerIndentation)
    }
  }

  /// Puts the first member of a body on one line into a line of its own.
  private func openOneLine(into edits: inout SourceEdits) {
    guard let range = body.declaration.body, let first = members.first,
      layout.lineEnds(in: range) == 0
    else { return }
    edits.replace(
      range.lowerBound..<max(range.lowerBound, first.range.lowerBound),
      with: layout.lineEnd + memberIndentation)
  }

  // MARK: Text

  private func separator(_ blankLines: Int) -> [UInt8] {
    Array(repeatElement(layout.lineEnd, count: blankLines + 1).joined())
  }

  private func text(of lines: [CodeLine], _ indentation: [UInt8]) -> [UInt8] {
    Array(
      lines.map { line in
        line.text.isEmpty
          ? []
          : indentation + repeatElement(layout.unit, count: line.level).joined()
            + Array(line.text.utf8)
      }.joined(separator: layout.lineEnd))
  }

  private var containerIndentation: [UInt8] {
    layout.indentation(at: body.declaration.code.lowerBound)
  }

  private var memberIndentation: [UInt8] { containerIndentation + layout.unit }
}
