/// The tokens and comments of a Swift file as numbers: equal tokens have equal numbers, whatever white space is
/// between them.
struct TokenNumbers: Sendable, Equatable {
  /// The range of each token and comment, in order.
  let ranges: [Range<Int>]
  let numbers: [Int]
  /// The index of each comment.
  private let comments: [Int]

  init(_ file: SwiftFile, numbering: inout LineNumbers) {
    var ranges: [Range<Int>] = []
    var comments: [Int] = []
    var numbers: [Int] = []
    let count = file.tokens.count + file.comments.count
    ranges.reserveCapacity(count)
    numbers.reserveCapacity(count)
    func add(_ range: Range<Int>) {
      ranges.append(range)
      numbers.append(numbering.number(of: TokenNumbers.canonical(file.text[range])))
    }
    var rest = file.comments[...]
    for token in file.tokens {
      while let comment = rest.first, comment.lowerBound < token.range.lowerBound {
        comments.append(ranges.count)
        add(comment)
        rest.removeFirst()
      }
      add(token.range)
    }
    for comment in rest {
      comments.append(ranges.count)
      add(comment)
    }
    (self.ranges, self.numbers, self.comments) = (ranges, numbers, comments)
  }

  /// The indices of the tokens and comments that begin in the range of bytes.
  func indices(in bytes: Range<Int>) -> Range<Int> {
    let lower = ranges.partitionIndex { $0.lowerBound >= bytes.lowerBound }
    return lower..<max(lower, ranges.partitionIndex { $0.lowerBound >= bytes.upperBound })
  }

  /// The numbers of the tokens and comments that begin in the range of bytes.
  subscript(bytes: Range<Int>) -> ArraySlice<Int> { numbers[indices(in: bytes)] }

  /// The numbers of the comments that begin in the range of bytes.
  func comments(in bytes: Range<Int>) -> [Int] {
    let found = indices(in: bytes)
    let lower = comments.partitionIndex { $0 >= found.lowerBound }
    return comments[lower...].prefix { $0 < found.upperBound }.map { numbers[$0] }
  }

  /// A token of several lines without the indentation of its last line, on each line that begins with it.
  private static func canonical(_ token: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard token.contains(where: SwiftByte.isLineEnd) else { return token }
    let lines = TextLines(LineEnd.lineFeed.applied(to: Array(token)))
    let last = lines[lines.count - 1].prefix { $0 == 0x20 || $0 == 0x09 }
    var result = Array(lines[0])
    for index in 1..<lines.count {
      let line = lines[index]
      result += line.starts(with: last) ? line.dropFirst(last.count) : line
    }
    return result[...]
  }
}

extension Array {
  /// The index of the first element that satisfies the condition, which all later ones satisfy, too.
  package func partitionIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
