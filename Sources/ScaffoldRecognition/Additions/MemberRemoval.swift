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
    edits.replace(start..<end, with: [])
  }
}
