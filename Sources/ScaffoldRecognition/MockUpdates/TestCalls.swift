import ScaffoldSwift

/// The members that the code of tests uses after a dot: `mock.reset()`, `view.showErrorCalled`.
struct TestCalls {
  /// A call of a function, with the word before the dot.
  private struct Call: Hashable {
    let name: String
    let receiver: String
  }

  private var calls: [String: Set<Call>] = [:]
  private var uses: [String: [(path: String, offset: Int)]] = [:]
  private var texts: [String: [UInt8]] = [:]
  /// The types that variables of tests have, by the names of the variables.
  private var types: [String: Set<String>] = [:]

  init(_ sources: some Sequence<SourceText>) {
    for source in sources.sorted(by: { $0.path < $1.path })
    where source.isTest && source.path.hasSuffix(".swift") {
      texts[source.path] = source.text
      let code = CodeWords(source.text)
      for place in code.tokens.indices.dropFirst() where code.tokens[place].kind == .word {
        if code.isMark(".", at: place - 1) {
          addUse(at: place, in: code, of: source)
        } else {
          addType(at: place, in: code)
        }
      }
    }
  }

  private mutating func addUse(at place: Int, in code: CodeWords, of source: SourceText) {
    let name = code.word(place)
    uses[name, default: []].append((source.path, code.tokens[place].range.lowerBound))
    guard code.isMark("(", at: place + 1) || code.isMark("{", at: place + 1) else { return }
    var index = place - 2
    while code.isMark("?", at: index) || code.isMark("!", at: index) { index -= 1 }
    calls[name, default: []].insert(Call(name: name, receiver: code.word(index)))
  }

  /// Adds the type of a variable: `let view = ViewMock()`, `var view: ViewMock!`.
  private mutating func addType(at place: Int, in code: CodeWords) {
    guard code.isMark("=", at: place + 1) || code.isMark(":", at: place + 1) else { return }
    let type = code.word(place + 2)
    guard type.first?.isUppercase == true else { return }
    var last = place + 2
    while code.isMark(".", at: last + 1), code.word(last + 2).first?.isUppercase == true {
      last += 2
    }
    types[code.word(place), default: []].insert(code.word(last))
  }

  private static let mockWords = ["mock", "spy", "stub", "fake", "double"]

  /// Whether tests may call a function of a mock themselves. Those of other types may have the same name.
  func callFunction(_ name: String, of mock: String) -> Bool {
    (calls[name] ?? []).contains { call in
      if let types = types[call.receiver] { return types.contains(mock) }
      let receiver = call.receiver.lowercased()
      return call.receiver == ")" || Self.mockWords.contains { receiver.contains($0) }
    }
  }

  func places(of name: String) -> [SourcePlace] {
    (uses[name] ?? []).map { use in
      PlaceFinder(path: use.path, text: texts[use.path] ?? []).place(at: use.offset)
    }
  }
}

/// The tokens of code as words.
struct CodeWords {
  let tokens: [SwiftToken]
  private let text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    tokens = SwiftLexer(text).tokens
  }

  /// The text of a token; empty if there is none.
  func word(_ place: Int) -> String {
    tokens.indices.contains(place) ? String(decoding: text[tokens[place].range], as: UTF8.self) : ""
  }

  func isMark(_ mark: Unicode.Scalar, at place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].range.count == 1
      && text[tokens[place].range.lowerBound] == UInt8(ascii: mark)
  }

  /// Whether a function is called by its name alone.
  func callsItself(_ name: String) -> Bool {
    tokens.indices.contains { place in
      isMark("(", at: place + 1) && tokens[place].kind == .word && word(place) == name
        && word(place - 1) != "func" && !isMark(".", at: place - 1)
    }
  }
}
