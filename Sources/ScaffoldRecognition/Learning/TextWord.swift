import ScaffoldSwift

/// A word of a text, with what kind of text is around it.
struct TextWord: Sendable, Equatable {
  enum Region: Sendable, Hashable {
    case code
    case comment
    /// A piece of a string between its quotation marks and interpolations, with its range.
    case string(Range<Int>)
    /// A file that is not Swift code.
    case resource
  }

  let range: Range<Int>
  let region: Region

  /// The words of a text, in their order.
  static func all(in text: [UInt8], isSwift: Bool) -> [TextWord] {
    let regions = isSwift ? Self.regions(of: text) : [(0..<text.count, .resource)]
    var (words, next, index) = ([TextWord](), 0, 0)
    while index < text.count {
      while next < regions.count, regions[next].range.upperBound <= index { next += 1 }
      let isInRegion = next < regions.count && regions[next].range.lowerBound <= index
      let start = index
      while index < text.count, SwiftByte.isWord(text[index]) { index += 1 }
      guard index > start else {
        index += 1
        continue
      }
      words.append(
        TextWord(range: start..<index, region: isInRegion ? regions[next].region : .code))
    }
    return words
  }

  /// The comments and strings of Swift code.
  private static func regions(of text: [UInt8]) -> [(range: Range<Int>, region: Region)] {
    let lexer = SwiftLexer(text)
    let comments = lexer.comments.map { (range: $0, region: Region.comment) }
    let strings = lexer.texts.map { range in
      (range: range, region: isComment(text[range]) ? Region.comment : .string(range))
    }
    return (comments + strings).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
  /// Whether a text in a string is a comment of an interpolation.
  private static func isComment(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: "//".utf8) || text.starts(with: "/*".utf8)
  }
}
