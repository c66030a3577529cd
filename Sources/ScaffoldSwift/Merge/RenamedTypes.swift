/// The types that the user has renamed, so that the template's code can use their names.
///
/// A type of the template that no file declares or uses any more was renamed if exactly one type of the user's own has
/// most of its members.
package struct RenamedTypes: Sendable {
  /// The names that the user has given the types, by those in the template.
  package private(set) var names: [String: String] = [:]

  /// - Parameters:
  ///   - base: the Swift files as they were generated.
  ///   - yours: the Swift files that the user has made of them, and those of the user's own.
  package init(base: [[UInt8]], yours: [[UInt8]]) {
    let former = TypeTable(base.compactMap(SwiftFile.init(ifReadable:))).declared
    let files = yours.compactMap(SwiftFile.init(ifReadable:))
    let current = TypeTable(files).declared
    let gone = former.filter { current[$0.key] == nil }
    guard !gone.isEmpty else { return }
    let words = Set(files.flatMap { Self.words(in: $0.text, comments: false).map(\.text) })
    let own = current.filter { former[$0.key] == nil }
    var found: [String: String] = [:]
    for (name, entry) in gone where !words.contains(name) {
      let similar = own.filter { Self.isSimilar($0.value, to: entry) }
      if similar.count == 1 { found[name] = similar.keys.first }
    }
    let uses = Dictionary(grouping: found.values) { $0 }
    names = found.filter { uses[$0.value]?.count == 1 }
  }

  private static func isSimilar(_ own: TypeTable.Entry, to entry: TypeTable.Entry) -> Bool {
    let common = own.members.keys.count { entry.members[$0] != nil }
    return own.isProtocol == entry.isProtocol && common > 0 && 2 * common >= entry.members.count
  }

  /// A Swift file of the template with the user's names in its code and its comments. The texts of strings stay.
  package func renaming(_ text: [UInt8]) -> [UInt8] {
    guard !names.isEmpty else { return text }
    var result: [UInt8] = []
    var end = 0
    for word in Self.words(in: text, comments: true) {
      guard let name = names[word.text] else { continue }
      result += text[end..<word.range.lowerBound] + Array(name.utf8)
      end = word.range.upperBound
    }
    return result + text[end...]
  }

  /// The words of the code, and those in comments if they are wanted.
  private static func words(
    in text: [UInt8], comments: Bool
  ) -> [(range: Range<Int>, text: String)] {
    var words: [(range: Range<Int>, text: String)] = []
    let lexer = SwiftLexer(text)
    var skipped = (lexer.texts + (comments ? [] : lexer.comments))
      .sorted { $0.lowerBound < $1.lowerBound }[...]
    var index = 0
    while index < text.count {
      if let range = skipped.first, range.lowerBound <= index {
        index = max(index, range.upperBound)
        skipped.removeFirst()
        continue
      }
      let start = index
      while index < text.count, SwiftByte.isWord(text[index]) { index += 1 }
      if index > start {
        words.append((start..<index, String(decoding: text[start..<index], as: UTF8.self)))
      } else {
        index += 1
      }
    }
    return words
  }
}

extension TypeTable {
  /// The types at the top level that the files declare.
  fileprivate var declared: [String: Entry] {
    types.filter { $0.value.isDeclared && !$0.key.contains(".") }
  }
}
