/// Finds the names that a Swift file declares at its top level: types, functions and variables.
///
/// ```swift
/// let source = "enum A { struct Inner {} }\n#if DEBUG\nfunc `B`() {}\n#endif"
/// DeclarationScanner.declarations(in: Array(source.utf8)).map(\.name)  // ["A", "B"]
/// ```
///
/// The compiler refuses a type beside each of them, private or not, in any file of the module. It accepts a type
/// beside an asynchronous function, a macro or an operator, which the scanner therefore skips.
///
/// The scanner separates code from comments, strings and regular expressions. Every branch of an `#if`
/// counts. Any bytes are accepted; the scanner skips what it cannot read.
struct DeclarationScanner {
  struct Declaration: Sendable, Hashable {
    enum Kind: Sendable {
      /// A class, struct, enum, protocol, actor or typealias.
      case type
      /// A function, constant or variable.
      case value
    }

    let name: String
    /// The offset of the name; ``SourceText/location(at:)`` returns its location.
    let offset: Int
    let kind: Kind
  }

  /// The declarations of the file in their order.
  static func declarations(in bytes: [UInt8]) -> [Declaration] {
    var scanner = DeclarationScanner(bytes)
    while let token = scanner.skimmer.nextToken() {
      if scanner.continuesFunction(token) || scanner.continuesBinding(token) { continue }
      scanner.read(token)
    }
    scanner.endFunction()
    return scanner.found
  }

  var skimmer: SwiftSkimmer
  private(set) var found: [Declaration] = []
  private var before = Before.nothing
  var function: PendingFunction?
  var binding: BindingStage?

  /// The token before the current one, as far as it matters.
  private enum Before {
    case nothing, dot, importWord
    /// A word such as `class`, which a name may follow.
    case keyword
    /// `actor`, which may also be a name: the declared name is on the same line.
    case contextualKeyword
    case functionWord
    /// A comma or a word such as `if`, after which `let` declares a local name.
    case condition
  }

  private init(_ bytes: [UInt8]) { skimmer = SwiftSkimmer(bytes) }

  func text(_ range: Range<Int>) -> String {
    String(decoding: skimmer.bytes[range], as: UTF8.self)
  }

  /// The byte of the token that was just read, if it is a punctuation mark.
  var punctuation: Unicode.Scalar { Unicode.Scalar(skimmer.bytes[skimmer.index - 1]) }

  mutating func declare(_ range: Range<Int>, _ kind: Declaration.Kind) {
    guard !range.isEmpty else { return }
    found.append(Declaration(name: text(range), offset: range.lowerBound, kind: kind))
  }

  private mutating func read(_ token: SwiftSkimmer.Token) {
    switch token {
    case .lineEnd: if before == .contextualKeyword || before == .importWord { before = .nothing }
    case .dot: before = .dot
    case .other: before = punctuation == "," ? .condition : .nothing
    case .quoted(let range): take(range)
    case .word(let range): read(range)
    }
  }

  private mutating func read(_ range: Range<Int>) {
    let word = text(range)
    let meaning = TopLevelWord(word)
    switch (before, meaning) {
    case (.dot, _), (.importWord, _): before = .nothing
    case (.keyword, .contextualKeyword), (.contextualKeyword, .contextualKeyword),
      (.functionWord, .contextualKeyword):
      take(range)
    case (.keyword, .other), (.contextualKeyword, .other), (.functionWord, .other):
      // `class subscript` declares no type.
      if !Identifier.keywords.contains(word) { take(range) }
      before = .nothing
    case (.condition, .binding): before = .nothing
    case (_, .binding): (before, binding) = (.nothing, .name)
    case (_, .keyword): before = .keyword
    case (_, .contextualKeyword): before = .contextualKeyword
    case (_, .function): before = .functionWord
    case (_, .importWord): before = .importWord
    case (_, .condition): before = .condition
    case (_, .other), (_, .statement): before = .nothing
    }
  }

  /// Reads the name, if it follows a declaration's keyword.
  private mutating func take(_ range: Range<Int>) {
    switch before {
    case .keyword, .contextualKeyword: declare(range, .type)
    case .functionWord: function = PendingFunction(name: range)
    case .nothing, .dot, .importWord, .condition: break
    }
    before = .nothing
  }
}

extension [DeclarationScanner.Declaration] {
  /// The names of the types.
  var types: [String] { compactMap { $0.kind == .type ? $0.name : nil } }
}

/// The meaning of a word at the top level of a file for the next word.
enum TopLevelWord {
  case keyword, contextualKeyword, function, binding, importWord, condition, statement, other

  init(_ word: String) {
    switch word {
    case "class", "enum", "protocol", "struct", "typealias": self = .keyword
    case "actor": self = .contextualKeyword
    case "func": self = .function
    case "let", "var": self = .binding
    case "import": self = .importWord
    case "async", "case", "catch", "for", "guard", "if", "while": self = .condition
    case "do", "extension", "infix", "macro", "operator", "postfix", "precedencegroup", "prefix",
      "repeat", "switch":
      self = .statement
    default: self = .other
    }
  }
}
