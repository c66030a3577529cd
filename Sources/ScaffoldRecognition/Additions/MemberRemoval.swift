import ScaffoldSwift

/// Takes members out of the body of a type.
struct MemberRemoval {
  private let body: TypeBody
  private let layout: CodeLayout

  init(_ body: TypeBody) {
    self.body = body
    layout = body.layout
  }

  /// Removes a member with its comments and the blank lines before it.
  func remove(_ member: Declaration, from edits: inout SourceEdits) {
    var start = member.range.lowerBound
    let end = member.range.upperBound
    let isAlone = layout.isFirstOnLine(start) && layout.isLastOnLine(end)
    while start > 0, layout.text[start - 1] <= 0x20,
      isAlone || !SwiftByte.isLineEnd(layout.text[start - 1])
    {
      start -= 1
    }
    // What follows on the line goes where the member began.
    if !isAlone, layout.isFirstOnLine(member.range.lowerBound) {
      start = member.range.lowerBound
      return edits.replace(start..<layout.endOfBlanks(after: end), with: [])
    }
    let isFirst = isAlone && start == body.declaration.body?.lowerBound
    edits.replace(start..<(isFirst ? endOfBlankLines(after: end) : end), with: [])
  }

  /// The end of the last of the blank lines that follow a line.
  private func endOfBlankLines(after lineEnd: Int) -> Int {
    let text = layout.text
    var end = layout.endOfBlanks(after: lineEnd)
    while end < text.count {
      let width = text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A ? 2 : 1
      let next = layout.endOfBlanks(after: min(end + width, text.count))
      guard next < text.count, SwiftByte.isLineEnd(text[next]) else { break }
      end = next
    }
    return end
  }
}
