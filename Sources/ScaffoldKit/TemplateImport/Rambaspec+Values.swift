// The keys and values of a `.rambaspec`.
extension Rambaspec {
  /// Adds a member to an entry, and reports one that no entry has.
  mutating func add(_ key: Text, _ value: Range<Int>, to entry: inout Entry) {
    let known = ["name", "path", "custom_name", "is_resource", "file_name", "file_type"]
    guard known.contains(key.value) else {
      return report(
        .unknown(
          "key", key.value, code: .unknownKey, known: known,
          at: location(of: key.offset)))
    }
    guard entry.members[key.value] == nil else {
      return refuse("duplicate key '\(key.value)'", at: key.offset, help: "remove one of them")
    }
    entry.members[key.value] = scalar(value)
  }

  /// The key of a line, and the place of its value; no value if the line ends after the colon.
  mutating func pair(in words: Range<Int>) -> (key: Text, value: Range<Int>?)? {
    let bytes = source.bytes
    let isKey: (UInt8) -> Bool = { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
    var end = words.lowerBound
    while end < words.upperBound, isKey(bytes[end]) { end += 1 }
    let isColon = end < words.upperBound && bytes[end] == UInt8(ascii: ":")
    let isFollowed = end + 1 == words.upperBound || isColon && isBlank(bytes[end + 1])
    guard isColon, isFollowed, end > words.lowerBound else {
      refuse("expected 'key: value'", at: words.lowerBound, help: "only simple YAML is read")
      return nil
    }
    let key = Text(value: source.slice(words.lowerBound..<end), offset: words.lowerBound)
    let value = trimmed(end + 1..<words.upperBound)
    let isComment = !value.isEmpty && bytes[value.lowerBound] == UInt8(ascii: "#")
    return (key, value.isEmpty || isComment ? nil : value)
  }

  /// A text in quotation marks or without them.
  mutating func scalar(_ range: Range<Int>) -> Text {
    let text = source.slice(range)
    let offset = range.lowerBound
    switch text.first {
    case "\"", "'":
      let quote = text.dropFirst()
      guard let end = quote.firstIndex(of: text.first ?? "\"") else {
        refuse("a quotation mark is not closed", at: offset, help: "close it on the same line")
        return Text(value: "", offset: offset)
      }
      let rest = quote[quote.index(after: end)...].trimmingBlanks
      if !rest.isEmpty, !rest.hasPrefix("#") {
        refuse("text after a quotation mark", at: offset, help: "remove it")
      }
      if text.first == "\"", quote[..<end].contains("\\") {
        refuse("a backslash in quotation marks", at: offset, help: "write the text without it")
      }
      return Text(value: String(quote[..<end]), offset: offset + 1)
    case "&", "*", "!", "|", ">", "[", "%", "@", "`":
      refuse("only simple YAML is read", at: offset, help: "write the text in quotation marks")
      return Text(value: "", offset: offset)
    case "{" where !text.hasPrefix("{{"):
      refuse("only simple YAML is read", at: offset, help: "write the text in quotation marks")
      return Text(value: "", offset: offset)
    default:
      let end = text.firstRange(of: " #")?.lowerBound ?? text.endIndex
      return Text(value: text[..<end].trimmingBlanks, offset: offset)
    }
  }

  /// A part of a line without a comment after `}`.
  func withoutComment(_ range: Range<Int>) -> Range<Int> {
    let text = source.bytes[range]
    guard let sign = text.lastIndex(of: UInt8(ascii: "#")), isBlank(source.bytes[sign - 1]) else {
      return range
    }
    let rest = trimmed(range.lowerBound..<sign)
    let isClosed = !rest.isEmpty && source.bytes[rest.upperBound - 1] == UInt8(ascii: "}")
    return isClosed ? rest : range
  }

  /// A part of a line without the blanks around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, max(range.lowerBound, range.upperBound))
    while start < end, isBlank(source.bytes[start]) { start += 1 }
    while end > start, isBlank(source.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  // MARK: Messages

  func location(of offset: Int) -> SourceLocation { source.location(at: offset) }

  mutating func refuse(_ message: String, at offset: Int, help: String?) {
    report(.notConverted(message, at: location(of: offset), help: help))
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  fileprivate var trimmingBlanks: String {
    let start = drop { $0 == " " || $0 == "\t" }
    let count = start.reversed().prefix { $0 == " " || $0 == "\t" }.count
    return String(start.dropLast(count))
  }
}
