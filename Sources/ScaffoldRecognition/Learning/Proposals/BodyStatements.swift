import ScaffoldSwift

/// The statements of a body, each with all of its lines.
struct BodyStatements {
  struct Statement {
    let range: Range<Int>
    /// Whether it calls a function that adds something to a registry.
    let isRegistration: Bool
  }

  private(set) var all: [Statement] = []
  private let file: SwiftFile

  init(in body: Range<Int>, of file: SwiftFile) {
    self.file = file
    let layout = CodeLayout(file)
    var (open, previous) = ([Int](), -1)
    for index in file.outerTokens(in: body) {
      let begins = layout.isFirstOnLine(file.tokens[index].range.lowerBound)
      if begins, !open.isEmpty, !continues(at: index, after: previous) {
        all.append(statement(open))
        open = []
      }
      open.append(index)
      previous = index
    }
    if !open.isEmpty { all.append(statement(open)) }
  }

  private func text(_ index: Int) -> String {
    String(decoding: file.text[file.tokens[index].range], as: UTF8.self)
  }

  /// Whether a line that begins with a token goes on with the statement before.
  private func continues(at index: Int, after previous: Int) -> Bool {
    let first = text(index)
    if ["else", "catch", "where", "as", "is", "in"].contains(first) { return true }
    if let sign = first.first, ".?:&|+*/=<>,".contains(sign) { return true }
    guard file.tokens[previous].partner == nil, let sign = text(previous).last else { return false }
    return "=,&|+*/<:.?".contains(sign) || ["return", "in", "else"].contains(text(previous))
  }

  private func statement(_ tokens: [Int]) -> Statement {
    let last = tokens[tokens.count - 1]
    let end = file.tokens[last].partner.map { max($0, last) } ?? last
    return Statement(
      range: file.tokens[tokens[0]].range.lowerBound..<file.tokens[end].range.upperBound,
      isRegistration: isRegistration(tokens))
  }

  private static let keywords: Set = [
    "let", "var", "return", "if", "guard", "for", "while", "switch", "do", "defer", "throw",
    "repeat",
    "func", "await", "case", "class", "struct", "enum",
  ]
  private static let verbs: Set = [
    "add", "append", "insert", "bind", "install", "include", "provide", "assemble", "map",
  ]

  private func isRegistration(_ tokens: [Int]) -> Bool {
    let words = tokens.map(text)
    guard let first = words.first, !Self.keywords.contains(first), !words.contains("=") else {
      return false
    }
    return zip(words, words.dropFirst()).contains { word, next in
      (next == "(" || next == "{") && (word.hasPrefix("register") || Self.verbs.contains(word))
    }
  }
}
