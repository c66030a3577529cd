import ScaffoldSwift

/// What is before a place in Swift code.
struct SourceContext {
  private let text: [UInt8]

  init(_ text: [UInt8]) { self.text = text }

  /// The word before the dot before a word; empty for another expression, and `nil` without a dot.
  func qualifier(of word: Range<Int>) -> String? {
    guard byte(before: word.lowerBound) == UInt8(ascii: ".") else { return nil }
    return self.word(endingAt: word.lowerBound - 1)
  }

  /// The first word of a chain such as `Strings.login.title` before a word; `nil` without a dot, or if the chain begins
  /// with another expression.
  func root(of word: Range<Int>) -> String? {
    var (start, root) = (word.lowerBound, nil as String?)
    while byte(before: start) == UInt8(ascii: ".") {
      let qualifier = self.word(endingAt: start - 1)
      guard !qualifier.isEmpty else { return nil }
      root = qualifier
      start -= 1 + qualifier.utf8.count
    }
    return root
  }

  /// Whether a word is what an import names.
  func isAfterImport(_ word: Range<Int>) -> Bool {
    let end = endOfCode(before: word.lowerBound)
    return end < word.lowerBound && self.word(endingAt: end) == "import"
  }

  /// Whether a piece of a string has nothing but a word between its quotation marks.
  func isWhole(_ word: Range<Int>, of piece: Range<Int>) -> Bool {
    let quote = UInt8(ascii: "\"")
    return word.lowerBound == piece.lowerBound + 1 && text[piece.lowerBound] == quote
      && word.upperBound == piece.upperBound - 1 && text[word.upperBound] == quote
  }

  /// Whether the string at an offset is given for a name such as `identifier`, `nibName` or `storyboard`.
  func identifies(stringAt offset: Int) -> Bool {
    var end = endOfCode(before: offset)
    guard let mark = byte(before: end), "(:=".utf8.contains(mark) else { return false }
    end = endOfCode(before: end - 1)
    var name = word(endingAt: end)
    let start = endOfCode(before: end - name.utf8.count)
    // `let name: String = "Login"` has its name before the type.
    if mark == UInt8(ascii: "="), byte(before: start) == UInt8(ascii: ":") {
      name = word(endingAt: endOfCode(before: start - 1))
    }
    return Self.isNameOfIdentifier(name)
  }

  private static let identifiers = [
    "identifier", "storyboard", "nib", "xib", "segue", "scene", "file", "bundle", "filename",
    "classname", "nibname", "storyboardname",
  ]

  private static func isNameOfIdentifier(_ name: String) -> Bool {
    if name == "name" || name == "id" || name.hasSuffix("Id") || name.hasSuffix("ID") {
      return true
    }
    let small = name.lowercased()
    guard !small.contains("image"), !small.contains("title") else { return false }
    return identifiers.contains { small.contains($0) }
  }

  private func byte(before offset: Int) -> UInt8? { offset > 0 ? text[offset - 1] : nil }

  /// The offset after the last byte before an offset that is not white space.
  private func endOfCode(before offset: Int) -> Int {
    var end = offset
    while end > 0, text[end - 1] <= 0x20 { end -= 1 }
    return max(end, 0)
  }

  private func word(endingAt end: Int) -> String {
    var start = max(end, 0)
    while start > 0, SwiftByte.isWord(text[start - 1]) { start -= 1 }
    return String(decoding: text[start..<max(end, start)], as: UTF8.self)
  }
}
