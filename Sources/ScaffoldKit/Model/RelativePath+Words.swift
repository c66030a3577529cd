extension RelativePath {
  /// Whether a file or a folder of the path has a name as a word in its own: `LoginTests` and `login` have `Login`,
  /// `Blogins` has not.
  func hasWord(_ name: String) -> Bool {
    components.contains { $0.hasWord(Array(name.utf8)) }
  }
}

extension String {
  fileprivate func hasWord(_ word: [UInt8]) -> Bool {
    let text = Array(utf8)
    guard !word.isEmpty, word.count <= text.count else { return false }
    return (0...(text.count - word.count)).contains { start in
      let end = start + word.count
      let isWord = zip(text[start..<end], word).allSatisfy { $0.lowercased == $1.lowercased }
      let begins = start == 0 || text[start].isUppercase || !text[start - 1].isLetter
      let ends = end == text.count || !text[end].isLowercase
      return isWord && begins && ends
    }
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isLetter: Bool { isUppercase || isLowercase }
  fileprivate var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
}
