import ScaffoldSwift

/// Finds the line and the column of an offset in a text.
package struct PlaceFinder {
  private let path: String
  private let text: [UInt8]
  /// The offset at which each line begins.
  private let starts: [Int]
  /// Places within long lines, so that a column is not counted from the start of the line.
  private var marks: [Mark] = []

  /// A place in a line, with what is before it there.
  private struct Mark {
    let offset: Int
    let characters: Int
    let scalars: Int
  }

  /// How far a mark is from the one before it at least, and at most.
  private static let (shortest, longest) = (1_024, 4_096)

  package init(path: String, text: [UInt8]) {
    (self.path, self.text) = (path, text)
    var starts = [text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in text.indices where text[index] == 0x0A || text[index] == 0x0D {
      let isFirstOfTwo = text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
      if !isFirstOfTwo { starts.append(index + 1) }
    }
    self.starts = starts
    for (start, end) in zip(starts, starts.dropFirst() + [text.count])
    where end - start > Self.shortest {
      addMarks(from: start, to: end)
    }
  }

  /// Adds the marks of a line. A mark between two ASCII characters is in no character.
  private mutating func addMarks(from start: Int, to end: Int) {
    var last = Mark(offset: start, characters: 0, scalars: 0)
    for offset in stride(from: start + Self.shortest, to: end, by: 1)
    where offset - last.offset >= Self.shortest {
      let isBetween = text[offset - 1] < 0x80 && text[offset] < 0x80
      let isFar = offset - last.offset >= Self.longest && text[offset] & 0xC0 != 0x80
      guard isBetween || isFar else { continue }
      last = mark(at: offset, after: last)
      marks.append(last)
    }
  }

  private func mark(at offset: Int, after last: Mark) -> Mark {
    let between = String(decoding: text[last.offset..<offset], as: UTF8.self)
    return Mark(
      offset: offset, characters: last.characters + between.count,
      scalars: last.scalars + between.unicodeScalars.count)
  }

  package func place(at offset: Int) -> SourcePlace {
    let line = line(of: offset)
    return SourcePlace(
      path: path, line: line + 1, column: mark(at: offset, inLine: line).characters + 1)
  }

  /// The column of an offset in Unicode scalars, from 1.
  package func scalarColumn(at offset: Int) -> Int {
    mark(at: offset, inLine: line(of: offset)).scalars + 1
  }

  /// The most bytes of a line that are shown.
  private static let longestLine = 2_000

  /// The beginning of the line that has an offset, without the blanks around it. A line that is not of an absurd length is
  /// whole.
  package func lineText(at offset: Int) -> String {
    let line = line(of: offset)
    let end = line + 1 < starts.count ? starts[line + 1] : text.count
    var bytes = text[starts[line]..<max(starts[line], end)]
    let isBlank = { (byte: UInt8) in SwiftByte.isBlank(byte) || SwiftByte.isLineEnd(byte) }
    bytes = bytes.drop(while: isBlank)
    if bytes.count > Self.longestLine {
      var cut = bytes.startIndex + Self.longestLine
      while cut > bytes.startIndex, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
      bytes = bytes[..<cut]
    }
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The index of the line that has an offset.
  private func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func mark(at offset: Int, inLine line: Int) -> Mark {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    let start = min(starts[line], offset)
    guard low > 0, marks[low - 1].offset > start else {
      return mark(at: offset, after: Mark(offset: start, characters: 0, scalars: 0))
    }
    return mark(at: offset, after: marks[low - 1])
  }
}
