/// The words of a text in which names may be: those of code, and those of comments, strings and files that are not
/// Swift.
struct NameWords {
  struct Word {
    let range: Range<Int>
    let text: String
    /// Whether the word is Swift code.
    let isCode: Bool
    /// Whether the word is in a comment of Swift code.
    let isComment: Bool
    /// The piece of a string of Swift code in which the word is.
    let string: Range<Int>?
    /// The place of the word in a path of types such as `SignIn.Load.Request`.
    let isAfterDot: Bool
    let isBeforeDot: Bool

    var key: Key { Key(text: text, isAfterDot: isAfterDot, isBeforeDot: isBeforeDot) }
  }

  /// A word with its place in a path of types: in `SignIn.SignIn.Request`, the first is a module, and the second an
  /// action.
  struct Key: Sendable, Hashable {
    let text: String
    let isAfterDot: Bool
    let isBeforeDot: Bool
  }

  /// The words in their order.
  private(set) var words: [Word] = []

  /// - Parameters:
  ///   - phrases: names of several words, such as `Sign In`, that are one word outside of code.
  ///   - isSwift: whether the text is Swift code.
  init(_ text: [UInt8], phrases: [[UInt8]], isSwift: Bool) {
    let lexer = isSwift ? SwiftLexer(text) : nil
    let comments = (lexer?.comments ?? []).map { (range: $0, isComment: true) }
    let texts = (lexer?.texts ?? [0..<text.count]).map { (range: $0, isComment: false) }
    var prose = (comments + texts).sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    var index = 0
    while index < text.count {
      while let (range, _) = prose.first, range.upperBound <= index { prose.removeFirst() }
      let isCode = prose.first.map { index < $0.range.lowerBound } ?? true
      let start = index
      if !isCode { index = Self.end(ofPhraseAt: index, in: text, phrases) ?? index }
      while index < text.count, SwiftByte.isWord(text[index]) { index += 1 }
      if index == start {
        index += 1
      } else {
        let word = String(decoding: text[start..<index], as: UTF8.self)
        let dot = UInt8(ascii: ".")
        words.append(
          Word(
            range: start..<index, text: word, isCode: isCode,
            isComment: !isCode && prose.first?.isComment == true,
            string: isSwift && !isCode && prose.first?.isComment == false
              ? prose.first?.range : nil,
            isAfterDot: start > 0 && text[start - 1] == dot,
            isBeforeDot: index < text.count && text[index] == dot))
      }
    }
  }

  /// The end of the longest phrase at a place where a word begins; `nil` if there is none.
  private static func end(
    ofPhraseAt start: Int, in text: [UInt8], _ phrases: [[UInt8]]
  ) -> Int? {
    let found = phrases.filter { phrase in
      let end = start + phrase.count
      return end <= text.count && text[start..<end].elementsEqual(phrase)
        && (end == text.count || !SwiftByte.isWord(text[end]))
    }
    return found.map { start + $0.count }.max()
  }
}
