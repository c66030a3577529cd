/// A name as it begins other names, `signOut`, or is within them, `SignOut`.
struct CamelName: Sendable, Hashable {
  let exact: String
  let lower: String
  let upper: String
  private let lowerBytes: [UInt8]
  private let upperBytes: [UInt8]

  /// - Parameter words: what the name consists of, such as `signOut` and `everywhere`.
  init(_ words: [String]) {
    let words = words.map { $0.filter { $0 != "`" } }
    exact = (words.first ?? "") + words.dropFirst().map(Self.capitalized).joined()
    upper = Self.capitalized(exact)
    // `URLOpened` begins a name as `urlOpened`.
    let capitals = exact.prefix { $0.isUppercase }
    let count = capitals.count == exact.count ? capitals.count : max(1, capitals.count - 1)
    lower = capitals.isEmpty ? exact : exact.prefix(count).lowercased() + exact.dropFirst(count)
    (lowerBytes, upperBytes) = (Array(lower.utf8), Array(upper.utf8))
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A name that has another one in the place of this one; `nil` if it does not have this one.
  func replaced(by new: CamelName, in name: String) -> String? {
    if name == exact { return new.exact }
    let bytes = Array(name.utf8)
    var (result, end) = ([UInt8](), 0)
    while let found = place(in: bytes, from: end) {
      let word = found.isAtStart ? new.lowerBytes : new.upperBytes
      result += bytes[end..<found.range.lowerBound] + word
      end = found.range.upperBound
    }
    return end == 0 ? nil : String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// What is before and after this name in another one; `nil` if it does not have this name.
  func surroundings(in name: String) -> (before: String, after: String, isAtStart: Bool)? {
    let bytes = Array(name.utf8)
    guard let found = place(in: bytes, from: 0) else { return nil }
    return (
      String(decoding: bytes[..<found.range.lowerBound], as: UTF8.self),
      String(decoding: bytes[found.range.upperBound...], as: UTF8.self), found.isAtStart
    )
  }

  /// Whether another name has this one.
  func isPart(of name: String) -> Bool {
    name == exact || place(in: Array(name.utf8), from: 0) != nil
  }

  /// The next place of this name, and whether it begins a word there with a lowercase letter.
  private func place(
    in bytes: [UInt8], from start: Int
  ) -> (range: Range<Int>, isAtStart: Bool)? {
    guard !lowerBytes.isEmpty, bytes.count - start >= upperBytes.count else { return nil }
    for index in start..<bytes.count {
      let isAtStart = index == 0 || bytes[index - 1] == UInt8(ascii: "_")
      if isAtStart, let end = Self.end(of: lowerBytes, in: bytes, at: index) {
        return (index..<end, true)
      }
      if let end = Self.end(of: upperBytes, in: bytes, at: index) { return (index..<end, false) }
    }
    return nil
  }

  /// The end of a word at a place, if no lowercase letter continues it.
  private static func end(of word: [UInt8], in bytes: [UInt8], at start: Int) -> Int? {
    let end = start + word.count
    guard end <= bytes.count, bytes[start] == word[0], bytes[start..<end].elementsEqual(word)
    else { return nil }
    let isContinued = end < bytes.count && (0x61...0x7A ~= bytes[end] || bytes[end] >= 0x80)
    return isContinued ? nil : end
  }
}
