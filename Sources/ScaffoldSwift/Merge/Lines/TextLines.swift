/// The lines of a text, each with its line end.
///
/// A line ends with a line feed, with a carriage return, or with both. The last line may have no line end.
struct TextLines: Sendable, Equatable {
  let text: [UInt8]
  /// The offset at which each line begins, and the end of the text.
  private let offsets: [Int]
  /// The offset of the first byte of each line that is no space and no tab.
  private let contents: [Int]

  init(_ text: [UInt8]) {
    self.text = text
    var offsets = [0]
    for index in text.indices where TextLines.endsLine(at: index, in: text) {
      offsets.append(index + 1)
    }
    if offsets.count == 1 || offsets[offsets.count - 1] != text.count { offsets.append(text.count) }
    if text.isEmpty { offsets = [0] }
    self.offsets = offsets
    contents = zip(offsets, offsets.dropFirst()).map { start, end in
      text[start..<end].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? end
    }
  }

  /// The number of lines; 0 for an empty text.
  var count: Int { offsets.count - 1 }

  /// The number of lines that have a line end.
  var lineEnds: Int {
    text.last.map(SwiftByte.isLineEnd) ?? true ? count : count - 1
  }

  subscript(line: Int) -> ArraySlice<UInt8> { text[offsets[line]..<offsets[line + 1]] }

  /// The bytes of the lines.
  subscript(lines: Range<Int>) -> ArraySlice<UInt8> { text[bytes(of: lines)] }

  /// The byte range of the lines.
  func bytes(of lines: Range<Int>) -> Range<Int> {
    offsets[lines.lowerBound]..<offsets[lines.upperBound]
  }

  /// The white space that a line begins with.
  func indentation(of line: Int) -> ArraySlice<UInt8> {
    text[offsets[line]..<contents[line]]
  }

  /// The line that holds the byte, from 0. The end of the text counts as part of the last line.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = max(count - 1, 0)
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private static func endsLine(at index: Int, in text: [UInt8]) -> Bool {
    switch text[index] {
    case 0x0A: true
    case 0x0D: index + 1 == text.count || text[index + 1] != 0x0A
    default: false
    }
  }
}

/// Numbers for the lines of several texts, which are compared in place of the lines: equal lines have equal
/// numbers.
struct LineNumbers {
  private var numbers: [Item: Int] = [:]
  /// The numbers of items of one byte, which most tokens are.
  private var ofBytes = [Int](repeating: -1, count: 256)
  private var count = 0
  /// The number of items that were looked up and not found, so that each of them has a number of its own.
  private var strangers = 0

  /// A line or a token.
  private struct Item: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  mutating func number(_ lines: TextLines) -> [Int] {
    (0..<lines.count).map { number(of: lines[$0]) }
  }

  mutating func number(of item: ArraySlice<UInt8>) -> Int {
    guard item.count == 1, let byte = item.first else {
      return add(Item(bytes: item))
    }
    if ofBytes[Int(byte)] < 0 { ofBytes[Int(byte)] = nextNumber() }
    return ofBytes[Int(byte)]
  }

  /// The numbers of lines that are compared only with lines that have numbers already. All others get numbers
  /// that differ from each other.
  mutating func lookUp(_ lines: TextLines) -> [Int] {
    (0..<lines.count).map { lookUp(lines[$0]) }
  }

  /// The number of an item that is compared only with items that have numbers already.
  mutating func lookUp(_ item: ArraySlice<UInt8>) -> Int {
    if item.count == 1, let byte = item.first, ofBytes[Int(byte)] >= 0 { return ofBytes[Int(byte)] }
    if item.count != 1, let number = numbers[Item(bytes: item)] { return number }
    strangers += 1
    return -strangers
  }

  private mutating func add(_ item: Item) -> Int {
    if let number = numbers[item] { return number }
    let number = nextNumber()
    numbers[item] = number
    return number
  }

  private mutating func nextNumber() -> Int {
    count += 1
    return count - 1
  }
}
