/// Finds the names of the types that a Swift file declares at its top level.
///
/// ```swift
/// let source = "enum A { struct Inner {} }\n#if DEBUG\nactor `B` {}\n#endif"
/// DeclarationScanner.declarations(in: Array(source.utf8)).map(\.name)  // ["A", "B"]
/// ```
///
/// One pass over the bytes that knows just enough of the language to tell code from comments,
/// strings and regular expressions. Every branch of an `#if` counts. It accepts any bytes and never
/// fails: what it cannot read, it walks over.
struct DeclarationScanner {
  /// A class, struct, enum, protocol, actor, typealias or macro.
  struct Declaration: Sendable, Hashable {
    let name: String
    /// Where the name stands; ``SourceText/location(at:)`` makes a location of it.
    let offset: Int
  }

  /// The declarations of the file in the order in which they stand.
  static func declarations(in bytes: [UInt8]) -> [Declaration] {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = DeclarationScanner(buffer)
      var found: [Declaration] = []
      while let range = scanner.next() {
        let name = String(decoding: buffer[range], as: UTF8.self)
        found.append(Declaration(name: name, offset: range.lowerBound))
      }
      return found
    }
  }

  private var skimmer: SwiftSkimmer
  private var before = Before.nothing

  /// The token before the present one, as far as it matters.
  private enum Before {
    case nothing, dot, importWord
    /// A word such as `class`, which a name may follow.
    case keyword
    /// `actor` or `macro`, which may also be names themselves: the next name stands on their line.
    case contextualKeyword
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { skimmer = SwiftSkimmer(bytes) }

  /// Where the next name stands.
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
    let word = TopLevelWord(skimmer.bytes[range])
    switch (before, word) {
    case (.dot, _), (.importWord, _): before = .nothing
    case (.keyword, .contextualKeyword), (.contextualKeyword, .contextualKeyword):
      return take(range)
    case (.keyword, .other), (.contextualKeyword, .other):
      let word = UnsafeBufferPointer(rebasing: skimmer.bytes[range])
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

/// What a word at the top level of a file says about the next one.
private enum TopLevelWord {
  case keyword, contextualKeyword, importWord, other

  init(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
    let bytes = UnsafeBufferPointer(rebasing: word)
    // Nearly every word is told by its length and its first letter.
    switch (bytes.count, bytes.first.map { Unicode.Scalar($0) }) {
    case (4, "e"): self = bytes.spell("enum") ? .keyword : .other
    case (5, "c"): self = bytes.spell("class") ? .keyword : .other
    case (6, "s"): self = bytes.spell("struct") ? .keyword : .other
    case (8, "p"): self = bytes.spell("protocol") ? .keyword : .other
    case (9, "t"): self = bytes.spell("typealias") ? .keyword : .other
    case (5, "a"): self = bytes.spell("actor") ? .contextualKeyword : .other
    case (5, "m"): self = bytes.spell("macro") ? .contextualKeyword : .other
    case (6, "i"): self = bytes.spell("import") ? .importWord : .other
    default: self = .other
    }
  }
}
