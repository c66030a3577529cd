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
    /// Where the name stands; ``SourceText/location(of:)`` makes a location of it.
    let position: SourceText.Position
    /// The column in characters, counted from one.
    let column: Int
    var line: Int { position.line }
    var offset: Int { position.offset }
  }

  /// The declarations of the file in the order in which they stand.
  static func declarations(in bytes: [UInt8]) -> [Declaration] {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = DeclarationScanner(buffer)
      scanner.scan()
      return scanner.found
    }
  }

  private var skimmer: SwiftSkimmer
  private var found: [Declaration] = []
  private var position = SourceText.Position()
  private var column = 1
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

  private mutating func scan() {
    while let token = skimmer.nextToken() {
      switch token {
      case .lineEnd: if before == .contextualKeyword || before == .importWord { before = .nothing }
      case .dot: before = .dot
      case .other: before = .nothing
      case .quoted(let range): take(range)
      case .word(let range): read(range)
      }
    }
  }

  private mutating func read(_ range: Range<Int>) {
    let word = TopLevelWord(skimmer.bytes[range])
    switch (before, word) {
    case (.dot, _), (.importWord, _): before = .nothing
    case (.keyword, .name), (.keyword, .contextualKeyword), (.contextualKeyword, .name),
      (.contextualKeyword, .contextualKeyword):
      take(range)
    case (_, .keyword): before = .keyword
    case (_, .contextualKeyword): before = .contextualKeyword
    case (_, .importWord): before = .importWord
    default: before = .nothing
    }
  }

  /// Keeps the name if it follows a declaration's keyword.
  private mutating func take(_ range: Range<Int>) {
    defer { before = .nothing }
    guard before == .keyword || before == .contextualKeyword, !range.isEmpty else { return }
    move(to: range.lowerBound)
    found.append(
      Declaration(
        name: String(decoding: skimmer.bytes[range], as: UTF8.self), position: position,
        column: column))
  }

  /// Counts lines and columns up to `offset`, each byte once however many names its line has.
  private mutating func move(to offset: Int) {
    let bytes = skimmer.bytes
    let start = position
    while position.offset < offset {
      position.advance(in: bytes)
    }
    let isSameLine = position.lineStart == start.lineStart
    let passed = bytes[(isSameLine ? start.offset : position.lineStart)..<offset]
    column = (isSameLine ? column : 1) + String(decoding: passed, as: UTF8.self).count
  }
}

/// What a word at the top level of a file says about the next one.
private enum TopLevelWord {
  case name, keyword, contextualKeyword, importWord
  /// A word such as `func` that cannot name a type: `class func` declares none.
  case reserved

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard bytes.count <= 15, bytes.allSatisfy({ 0x61...0x7A ~= $0 || $0 == 0x5F }) else {
      self = bytes.elementsEqual("Any".utf8) || bytes.elementsEqual("Self".utf8) ? .reserved : .name
      return
    }
    switch String(decoding: bytes, as: UTF8.self) {
    case "class", "struct", "enum", "protocol", "typealias": self = .keyword
    case "actor", "macro": self = .contextualKeyword
    case "import": self = .importWord
    case let word: self = Identifier.keywords.contains(word) ? .reserved : .name
    }
  }
}
