/// A word or a sign inside of a Liquid placeholder.
struct LiquidWord: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case name, string, number, sign }

  let kind: Kind
  /// The characters; for a string, without its quotation marks.
  let text: String
  let offset: Int

  private static let mostWords = 200

  /// The words in a part of a file.
  static func words(
    in range: Range<Int>, of source: SourceText
  ) throws(ScaffoldError) -> [LiquidWord] {
    let bytes = source.bytes
    var words: [LiquidWord] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      guard byte > 0x20 else {
        offset += 1
        continue
      }
      guard words.count < mostWords else {
        throw ScaffoldError(
          .data, .limit, "more than \(mostWords) words", at: source.location(at: offset))
      }
      let word = try word(at: offset, end: range.upperBound, source)
      words.append(word.word)
      offset = word.end
    }
    return words
  }

  private static func word(
    at start: Int, end: Int, _ source: SourceText
  ) throws(ScaffoldError) -> (word: LiquidWord, end: Int) {
    let bytes = source.bytes
    let byte = bytes[start]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      guard let close = bytes[(start + 1)..<end].firstIndex(of: byte) else {
        throw ScaffoldError(
          .data, .liquid, "a string that never ends", at: source.location(at: start),
          help: "close it with \(byte == UInt8(ascii: "'") ? "'" : "\"")")
      }
      let text = source.slice(start + 1..<close)
      return (LiquidWord(kind: .string, text: text, offset: start), close + 1)
    }
    let isName: (UInt8) -> Bool = {
      isLetter($0) || isDigit($0) || "_-.".utf8.contains($0) || $0 >= 0x80
    }
    if isName(byte) {
      let stop = bytes[start..<end].firstIndex { !isName($0) } ?? end
      let text = source.slice(start..<stop)
      let kind: Kind = isDigit(byte) || byte == UInt8(ascii: "-") ? .number : .name
      return (LiquidWord(kind: kind, text: text, offset: start), stop)
    }
    let pair = source.slice(start..<min(start + 2, end))
    let isPair = ["==", "!=", "<>", "<=", ">="].contains(pair)
    let stop = isPair ? start + 2 : start + 1
    return (
      LiquidWord(kind: .sign, text: source.slice(start..<stop), offset: start), stop
    )
  }
}
