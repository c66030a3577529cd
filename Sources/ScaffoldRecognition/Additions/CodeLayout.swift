import ScaffoldSwift

/// How a file is laid out: its line ends and its indentation.
struct CodeLayout {
  let text: [UInt8]
  /// The bytes that end most lines.
  let lineEnd: [UInt8]
  /// The white space of one level of indentation.
  private(set) var unit: [UInt8] = []

  init(_ file: SwiftFile) {
    text = file.text
    lineEnd = (LineEnd(most: file.text) ?? .lineFeed).bytes
    unit = Self.unit(of: file.declarations, in: self) ?? Array("    ".utf8)
  }

  /// The white space that the line of an offset begins with.
  func indentation(at offset: Int) -> [UInt8] {
    let start = lineStart(of: offset)
    return Array(text[start...].prefix { $0 == 0x20 || $0 == 0x09 })
  }

  /// Whether only white space is before the offset on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    text[lineStart(of: offset)..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The offset of the first byte after an offset that is no white space on its line.
  func endOfBlanks(after offset: Int) -> Int {
    text[offset...].firstIndex { !SwiftByte.isBlank($0) } ?? text.count
  }

  /// Whether only white space is between the offset and the end of its line.
  func isLastOnLine(_ offset: Int) -> Bool {
    let end = endOfBlanks(after: offset)
    return end == text.count || SwiftByte.isLineEnd(text[end])
  }

  /// The number of line ends in a range, of which `\r\n` is one.
  func lineEnds(in range: Range<Int>) -> Int {
    range.count {
      text[$0] == 0x0A || text[$0] == 0x0D && !($0 + 1 < text.count && text[$0 + 1] == 0x0A)
    }
  }

  private func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, !SwiftByte.isLineEnd(text[start - 1]) { start -= 1 }
    // A byte order mark is no part of the first line.
    return start == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : start
  }

  /// The white space that the first type with members puts before them.
  private static func unit(of declarations: [Declaration], in layout: CodeLayout) -> [UInt8]? {
    for index in declarations.indices {
      let outer = layout.indentation(at: declarations[index].code.lowerBound)
      for member in declarations[index].children {
        guard layout.isFirstOnLine(member.code.lowerBound) else { continue }
        let inner = layout.indentation(at: member.code.lowerBound)
        if inner.count > outer.count, inner.starts(with: outer) {
          return Array(inner.dropFirst(outer.count))
        }
      }
      if let unit = unit(of: declarations[index].children, in: layout) { return unit }
    }
    return nil
  }
}
