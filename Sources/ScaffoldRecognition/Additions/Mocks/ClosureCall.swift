/// The call of a closure in a mock, such as `return try await loginClosure?(user) ?? false`.
struct ClosureCall {
  private let code: CodeText
  private let arguments: Range<Int>
  /// The words before the closure: `try` and `await`.
  private let effects: Range<Int>
  /// Whether the function returns what the closure returns.
  let isReturning: Bool

  init(_ code: CodeText, arguments: Range<Int>) {
    (self.code, self.arguments) = (code, arguments)
    var start = arguments.lowerBound - 1
    while let word = code.word(start - 1),
      word.first?.isLetter == true || Self.marks.contains(word),
      !Self.words.contains(word)
    {
      start -= 1
    }
    let end = start
    while let word = code.word(start - 1), ["try", "await"].contains(word) { start -= 1 }
    effects = start..<end
    isReturning = code.word(start - 1) == "return"
  }

  private static let marks: Set<String> = [".", "?", "!", "$"]
  private static let words: Set<String> = ["try", "await", "return", "in", "else", "do", "case"]

  /// What is to be changed for another requirement; `nil` if it cannot be derived.
  func changes(
    for requirement: Requirement, _ names: [String]
  ) -> [(range: Range<Int>, text: String)]? {
    var changes: [(range: Range<Int>, text: String)] = [
      (arguments, names.joined(separator: ", "))
    ]
    let words = [requirement.isThrowing ? "try" : "", requirement.isAsync ? "await" : ""]
      .filter { !$0.isEmpty }
    if Array(code.words[effects]) != words {
      // A closure in a call such as `map` cannot have other effects.
      if code.word(effects.lowerBound - 1) == "{", code.word(arguments.upperBound + 1) == "}",
        code.words.contains("map")
      {
        return nil
      }
      let text = words.map { $0 + " " }.joined()
      changes.append((effects, effects.isEmpty ? text : String(text.dropLast())))
    }
    if isReturning, requirement.result == nil {
      guard effects.lowerBound == 1 else { return nil }
      changes.append((0..<1, ""))
      if let end = coalescing { changes.append((end..<code.count, "")) }
    }
    return changes
  }

  /// The index of `??` after the call.
  private var coalescing: Int? {
    code.words.indices.first { place in
      place >= arguments.upperBound && code.words[place] == "?" && code.word(place + 1) == "?"
    }
  }
}
