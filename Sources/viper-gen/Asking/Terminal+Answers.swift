import ScaffoldKit

// Questions whose answers have a form: asked again until one fits.
extension Terminal {
  /// Asks until `read` makes something of the answer; what it throws is said. An empty answer is
  /// `fallback`, shown in brackets, if there is one.
  func ask<Value>(
    _ question: String, else fallback: String? = nil,
    read: (String) throws(ScaffoldError) -> Value
  ) throws(Ending) -> Value {
    while true {
      let text = try ask(question + (fallback.map { " [\($0)]" } ?? "") + ":")
      guard !text.isEmpty || fallback != nil else { continue }
      do throws(ScaffoldError) {
        return try read(text.isEmpty ? fallback ?? "" : text)
      } catch {
        say(error.description)
      }
    }
  }

  /// Asks for one of some words; its beginning will do, if no other begins so.
  func choose(
    _ question: String, of words: [String], else fallback: String? = nil
  ) throws(Ending) -> String {
    try ask(question, else: fallback) { text throws(ScaffoldError) in
      if let word = words.first(where: { $0 == text }) { return word }
      let begun = words.filter { $0.lowercased().hasPrefix(text.lowercased()) }
      if begun.count == 1 { return begun[0] }
      let shown = text.escapingControlCharacters
      guard begun.isEmpty else {
        throw ScaffoldError([
          .usage(
            "ambiguous-answer", "'\(shown)' can be several",
            help: "it can be: \(begun.joined(separator: ", "))")
        ])
      }
      throw ScaffoldError([
        .usage(
          "unknown-answer", "'\(shown)' is none of them",
          help: Suggestion.help(
            for: text, in: words, otherwise: "it can be: \(words.joined(separator: ", "))"))
      ])
    }
  }

  /// Asks for a yes or a no.
  func confirm(_ question: String, else fallback: Bool? = nil) throws(Ending) -> Bool {
    let word = try choose(
      "\(question) [y]es, [n]o", of: ["yes", "no"], else: fallback.map { $0 ? "yes" : "no" })
    return word == "yes"
  }

  /// Asks for entries until an empty line. `check` hears all entries so far with the new one as the
  /// last; what it throws is said, and the entry is asked for again.
  func collect(
    _ question: String, check: ([String]) throws(ScaffoldError) -> Void
  ) throws(Ending) -> [String] {
    var entries: [String] = []
    while true {
      let text = try ask("\(question) \(entries.count + 1) (Enter ends the list):")
      if text.isEmpty { return entries }
      do throws(ScaffoldError) {
        try check(entries + [text])
        entries.append(text)
      } catch {
        say(error.description)
      }
    }
  }
}
