import ScaffoldSwift

/// A statement in a function of a mock.
struct MockStatement {
  let code: CodeText
  /// The white space before its first line.
  let indentation: [UInt8]
  private let isCondition: Bool

  init(_ code: CodeText, indentation: [UInt8], isCondition: Bool) {
    (self.code, self.indentation, self.isCondition) = (code, indentation, isCondition)
  }

  /// What a statement does with the call that it records.
  enum Use: Equatable {
    /// Counts the call, or keeps its name.
    case call
    /// Keeps one parameter, which has an index.
    case parameter(Int)
    /// Keeps the parameters in a tuple, which is between two tokens.
    case tuple(Range<Int>)
    /// Hands the parameters, which are between two tokens, to a closure.
    case closure(Range<Int>)
    /// Throws an error.
    case failure
    /// Returns a value.
    case result
  }

  /// What the statement does; `nil` if it is not known.
  ///
  /// - Parameter isLast: whether the function ends with the statement.
  func use(in neighbour: MockNeighbour, isLast: Bool) -> Use? {
    guard !isCondition, !callsItself(neighbour) else { return nil }
    let closures = neighbour.properties.filter { ($0.resultType ?? "").contains("->") }
    let holdsClosure = closures.contains { code.words.contains($0.name) }
    let mentions = mentions(of: neighbour.parameters)
    if holdsClosure, let arguments = arguments(of: mentions, in: neighbour), isCall(arguments) {
      return .closure(arguments)
    }
    if mentions.isEmpty {
      if code.words.contains("throw") { return .failure }
      let isResult = code.word(0) == "return" || isLast && neighbour.result != nil
      return isResult ? .result : .call
    }
    guard !code.words.contains(where: Self.compound.contains) else { return nil }
    if let tuple = arguments(of: mentions, in: neighbour), isTuple(tuple) { return .tuple(tuple) }
    guard mentions.count == 1, isWhole(mentions[0].place) else { return nil }
    return .parameter(mentions[0].parameter)
  }

  private static let compound: Set<String> = [
    "if", "guard", "switch", "for", "while", "do", "try", "await", "as", "in", "return", "throw",
  ]

  // MARK: Parameters

  /// Where the statement uses a parameter; a string with a value in it uses all of them.
  private func mentions(of parameters: [Parameter]) -> [(place: Int, parameter: Int)] {
    code.words.indices.compactMap { place in
      let word = code.words[place]
      guard code.word(place - 1) != ".", code.word(place + 1) != ":" else { return nil }
      if word.hasPrefix("\"") || word.hasPrefix("#") {
        return word.contains("\\(") && !parameters.isEmpty ? (place, 0) : nil
      }
      return parameters.firstIndex { $0.name == word }.map { (place, $0) }
    }
  }

  /// Whether a value is assigned or appended as it is.
  private func isWhole(_ place: Int) -> Bool {
    if code.words[place].contains("\"") { return false }
    if code.word(place - 1) == "=" { return place == code.count - 1 }
    return code.word(place - 1) == "(" && code.word(place - 2) == "append"
      && code.word(place + 1) == ")" && place + 2 == code.count
  }

  /// The tokens between the parentheses that hold all parameters and nothing else.
  private func arguments(
    of mentions: [(place: Int, parameter: Int)], in neighbour: MockNeighbour
  ) -> Range<Int>? {
    let groups = code.words.indices.compactMap { open -> Range<Int>? in
      guard code.words[open] == "(", let close = code.partner(of: open) else { return nil }
      return open + 1..<close
    }
    let isComplete = Set(mentions.map(\.parameter)).count == mentions.count
    guard isComplete else { return nil }
    return groups.last { group in
      guard mentions.allSatisfy({ group.contains($0.place) }) else { return false }
      let elements = code.elements(in: group)
      let values = elements.filter { code.text($0) != "()" }
      return values.count == mentions.count
        && values.allSatisfy { element in
          mentions.contains { $0.place == element.upperBound - 1 }
            && [1, 3].contains(element.count)
            || element.count == 2 && code.word(element.lowerBound) == "&"
        }
    }
  }

  /// Whether the parentheses follow what can be called, such as a closure.
  private func isCall(_ range: Range<Int>) -> Bool {
    guard let callee = code.word(range.lowerBound - 2) else { return false }
    if ["?", "!"].contains(callee) { return true }
    return callee != "append" && callee.utf8.allSatisfy(SwiftByte.isWord)
  }

  private func isTuple(_ range: Range<Int>) -> Bool {
    ["=", "("].contains(code.word(range.lowerBound - 2)) && code.elements(in: range).count > 1
  }

  /// Whether the statement calls the function that it is in, as an override does.
  private func callsItself(_ neighbour: MockNeighbour) -> Bool {
    let isOwned = neighbour.properties.contains { $0.name == neighbour.function.name }
    return !isOwned && code.words.contains(neighbour.function.name)
  }
}
