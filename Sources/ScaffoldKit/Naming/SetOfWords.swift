extension Set<String> {
  /// The words of a text, separated by spaces and line ends: `Set(words: "if else")` is `["if", "else"]`.
  init(words text: String) {
    self.init(text.unicodeScalars.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
