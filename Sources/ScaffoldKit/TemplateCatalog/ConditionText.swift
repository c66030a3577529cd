/// The condition of an option in the words of the command line.
///
/// ```swift
/// ConditionText.words(for: #"with contains "entity" or with contains "view-object""#)
/// // "--with entity or --with view-object"
/// ```
package enum ConditionText {
  /// The condition with options in place of comparisons. What has no such form, such as the field of a signature,
  /// stays as it is.
  package static func words(for condition: String) -> String {
    var tokens = tokens(of: condition)[...]
    var words: [String] = []
    while let token = tokens.popFirst() {
      switch token {
      case "and", "or": words.append(token)
      case "not": words.append("no")
      case "(": words.append("(")
      case ")": words.append(")")
      default:
        let sign = tokens.first
        guard let sign, ["==", "!=", "contains"].contains(sign),
          let value = tokens.dropFirst().first
        else {
          words.append("--\(token)")
          continue
        }
        tokens = tokens.dropFirst(2)
        let text = value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : value
        if value == "\"isCall\"" {
          words.append("--\(token) with a call")
        } else {
          words.append(sign == "!=" ? "--\(token) other than \(text)" : "--\(token) \(text)")
        }
      }
    }
    return words.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
  }

  /// Names, texts in quotes, operators and parentheses.
  private static func tokens(of condition: String) -> [String] {
    var tokens: [String] = []
    var rest = condition[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "(" || first == ")" {
        tokens.append(String(rest.removeFirst()))
      } else if first == "\"" {
        let text = rest.dropFirst().prefix { $0 != "\"" }
        tokens.append("\"\(text)\"")
        rest = rest[text.endIndex...].dropFirst()
      } else {
        let word = rest.prefix { !$0.isWhitespace && !"()\"".contains($0) }
        tokens.append(String(word))
        rest = rest[word.endIndex...]
      }
    }
    return tokens
  }
}
