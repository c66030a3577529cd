import ScaffoldSwift

/// The code before a member's name, and what the function around it declares.
struct ReceiverCode {
  enum Receiver: Equatable {
    /// The name is alone.
    case none
    /// `self` or `super`.
    case own
    case name(String)
    /// A member of something that begins with a name.
    case member(String, of: String)
    /// The result of a function, or a new value.
    case call(String)
    /// The words between parentheses: `(output as? LoginOutput)?`.
    case group([String])
    /// The parameter of a closure.
    case unknown
    /// No value, as in `.load()`, or one without a name.
    case other
  }

  /// What a function declares under a name.
  enum Local {
    /// With the words of its type.
    case parameter([String])
    /// With the words of its type or its value.
    case value([String])
    case untyped
  }

  let body: TypeBody
  private let place: Int
  private var file: SwiftFile { body.file }

  init(_ place: Int, in body: TypeBody) { (self.place, self.body) = (place, body) }

  var receiver: Receiver {
    guard file.isMark(".", at: place - 1) else {
      return ["func", "var", "let", "case"].contains(word(at: place - 1)) ? .other : .none
    }
    return receiver(before: place - 1)
  }

  private func receiver(before dot: Int) -> Receiver {
    var end = dot - 1
    while file.isMark("?", at: end) || file.isMark("!", at: end) { end -= 1 }
    if file.isMark(")", at: end) || file.isMark("]", at: end) {
      guard let open = open(of: end) else { return .other }
      guard open > 0, isName(at: open - 1), !file.tokens[open].startsLine else {
        return .group((open..<end).map(word))
      }
      return file.isMark(")", at: end) ? .call(word(at: open - 1)) : receiver(endingAt: open - 1)
    }
    guard isName(at: end) else { return .other }
    return receiver(endingAt: end)
  }

  private func receiver(endingAt end: Int) -> Receiver {
    let name = word(at: end)
    if name.hasPrefix("$") { return .unknown }
    guard file.isMark(".", at: end - 1) else {
      return ["self", "super"].contains(name) ? .own : .name(name)
    }
    switch receiver(before: end - 1) {
    case .own: return .member(name, of: "self")
    case .name(let root), .member(_, of: let root), .call(let root): return .member(name, of: root)
    default: return .member(name, of: "")
    }
  }

  private static let keywords: Set<String> = [
    "return", "case", "in", "else", "throw", "try", "await", "is", "as", "if", "guard", "while",
    "switch", "where", "let", "var",
  ]

  private func isName(at index: Int) -> Bool {
    guard file.tokens.indices.contains(index) else { return false }
    let kind = file.tokens[index].kind
    return kind == .quoted || kind == .word && !Self.keywords.contains(word(at: index))
  }

  private func word(at index: Int) -> String {
    guard file.tokens.indices.contains(index) else { return "" }
    let text = String(decoding: file.text[file.tokens[index].range], as: UTF8.self)
    return file.tokens[index].kind == .quoted ? text.filter { $0 != "`" } : text
  }

  private func open(of close: Int) -> Int? {
    (0..<close).reversed().first { file.tokens[$0].partner == close }
  }
}

// MARK: Local values

extension ReceiverCode {
  /// What the function around the place declares under a name; `nil` if nothing.
  func declaration(of name: String) -> Local? {
    let offset = file.tokens[place].range.lowerBound
    guard let member = body.members.first(where: { $0.code.contains(offset) }) else { return nil }
    let head = file.token(atOrAfter: member.head.upperBound)
    let start = file.token(atOrAfter: member.head.lowerBound)
    // The last declaration before the place counts.
    for index in (start..<place).reversed() where word(at: index) == name {
      if index < head, file.isMark(":", at: index + 1) {
        return .parameter(words(after: index + 2))
      }
      let before = word(at: index - 1)
      let isVariable = before == "let" || before == "var"
      if isVariable, file.isMark("=", at: index + 1) || file.isMark(":", at: index + 1) {
        return .value(words(after: index + 2, isValue: true))
      }
      if before == "for", word(at: index + 1) == "in" {
        return .value(words(after: index + 2, isValue: true))
      }
      if word(at: index + 1) == "in" { return .untyped }
    }
    return nil
  }

  /// The words of a type or of a value.
  private func words(after start: Int, isValue: Bool = false) -> [String] {
    var words: [String] = []
    var index = start
    while index < file.tokens.count, !(index > start && file.tokens[index].startsLine) {
      if file.isMark(",", at: index) || file.isMark(")", at: index) || file.isMark("{", at: index) {
        break
      }
      if !isValue, file.isMark("=", at: index) { break }
      words.append(word(at: index))
      // The arguments of a call say nothing about its result.
      let isCall = isValue && file.isMark("(", at: index)
      index = (isCall ? file.tokens[index].partner ?? index : index) + 1
    }
    // A value is what the last word of a chain is: the rest is only where it is found.
    guard isValue else { return words }
    return words.indices.filter { $0 + 1 >= words.count || words[$0 + 1] != "." }.map { words[$0] }
  }
}
