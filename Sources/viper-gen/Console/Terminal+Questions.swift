import ScaffoldKit

// Questions that are repeated until the answer is valid.
extension Terminal {
  /// Asks until `read` accepts the answer, and shows its errors. An empty answer means `fallback`, which is
  /// shown in brackets; `?` shows the explanation.
  func ask<Value>(
    _ question: String, else fallback: String? = nil, explanation: String,
    read: (String) throws(ScaffoldError) -> Value
  ) throws(Ending) -> Value {
    while true {
      let text = try ask(question + (fallback.map { " [\($0)]" } ?? "") + ":")
      guard text != "?" else {
        let standard = fallback.map { " Press Enter for '\($0)'." } ?? ""
        show(explanation + standard + " Press Ctrl-C to stop.")
        continue
      }
      guard !text.isEmpty || fallback != nil else { continue }
      do throws(ScaffoldError) {
        return try read(text.isEmpty ? fallback ?? "" : text)
      } catch {
        show(error.description)
      }
    }
  }

  /// Asks for one of `words`. A unique prefix is enough, or its number, counted from 1.
  func choose(
    _ question: String, of words: [String], else fallback: String? = nil
  ) throws(Ending) -> String {
    try ask(
      question, else: fallback,
      explanation: "Type a word, its first letters or its number: \(Self.numbered(words))."
    ) { text throws(ScaffoldError) in
      if let word = Self.word(text, in: words) { return word }
      let matches = words.filter { $0.lowercased().hasPrefix(text.lowercased()) }
      if matches.count == 1 { return matches[0] }
      let shown = text.escapingControlCharacters
      guard matches.isEmpty else {
        throw ScaffoldError([
          .usage(
            .ambiguousAnswer, "'\(shown)' is ambiguous",
            help: "expected one of: \(matches.joined(separator: ", "))")
        ])
      }
      throw ScaffoldError([
        .usage(
          .unknownAnswer, "invalid answer '\(shown)'",
          help: Suggestion.help(
            for: text, in: words, otherwise: "expected one of: \(words.joined(separator: ", "))"))
      ])
    }
  }

  /// The word that an answer is, or whose number it is.
  private static func word(_ answer: String, in words: [String]) -> String? {
    if words.contains(answer) { return answer }
    guard let number = Int(answer), words.indices.contains(number - 1) else { return nil }
    return words[number - 1]
  }

  /// The words with the numbers that choose them: `1 App, 2 Core`.
  static func numbered(_ words: [String]) -> String {
    words.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
  }

  /// Asks for `yes` or `no`.
  func confirm(_ question: String, else fallback: Bool? = nil) throws(Ending) -> Bool {
    let word = try choose(
      "\(question) [y]es, [n]o", of: ["yes", "no"], else: fallback.map { $0 ? "yes" : "no" })
    return word == "yes"
  }

  /// Asks for entries until an empty line. The number of one of `words` is read as that word, and `?` shows the
  /// explanation. `check` receives all entries with the new one as the last. If it throws, the error is shown
  /// and the entry is asked for again.
  func collect(
    _ question: String, of words: [String] = [], explanation: String,
    check: ([String]) throws(ScaffoldError) -> Void
  ) throws(Ending) -> [String] {
    var entries: [String] = []
    while true {
      let answer = try ask("\(question) \(entries.count + 1) (Enter ends the list):")
      let text = Self.word(answer, in: words) ?? answer
      guard text != "?" else {
        show(explanation + " Press Enter alone to end the list, or Ctrl-C to stop.")
        continue
      }
      if text.isEmpty { return entries }
      do throws(ScaffoldError) {
        try check(entries + [text])
        entries.append(text)
      } catch {
        show(error.description)
      }
    }
  }
}
