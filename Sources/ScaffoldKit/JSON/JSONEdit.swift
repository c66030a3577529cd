/// Edits of a JSON document as text. Its comments, order, indentation and line ends stay.
///
/// `append` adds at most one entry to each list.
struct JSONEdit {
  private let bytes: [UInt8]
  /// The white space that each level is indented by.
  private let unit: String
  private let lineEnd: String
  private var replacements: [(range: Range<Int>, text: String)] = []
  /// The ends of the last entries of lists after which an entry was added.
  private var extendedEnds: Set<Int> = []
  /// The commas before last members that were removed, by the ends of these members.
  private var commasBefore: [Int: Int] = [:]

  /// No edits yet of a document that ``JSONReader`` has read.
  init(_ document: JSONValue) {
    let bytes = document.place.source.bytes
    self.bytes = bytes
    lineEnd = bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    let first = document.members?.first?.place.offset ?? document.elements?.first?.place.offset
    let indentation = first.flatMap { Self.indentation(of: $0, in: bytes) }
    unit = indentation.flatMap { $0.isEmpty ? nil : $0 } ?? "  "
  }

  /// The bytes of the document with all edits.
  var result: [UInt8] {
    var result: [UInt8] = []
    var done = 0
    let sorted = (commaEdits + replacements).enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, replacement) in sorted {
      result += bytes[done..<replacement.range.lowerBound]
      result += replacement.text.utf8
      done = replacement.range.upperBound
    }
    return result + bytes[done...]
  }

  /// The commas after last entries. A comma before a removed member stays if another member follows.
  private var commaEdits: [(range: Range<Int>, text: String)] {
    var edits: [(range: Range<Int>, text: String)] = []
    for end in extendedEnds where commasBefore[end] == nil { edits.append((end..<end, ",")) }
    for (end, comma) in commasBefore where !extendedEnds.contains(end) {
      edits.append((comma..<comma + 1, ""))
    }
    return edits
  }

  /// Replaces a value.
  mutating func replace(_ value: JSONValue, by new: JSONText) {
    let start = value.place.offset
    replacements.append((start..<value.end, text(of: new, below: lineIndentation(at: start))))
  }

  /// Adds a member at the end of an object.
  mutating func append(_ member: JSONText.Member, to object: JSONValue) {
    let last = object.members?.last
    append(to: object, after: last?.value.end, at: last?.place.offset) { edit, indentation in
      "\"\(member.name)\": " + edit.text(of: member.value, below: indentation)
    }
  }

  /// Adds an element at the end of an array.
  mutating func append(_ element: JSONText, to array: JSONValue) {
    let last = array.elements?.last
    append(to: array, after: last?.end, at: last?.place.offset) { edit, indentation in
      edit.text(of: element, below: indentation)
    }
  }

  /// Removes a member of an object, with its line if that has nothing else.
  mutating func remove(_ name: String, from object: JSONValue) {
    let members = object.members ?? []
    guard let index = members.firstIndex(where: { $0.name == name }) else { return }
    let member = members[index]
    guard index + 1 < members.endIndex, let comma = comma(after: member.value.end) else {
      return removeLast(member, after: index > 0 ? members[index - 1].value.end : nil)
    }
    var start = member.place.offset
    guard bytes[member.value.end..<comma].allSatisfy(Self.isBlank) else {
      replacements.append((start..<blanksEnd(from: member.value.end), ""))
      replacements.append((comma..<comma + 1, ""))
      return
    }
    var end = blanksEnd(from: comma + 1)
    let rest = bytes[end...].prefix(2)
    if rest.first == UInt8(ascii: "\n") || rest.first == UInt8(ascii: "\r"),
      let indentation = Self.indentation(of: start, in: bytes)
    {
      start -= indentation.utf8.count
      end += rest.elementsEqual("\r\n".utf8) ? 2 : 1
    }
    replacements.append((start..<end, ""))
  }

  /// Removes the last member of an object.
  ///
  /// - Parameter lastEnd: the end of the member before it.
  private mutating func removeLast(_ member: JSONValue.Member, after lastEnd: Int?) {
    var start = member.place.offset
    if let lastEnd, let comma = comma(after: lastEnd) {
      commasBefore[member.value.end] = comma
      if bytes[(comma + 1)..<start].allSatisfy(Self.isBlank) {
        start = comma + 1
      } else if let indentation = Self.indentation(of: start, in: bytes),
        Self.isLineEnd(bytes[blanksEnd(from: member.value.end)])
      {
        // The line end after the member stays: it may end a comment.
        start -= indentation.utf8.count + 1
        if bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
      }
    }
    replacements.append((start..<member.value.end, ""))
  }

  // MARK: Places

  /// The next comma that is not in a comment.
  private func comma(after offset: Int) -> Int? {
    var index = offset
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: ",") { return index }
      index = commentEnd(from: index) ?? index + 1
    }
    return nil
  }

  /// The offset after a comment; `nil` if none begins at the offset.
  private func commentEnd(from offset: Int) -> Int? {
    let rest = bytes[offset...]
    if rest.starts(with: "//".utf8) { return rest.firstIndex(where: Self.isLineEnd) }
    guard rest.starts(with: "/*".utf8) else { return nil }
    var end = offset + 4
    while end < bytes.endIndex, !bytes[(end - 2)..<end].elementsEqual("*/".utf8) { end += 1 }
    return end
  }

  /// The offset after the spaces and tabs at an offset.
  private func blanksEnd(from offset: Int) -> Int {
    bytes[offset...].firstIndex { !Self.isSpace($0) } ?? bytes.endIndex
  }

  /// Adds an entry before the closing bracket of a list, and a comma after the entry before it.
  private mutating func append(
    to list: JSONValue, after lastEnd: Int?, at lastStart: Int?,
    _ entry: (JSONEdit, String) -> String
  ) {
    let closing = list.end - 1
    var start = closing
    while start > list.place.offset + 1, Self.isBlank(bytes[start - 1]) { start -= 1 }
    let outer = lineIndentation(at: list.place.offset)
    let indentation =
      lastStart.flatMap { Self.indentation(of: $0, in: bytes) } ?? outer + unit
    if let lastEnd { extendedEnds.insert(lastEnd) }
    let text = lineEnd + indentation + entry(self, indentation)
    let hasLine = bytes[start..<closing].contains { $0 == UInt8(ascii: "\n") }
    replacements.append(
      hasLine ? (start..<start, text) : (start..<closing, text + lineEnd + outer))
  }

  /// A value as text, whose lines after the first are indented below a line.
  private func text(of value: JSONText, below indentation: String) -> String {
    let lines = value.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      guard index > 0 else { return String(line) }
      let words = line.drop { $0 == " " }
      let level = (line.utf8.count - words.utf8.count) / 2
      return indentation + String(repeating: unit, count: level) + words
    }.joined(separator: lineEnd)
  }

  /// The white space at the start of the line of a byte.
  private func lineIndentation(at offset: Int) -> String {
    let start = Self.lineStart(of: offset, in: bytes)
    return String(decoding: bytes[start...].prefix { Self.isSpace($0) }, as: UTF8.self)
  }

  /// The white space before a byte on its line; `nil` if there is something else before it.
  private static func indentation(of offset: Int, in bytes: [UInt8]) -> String? {
    let before = bytes[lineStart(of: offset, in: bytes)..<offset]
    return before.allSatisfy(isSpace) ? String(decoding: before, as: UTF8.self) : nil
  }

  private static func lineStart(of offset: Int, in bytes: [UInt8]) -> Int {
    let newline = bytes[..<offset].lastIndex(where: isLineEnd)
    return newline.map { $0 + 1 } ?? 0
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    isSpace(byte) || isLineEnd(byte)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
