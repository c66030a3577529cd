/// A name as it begins other names, `signOut`, or is within them, `SignOut`.
struct CamelName: Sendable, Hashable {
  let exact: String
  let lower: String
  let upper: String

  /// - Parameter words: what the name consists of, such as `signOut` and `everywhere`.
  init(_ words: [String]) {
    let words = words.map { $0.filter { $0 != "`" } }
    exact = (words.first ?? "") + words.dropFirst().map(Self.capitalized).joined()
    upper = Self.capitalized(exact)
    // `URLOpened` begins a name as `urlOpened`.
    let capitals = exact.prefix { $0.isUppercase }
    let count = capitals.count == exact.count ? capitals.count : max(1, capitals.count - 1)
    lower = capitals.isEmpty ? exact : exact.prefix(count).lowercased() + exact.dropFirst(count)
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A name that has another one in the place of this one; `nil` if it does not have this one.
  func replaced(by new: CamelName, in name: String) -> String? {
    guard !exact.isEmpty else { return nil }
    if name == exact { return new.exact }
    var (result, rest, isFound) = ("", name[...], false)
    while !rest.isEmpty {
      let isAtStart = result.isEmpty || result.last == "_"
      if isAtStart, let end = Self.end(of: lower, in: rest) {
        (result, rest, isFound) = (result + new.lower, rest[end...], true)
      } else if let end = Self.end(of: upper, in: rest) {
        (result, rest, isFound) = (result + new.upper, rest[end...], true)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return isFound ? result : nil
  }

  /// What is before and after this name in another one; `nil` if it does not have this name.
  func surroundings(in name: String) -> (before: String, after: String, isAtStart: Bool)? {
    if name == exact { return ("", "", true) }
    for index in name.indices {
      let before = String(name[..<index])
      let isAtStart = before.isEmpty || before.last == "_"
      let word = isAtStart && Self.end(of: lower, in: name[index...]) != nil ? lower : upper
      if let end = Self.end(of: word, in: name[index...]) {
        return (before, String(name[end...]), word == lower && isAtStart)
      }
    }
    return nil
  }

  /// The end of a word at the beginning of a text, if no lowercase letter continues it.
  private static func end(of word: String, in text: Substring) -> Substring.Index? {
    guard text.hasPrefix(word) else { return nil }
    let end = text.index(text.startIndex, offsetBy: word.count)
    return end < text.endIndex && text[end].isLowercase ? nil : end
  }
}
