/// Several values in one text for an option that takes one value each time, such as `load(), stop()`.
enum SeveralValues {
  /// The help that shows the option repeated for each value; `nil` if the text is one value.
  ///
  /// - Parameters:
  ///   - text: the text that the user typed.
  ///   - option: the option with its dashes: `--actions`.
  static func help(_ text: String, option: String) -> String? {
    let values = parts(of: text)
    guard values.count > 1 else { return nil }
    return "repeat the option: "
      + values.map { "\(option) \($0.shellQuoted)" }.joined(separator: " ")
  }

  /// The parts between commas and semicolons that are not in brackets.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var depth = 0
    var previous: Character?
    for character in text {
      if "([{<".contains(character) { depth += 1 }
      let isArrow = previous == "-" && character == ">"
      if ")]}>".contains(character), !isArrow { depth -= 1 }
      previous = character
      if depth == 0, ",;".contains(character) {
        parts.append("")
      } else if character != " " || !parts[parts.count - 1].isEmpty {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { part in
      String(part.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }
}
