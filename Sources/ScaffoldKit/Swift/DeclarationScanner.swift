/// Finds the names of the types that a Swift file declares at its top level.
///
/// ```swift
/// let source = "enum A { struct Inner {} }\n#if DEBUG\nactor `B` {}\n#endif"
/// DeclarationScanner.declarations(in: Array(source.utf8)).map(\.name)  // ["A", "B"]
/// ```
///
/// The scanner separates code from comments, strings and regular expressions. Every branch of an `#if`
/// counts. Any bytes are accepted; the scanner skips what it cannot read.
struct DeclarationScanner {
  /// A class, struct, enum, protocol, actor, typealias or macro.
  struct Declaration: Sendable, Hashable {
    let name: String
    /// The offset of the name; ``SourceText/location(at:)`` returns its location.
    let offset: Int
  }

  /// The declarations of the file in their order.
  static func declarations(in bytes: [UInt8]) -> [Declaration] {
    var scanner = DeclarationScanner(bytes)
    var found: [Declaration] = []
    while let range = scanner.next() {
      found.append(Declaration(name: scanner.text(range), offset: range.lowerBound))
    }
    return found
  }

  private var skimmer: SwiftSkimmer
  private var before = Before.nothing

  /// The token before the current one, as far as it matters.
  private enum Before {
    case nothing, dot, importWord
    /// A word such as `class`, which a name may follow.
    case keyword
    /// `actor` or `macro`, which may also be names: the declared name is on the same line.
    case contextualKeyword
  }

  private init(_ bytes: [UInt8]) { skimmer = SwiftSkimmer(bytes) }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: skimmer.bytes[range], as: UTF8.self)
  }

  /// The range of the next name.
  private mutating func next() -> Range<Int>? {
    while let token = skimmer.nextToken() {
      var name: Range<Int>?
      switch token {
      case .lineEnd: if before == .contextualKeyword || before == .importWord { before = .nothing }
      case .dot: before = .dot
      case .other: before = .nothing
      case .quoted(let range): name = take(range)
      case .word(let range): name = read(range)
      }
      if let name { return name }
    }
    return nil
  }

  private mutating func read(_ range: Range<Int>) -> Range<Int>? {
    let word = text(range)
    switch (before, TopLevelWord(word)) {
    case (.dot, _), (.importWord, _): before = .nothing
    case (.keyword, .contextualKeyword), (.contextualKeyword, .contextualKeyword):
      return take(range)
    case (.keyword, .other), (.contextualKeyword, .other):
      // `class func` declares no type.
      if !Identifier.keywords.contains(word) { return take(range) }
      before = .nothing
    case (_, .keyword): before = .keyword
    case (_, .contextualKeyword): before = .contextualKeyword
    case (_, .importWord): before = .importWord
    case (_, .other): before = .nothing
    }
    return nil
  }

  /// The name, if it follows a declaration's keyword.
  private mutating func take(_ range: Range<Int>) -> Range<Int>? {
    defer { before = .nothing }
    let isDeclared = before == .keyword || before == .contextualKeyword
    return isDeclared && !range.isEmpty ? range : nil
  }
}

/// The meaning of a word at the top level of a file for the next word.
private enum TopLevelWord {
  case keyword, contextualKeyword, importWord, other

  init(_ word: String) {
    switch word {
    case "class", "enum", "protocol", "struct", "typealias": self = .keyword
    case "actor", "macro": self = .contextualKeyword
    case "import": self = .importWord
    default: self = .other
    }
  }
}
