import ScaffoldRecognition
import ScaffoldSwift

/// The tokens of a source, with the types and functions that they are in.
struct SourceScan {
  /// A declaration with a body, by the tokens of its braces.
  struct Body {
    let name: String
    let tokens: Range<Int>
    let isExtension: Bool
    var isProtocol = false
    /// The index of its keyword.
    var start = 0
  }

  let source: SourceText
  let tokens: [SwiftToken]
  /// The types and extensions, each after those around it.
  private(set) var types: [Body] = []
  /// The functions and initializers, each after those around it.
  private(set) var functions: [Body] = []
  private var typeIndex = BodyIndex([])
  private var functionIndex = BodyIndex([])
  /// For each token, the brace of the body whose head has it; `none` if there is no such brace.
  private var braces: [Int32] = []
  private static let none: Int32 = -1

  init(_ source: SourceText) {
    self.source = source
    tokens = SwiftLexer(source.text).tokens
    findBraces()
    for place in tokens.indices where tokens[place].kind == .word {
      // The first bytes tell most words from the keywords.
      guard let keyword = Keyword(bytes(place)) else { continue }
      switch keyword {
      case .type, .protocol, .extension: addType(at: place, keyword)
      case .function: addFunction(at: place)
      case .initializer: addInitializer(at: place)
      }
    }
    braces = []
    typeIndex = BodyIndex(types.map(\.tokens))
    functionIndex = BodyIndex(functions.map(\.tokens))
  }

  private enum Keyword {
    case type, `protocol`, `extension`, function, initializer

    init?(_ bytes: ArraySlice<UInt8>) {
      guard 4...9 ~= bytes.count else { return nil }
      switch bytes.first {
      case UInt8(ascii: "c") where bytes.elementsEqual("class".utf8): self = .type
      case UInt8(ascii: "s") where bytes.elementsEqual("struct".utf8): self = .type
      case UInt8(ascii: "a") where bytes.elementsEqual("actor".utf8): self = .type
      case UInt8(ascii: "e") where bytes.elementsEqual("enum".utf8): self = .type
      case UInt8(ascii: "p") where bytes.elementsEqual("protocol".utf8): self = .protocol
      case UInt8(ascii: "e") where bytes.elementsEqual("extension".utf8): self = .extension
      case UInt8(ascii: "f") where bytes.elementsEqual("func".utf8): self = .function
      case UInt8(ascii: "i") where bytes.elementsEqual("init".utf8): self = .initializer
      default: return nil
      }
    }
  }

  private mutating func addType(at place: Int, _ keyword: Keyword) {
    guard place + 1 < tokens.count, tokens[place + 1].kind == .word, isUppercase(place + 1),
      !isMark(".", at: place - 1), let open = brace(after: place + 2)
    else { return }
    types.append(
      Body(
        name: word(place + 1), tokens: open..<end(of: open), isExtension: keyword == .extension,
        isProtocol: keyword == .protocol, start: place))
  }

  private mutating func addFunction(at place: Int) {
    guard !isMark(".", at: place - 1), let open = brace(after: place + 1) else { return }
    functions.append(
      Body(name: word(place + 1), tokens: open..<end(of: open), isExtension: false, start: place))
  }

  private mutating func addInitializer(at place: Int) {
    guard !isMark(".", at: place - 1), let open = brace(after: place + 1) else { return }
    functions.append(Body(name: "init", tokens: open..<end(of: open), isExtension: false))
  }

  /// The brace of a body that begins after a head; `nil` if a statement or another declaration comes first.
  private func brace(after start: Int) -> Int? {
    guard start < braces.count, braces[start] != Self.none, braces[start] < start + Self.longestHead
    else { return nil }
    return Int(braces[start])
  }

  /// The most tokens of a head.
  private static let longestHead = 400

  /// Finds the brace for each token from the end, so that each token is read once.
  private mutating func findBraces() {
    braces = Array(repeating: Self.none, count: tokens.count)
    for place in tokens.indices.reversed() {
      if isMark("{", at: place) {
        braces[place] = Int32(place)
      } else if !isMark("}", at: place), !isMark(";", at: place), !startsStatement(place) {
        let next = (tokens[place].partner ?? place) + 1
        if next > place, next < tokens.count { braces[place] = braces[next] }
      }
    }
  }

  private func startsStatement(_ place: Int) -> Bool {
    tokens[place].startsLine && tokens[place].kind == .word && Self.starters.contains(word(place))
  }

  private static let starters: Set<String> = [
    "func", "var", "let", "init", "class", "struct", "enum", "protocol", "extension", "static",
    "private", "public", "return", "typealias", "case", "override", "@objc",
  ]

  private func end(of open: Int) -> Int { min(tokens[open].partner ?? tokens.count, tokens.count) }
}

// MARK: Tokens

extension SourceScan {
  func bytes(_ place: Int) -> ArraySlice<UInt8> { source.text[tokens[place].range] }

  /// The text of a token; empty if there is none.
  func word(_ place: Int) -> String {
    tokens.indices.contains(place) ? String(decoding: bytes(place), as: UTF8.self) : ""
  }

  func isMark(_ mark: Unicode.Scalar, at place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].range.count == 1
      && source.text[tokens[place].range.lowerBound] == UInt8(ascii: mark)
  }

  func isUppercase(_ place: Int) -> Bool {
    guard let first = bytes(place).first else { return false }
    return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
  }

  /// The index of the bracket that closes the one here; `nil` if it is not closed.
  func partner(of place: Int) -> Int? {
    guard tokens.indices.contains(place), let partner = tokens[place].partner,
      partner < tokens.count
    else { return nil }
    return partner
  }

  /// The outermost type around a token.
  func outermostType(at place: Int) -> String? {
    typeIndex.outermost(at: place).map { types[$0].name }
  }

  /// The nearest type around a token.
  func type(around place: Int) -> Body? { typeIndex.innermost(at: place).map { types[$0] } }

  /// The tokens of the nearest function around a token, else of the nearest type, else of the file.
  func scope(of place: Int) -> Range<Int> {
    functionIndex.innermost(at: place).map { functions[$0].tokens }
      ?? type(around: place)?.tokens ?? tokens.indices
  }

  /// The name of the nearest function around a token.
  func function(around place: Int) -> String? {
    functionIndex.innermost(at: place).map { functions[$0].name }
  }

  /// Whether a token is in the body of a function.
  func isInFunction(_ place: Int) -> Bool { functionIndex.innermost(at: place) != nil }

  func sourcePlace(_ place: Int, _ finder: PlaceFinder) -> SourcePlace {
    finder.place(at: tokens[place].range.lowerBound)
  }
}

extension SourceScan {
  /// The tokens of the bodies of `#Preview` macros.
  var previews: [Range<Int>] {
    tokens.indices.filter { place in
      tokens[place].kind == .pound && bytes(place).elementsEqual("#Preview".utf8)
    }.compactMap { place in
      var open = place + 1
      if isMark("(", at: open), let end = tokens[open].partner { open = end + 1 }
      guard isMark("{", at: open), let end = tokens[open].partner else { return nil }
      return open..<end
    }
  }
}
