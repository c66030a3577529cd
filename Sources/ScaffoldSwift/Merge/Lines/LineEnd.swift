/// The bytes that end a line.
package enum LineEnd: Sendable, Equatable {
  case lineFeed, carriageReturn, both

  /// The line end that most lines of the text have; `nil` for a text of one line.
  package init?(most text: [UInt8]) {
    var (feeds, returns, pairs) = (0, 0, 0)
    var previous: UInt8 = 0
    for byte in text {
      if byte == 0x0A, previous == 0x0D {
        pairs += 1
        returns -= 1
      } else if byte == 0x0A {
        feeds += 1
      } else if byte == 0x0D {
        returns += 1
      }
      previous = byte
    }
    let most = max(feeds, returns, pairs)
    guard most > 0 else { return nil }
    self = most == feeds ? .lineFeed : most == pairs ? .both : .carriageReturn
  }

  package var bytes: [UInt8] {
    switch self {
    case .lineFeed: [0x0A]
    case .carriageReturn: [0x0D]
    case .both: [0x0D, 0x0A]
    }
  }

  /// The text with this line end on every line.
  func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var previous: UInt8 = 0
    for byte in text {
      switch byte {
      case 0x0A where previous == 0x0D: break
      case 0x0A, 0x0D: result += bytes
      default: result.append(byte)
      }
      previous = byte
    }
    return result
  }
}

extension LineEnd {
  /// A new text of which each line ends as in the old one: a line that the old text has, too, or that takes the place
  /// of one, as it ends there, and every other line as most lines of the old text end.
  package static func matching(_ old: [UInt8], _ new: [UInt8]) -> [UInt8] {
    guard let most = LineEnd(most: old) else { return new }
    let (before, after) = (TextLines(old), TextLines(new))
    var numbers = LineNumbers()
    let changes = SequenceDiff.changes(
      from: numbers.number(linesOf: before), to: numbers.number(linesOf: after))
    var result: [UInt8] = []
    result.reserveCapacity(new.count)
    var (line, partner) = (0, 0)
    for change in changes + [
      SequenceChange(old: before.count..<before.count, new: after.count..<after.count)
    ] {
      while line < change.new.lowerBound {
        append(after[line], endingAs: end(of: before[partner]), to: &result)
        (line, partner) = (line + 1, partner + 1)
      }
      let isLineByLine = change.old.count == change.new.count
      for (index, line) in change.new.enumerated() {
        let lineEnd =
          isLineByLine ? end(of: before[change.old.lowerBound + index]) : most.bytes[...]
        append(after[line], endingAs: lineEnd, to: &result)
      }
      line = change.new.upperBound
      partner = change.old.upperBound
    }
    return result
  }

  private static func append(
    _ line: ArraySlice<UInt8>, endingAs lineEnd: ArraySlice<UInt8>, to text: inout [UInt8]
  ) {
    let own = end(of: line)
    text += line.dropLast(own.count)
    if !own.isEmpty { text += lineEnd.isEmpty ? own : lineEnd }
  }

  /// The bytes at the end of a line that end it.
  fileprivate static func end(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line[(line.lastIndex { !SwiftByte.isLineEnd($0) }.map { $0 + 1 } ?? line.startIndex)...]
  }
}

extension LineNumbers {
  /// The numbers of lines, whatever ends them.
  fileprivate mutating func number(linesOf text: TextLines) -> [Int] {
    (0..<text.count).map { number(of: text[$0].dropLast(LineEnd.end(of: text[$0]).count)) }
  }
}
