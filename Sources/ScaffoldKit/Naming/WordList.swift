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
  func contains(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    var gap = Gap()
    return contains(wanted, besides: &gap)
  }

  /// The same for whoever looks for one word after the other: names of one module begin alike, and fall
  /// into the gap between two words of the list that the one before fell into.
  func contains(_ wanted: UnsafeBufferPointer<UInt8>, besides gap: inout Gap) -> Bool {
    gap.holds(Eight(at: 0, in: wanted).wordStart) ? false : finds(wanted, isWhole: true, &gap)
  }

  /// Whether any word begins with these letters, or is made of them.
  func hasWord(withPrefix prefix: String) -> Bool {
    var gap = Gap()
    return prefix.withBytes { finds($0, isWhole: false, &gap) }
  }

  /// Two words of a list without any between them, by their first letters.
  struct Gap: Sendable {
    fileprivate var after = UInt64.max
    fileprivate var before = UInt64.min

    fileprivate func holds(_ wordStart: UInt64) -> Bool { after < wordStart && wordStart < before }
  }

  private func finds(
    _ wanted: UnsafeBufferPointer<UInt8>, isWhole wantsWhole: Bool, _ gap: inout Gap
  ) -> Bool {
    let bytes = bytes
    let wantedStart = Eight(at: 0, in: wanted).wordStart
    gap = Gap(after: .min, before: .max)
    var low = bytes.startIndex
    var high = bytes.endIndex
    while low < high {
      let start = Self.start(ofWordAt: low + (high - low) / 2, in: bytes, from: low)
      // Nearly always the first letters tell, all at once.
      let wordStart = Eight(at: start, in: bytes).wordStart
      if wordStart != wantedStart, wantsWhole || wanted.count >= Eight.count {
        if wordStart < wantedStart {
          (low, gap.after) = (Self.end(ofWordAt: start, in: bytes) + 1, wordStart)
        } else {
          (high, gap.before) = (start, wordStart)
        }
        continue
      }
      var (end, offset) = (start, 0)
      while end < bytes.count, offset < wanted.count, bytes[end] == wanted[offset],
        bytes[end] != Self.blank
      {
        end += 1
        offset += 1
      }
      let isWhole = end == bytes.count || bytes[end] == Self.blank
      if offset == wanted.count, isWhole || !wantsWhole {
        gap = Gap()
        return true
      }
      // A blank comes before all that stands in words.
      if isWhole || offset < wanted.count && bytes[end] < wanted[offset] {
        (low, gap.after) = (Self.end(ofWordAt: end, in: bytes) + 1, wordStart)
      } else {
        (high, gap.before) = (start, wordStart)
      }
    }
    return false
  }

  /// Where the word around `index` begins, which is not before `low`.
  private static func start(
    ofWordAt index: Int, in bytes: UnsafeBufferPointer<UInt8>, from low: Int
  ) -> Int {
    var start = index
    while start - low >= Eight.count {
      let before = Eight(at: start - Eight.count, in: bytes)
      if let blank = before.lastBlank { return start - Eight.count + blank + 1 }
      start -= Eight.count
    }
    while start > low, bytes[start - 1] != blank { start -= 1 }
    return start
  }

  /// Where the word around `index` ends.
  private static func end(ofWordAt index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = index
    while end < bytes.count {
      if let blank = Eight(at: end, in: bytes).firstBlank { return min(end + blank, bytes.count) }
      end += Eight.count
    }
    return bytes.count
  }
}

/// Eight bytes, looked at together; blanks stand behind the last one of a text.
private struct Eight {
  /// The first byte in the lowest bits.
  private let bytes: UInt64
  /// A bit for each blank.
  private let blanks: UInt64
  static let count = 8
  private static let allBlank: UInt64 = 0x2020_2020_2020_2020
  private static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

  init(at start: Int, in text: UnsafeBufferPointer<UInt8>) {
    if text.count - start >= Self.count {
      bytes = UInt64(
        littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(
          fromByteOffset: start, as: UInt64.self))
    } else {
      bytes = text[start...].reversed().reduce(Self.allBlank) { $0 << 8 | UInt64($1) }
    }
    let others = bytes ^ Self.allBlank
    blanks = ~((others & Self.lowBits &+ Self.lowBits) | others | Self.lowBits)
  }

  var firstBlank: Int? { blanks == 0 ? nil : blanks.trailingZeroBitCount / 8 }

  var lastBlank: Int? { blanks == 0 ? nil : 7 - blanks.leadingZeroBitCount / 8 }

  /// A number for the word that begins here, up to its eighth byte, in the order of words.
  var wordStart: UInt64 {
    let behind = firstBlank.map { UInt64.max >> UInt64($0 * 8) } ?? 0
    return bytes.byteSwapped & ~behind | Self.allBlank & behind
  }
}
