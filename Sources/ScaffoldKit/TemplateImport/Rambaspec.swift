/// The description of a Generamba template: a file `.rambaspec`, written in a simple kind of YAML.
struct Rambaspec {
  /// A text with its place.
  struct Text: Sendable, Hashable {
    let value: String
    let offset: Int
  }

  /// An entry of `code_files` or `test_files`.
  struct Entry: Sendable {
    let role: FileRole
    var members: [String: Text]
    let offset: Int
  }

  private(set) var texts: [String: Text] = [:]
  private(set) var entries: [Entry] = []
  /// The keys that are not converted, such as `dependencies`, with their places.
  private(set) var lists: [(name: String, offset: Int)] = []
  private(set) var problems: [Diagnostic] = []
  let source: SourceText
  /// The key whose list is being read.
  private var section: String?
  /// The column of the members of the last entry.
  private var memberColumn: Int?

  static let sections: [String: FileRole] = ["code_files": .source, "test_files": .test]
  private static let textKeys = [
    "name", "summary", "author", "version", "license", "update", "description",
  ]
  private static let mostEntries = 2_000

  mutating func report(_ diagnostic: Diagnostic) { problems.append(diagnostic) }

  init(_ source: SourceText) {
    self.source = source
    var offset = source.hasByteOrderMark ? SourceText.byteOrderMark.count : 0
    while offset < source.bytes.count, problems.count < Diagnostic.mostOfAFile {
      let rest = source.bytes[offset...]
      let end = rest.firstIndex { $0 == UInt8(ascii: "\n") } ?? source.bytes.count
      read(offset..<(end > offset && source.bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end))
      offset = end + 1
    }
  }

  // MARK: Lines

  private mutating func read(_ line: Range<Int>) {
    let indent = source.bytes[line].prefix { $0 == UInt8(ascii: " ") }.count
    let start = line.lowerBound + indent
    let words = trimmed(start..<line.upperBound)
    guard !words.isEmpty, source.bytes[words.lowerBound] != UInt8(ascii: "#") else { return }
    let text = source.slice(words)
    if text == "---" || text == "..." { return }
    if source.bytes[start] == UInt8(ascii: "\t") {
      refuse("a tab at the beginning of a line", at: start, help: "indent with spaces")
    } else if text.hasPrefix("{%") {
      refuse(
        "a condition in the description of the template", at: start,
        help: "list the files without conditions, and remove entries from template.json later")
    } else if text == "-" || text.hasPrefix("- ") {
      readItem(words, indent)
    } else if indent == 0 {
      readKey(words)
    } else if section != nil, indent == memberColumn, var entry = entries.popLast() {
      readMember(words, &entry)
      entries.append(entry)
    } else if section.map({ Self.sections[$0] == nil }) != true {
      refuse("unexpected indentation", at: start, help: "write '- name: …' for each file")
    }
  }

  private mutating func readKey(_ words: Range<Int>) {
    guard let (key, value) = pair(in: words) else { return }
    section = nil
    memberColumn = nil
    guard let value else {
      section = key.value
      if Self.sections[key.value] == nil { lists.append((key.value, key.offset)) }
      return
    }
    if Self.sections[key.value] != nil {
      guard source.slice(value) == "[]" else {
        return refuse(
          "'\(key.value)' is not a list", at: value.lowerBound, help: "write '- {name: …, path: …}'"
        )
      }
    } else if Self.textKeys.contains(key.value) {
      texts[key.value] = scalar(value)
    } else {
      lists.append((key.value, key.offset))
    }
  }

  private mutating func readItem(_ words: Range<Int>, _ indent: Int) {
    guard let section else {
      return refuse(
        "an entry without a list", at: words.lowerBound, help: "write 'code_files:' above")
    }
    guard let role = Self.sections[section] else { return }
    guard entries.count < Self.mostEntries else {
      return refuse("more than \(Self.mostEntries) entries", at: words.lowerBound, help: nil)
    }
    let inner = trimmed(words.lowerBound + 1..<words.upperBound)
    var entry = Entry(role: role, members: [:], offset: words.lowerBound)
    memberColumn = indent + (inner.lowerBound - words.lowerBound)
    if source.bytes[inner].first == UInt8(ascii: "{") {
      readFlow(inner, &entry)
    } else if !inner.isEmpty {
      readMember(inner, &entry)
    } else {
      memberColumn = indent + 2
    }
    entries.append(entry)
  }

  private mutating func readMember(_ words: Range<Int>, _ entry: inout Entry) {
    guard let (key, value) = pair(in: words) else { return }
    guard let value else {
      return refuse(
        "'\(key.value)' has no value", at: key.offset, help: "write a text after the colon")
    }
    add(key, value, to: &entry)
  }

  /// Reads `{name: a, path: b}`.
  private mutating func readFlow(_ words: Range<Int>, _ entry: inout Entry) {
    let words = withoutComment(words)
    guard source.bytes[words.upperBound - 1] == UInt8(ascii: "}"), words.count > 1 else {
      return refuse(
        "'{' is not closed on its line", at: words.lowerBound, help: "close it with '}'")
    }
    var start = words.lowerBound + 1
    var quote: UInt8?
    var depth = 0
    for index in start..<words.upperBound {
      let byte = source.bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "}"), depth > 0 {
        depth -= 1
      } else if depth == 0, byte == UInt8(ascii: ",") || index == words.upperBound - 1 {
        let part = trimmed(start..<index)
        if !part.isEmpty { readMember(part, &entry) }
        start = index + 1
      }
    }
    if start < words.upperBound {
      refuse("a quotation mark or '{' is not closed", at: words.lowerBound, help: "close it")
    }
  }
}
