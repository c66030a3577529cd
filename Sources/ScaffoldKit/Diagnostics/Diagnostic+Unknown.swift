extension Diagnostic {
  /// A word that is none of those known: `unknown variable 'nmae'`.
  static func unknown(
    _ kind: String, _ word: String, code: Diagnostic.Code = .unknownValue, known: [String],
    at location: SourceLocation
  ) -> Diagnostic {
    let list = known.isEmpty ? "there is none" : "known: \(known.joined(separator: ", "))"
    return Diagnostic(
      .data, code, "unknown \(kind) '\(word.escapingControlCharacters)'", at: location,
      help: Suggestion.help(for: word, in: known, otherwise: list))
  }
}
