extension Set<String> {
  /// The words of a text, which blanks and line ends separate: `Set(words: "if else")` holds `if` and
  /// `else`.
  init(words text: String) {
    self.init(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
