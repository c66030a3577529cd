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
    self.init(
      base: base.compactMap(SwiftFile.init(ifReadable:)),
      yours: yours.compactMap(SwiftFile.init(ifReadable:)))
  }

  /// The same for files that have been read.
  package init(base: [SwiftFile], yours files: [SwiftFile]) {
    let former = TypeTable(base).declared
    let current = TypeTable(files).declared
    let gone = former.filter { current[$0.key] == nil }
    guard !gone.isEmpty else { return }
    let used = Self.words(among: Set(gone.keys), in: files)
    let own = current.filter { former[$0.key] == nil }
    var found: [String: String] = [:]
    for (name, entry) in gone where !used.contains(name) {
      let selectors = entry.selectors
      let similar = own.filter { Self.isSimilar($0.value, to: entry, selectors) }
      if similar.count == 1 { found[name] = similar.keys.first }
    }
    let uses = Dictionary(grouping: found.values) { $0 }
    names = found.filter { uses[$0.value]?.count == 1 }
  }

  private static func isSimilar(
    _ own: TypeTable.Entry, to entry: TypeTable.Entry, _ selectors: Set<String>
  ) -> Bool {
    guard own.isProtocol == entry.isProtocol else { return false }
    let common = own.count(of: selectors)
    return common > 0 && 2 * common >= selectors.count
  }

  /// Those of the words that occur in the code of files.
  private static func words(among words: Set<String>, in files: [SwiftFile]) -> Set<String> {
    let lengths = Set(words.map(\.utf8.count))
    var found: Set<String> = []
    for file in files {
      visitWords(in: file.text, comments: false) { range in
        guard lengths.contains(range.count) else { return }
        let word = String(decoding: file.text[range], as: UTF8.self)
        if words.contains(word) { found.insert(word) }
      }
    }
    return found
  }

  /// A Swift file of the template with the user's names in its code and its comments. The texts of strings stay.
  package func renaming(_ text: [UInt8]) -> [UInt8] {
    guard !names.isEmpty else { return text }
    var result: [UInt8] = []
    var end = 0
    Self.visitWords(in: text, comments: true) { range in
      guard let name = names[String(decoding: text[range], as: UTF8.self)] else { return }
      result += text[end..<range.lowerBound] + Array(name.utf8)
      end = range.upperBound
    }
    return result + text[end...]
  }

  /// Calls a function with each word of the code, and with those in comments if they are wanted.
  private static func visitWords(
    in text: [UInt8], comments: Bool, _ visit: (Range<Int>) -> Void
  ) {
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
      if index > start { visit(start..<index) } else { index += 1 }
    }
  }
}

extension TypeTable {
  /// The types at the top level that the files declare.
  fileprivate var declared: [String: Entry] {
    types.filter { $0.value.isDeclared && !$0.key.contains(".") }
  }
}
