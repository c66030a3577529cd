// The keys of texts in string catalogs and in files with the ending 'strings'.
extension RenamedTokens {
  /// A key that the template writes in another way now.
  package struct Key: Sendable, Hashable {
    /// The range between the quotes.
    package let range: Range<Int>
    package let name: String
    package let newName: String
  }

  /// The keys in a file that get a new name: `SignIn.title` in `"SignIn.title" = "Sign in";`.
  package func keys(in text: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var start: Int?
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""):
        if let first = start {
          if let key = key(at: first..<index, in: text) { keys.append(key) }
          start = nil
        } else {
          start = index + 1
        }
      default: break
      }
      index += 1
    }
    return keys
  }

  private func key(at range: Range<Int>, in text: [UInt8]) -> Key? {
    let quote = UInt8(ascii: "\"")
    let old = Array(text[range])
    let found = [[quote] + old + [quote], old + [quote], old].lazy.compactMap { strings[$0] }.first
    guard let found, found.count == 1, let string = found.first,
      case let new = string.filter({ $0 != quote }), new != old, !old.contains(UInt8(ascii: " ")),
      let sign = text[(range.upperBound + 1)...].first(where: { $0 > 0x20 }),
      "=:".utf8.contains(sign)
    else { return nil }
    return Key(
      range: range, name: String(decoding: old, as: UTF8.self),
      newName: String(decoding: new, as: UTF8.self))
  }

  /// A file with the new names of the keys.
  package func renamingKeys(in text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for key in keys(in: text) {
      result += text[end..<key.range.lowerBound] + Array(key.newName.utf8)
      end = key.range.upperBound
    }
    return result + text[end...]
  }
}
