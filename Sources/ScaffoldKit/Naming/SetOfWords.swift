extension Set<String> {
  /// The words of a text, separated by spaces and line ends: `Set(words: "if else")` is `["if", "else"]`.
  init(words text: String) {
    self.init(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
