/// Words in the order of their bytes within one literal, searched where they lie: nothing is built
/// at start-up, and a look-up takes about ten comparisons.
struct WordList: Sendable {
  private let literal: StaticString
  private static let blank = UInt8(ascii: " ")

  /// The words of a literal, sorted by their bytes, with one blank between two.
  init(_ words: StaticString) { literal = words }

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// The words in their order.
  var words: [String] { "\(literal)".split(separator: " ").map(String.init) }

  func contains(_ word: String) -> Bool { word.withBytes(contains) }

  /// Whether these are the bytes of a word.
  func contains(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool { finds(wanted, isWhole: true) }

  /// Whether any word begins with these letters, or is made of them.
  func hasWord(withPrefix prefix: String) -> Bool {
    prefix.withBytes { finds($0, isWhole: false) }
  }

  private func finds(_ wanted: UnsafeBufferPointer<UInt8>, isWhole wantsWhole: Bool) -> Bool {
    let bytes = bytes
    var low = bytes.startIndex
    var high = bytes.endIndex
    while low < high {
      var start = low + (high - low) / 2
      while start > 0, bytes[start - 1] != Self.blank { start -= 1 }
      var (end, offset) = (start, 0)
      while end < bytes.count, offset < wanted.count, bytes[end] == wanted[offset],
        bytes[end] != Self.blank
      {
        end += 1
        offset += 1
      }
      let isWhole = end == bytes.count || bytes[end] == Self.blank
      if offset == wanted.count, isWhole || !wantsWhole { return true }
      // A blank comes before all that stands in words.
      if isWhole || offset < wanted.count && bytes[end] < wanted[offset] {
        while end < bytes.count, bytes[end] != Self.blank { end += 1 }
        low = end + 1
      } else {
        high = start
      }
    }
    return false
  }
}
