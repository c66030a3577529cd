/// A list of values in one text, such as `service,entity`.
package enum ValueList {
  /// The values in `text`: the parts between commas, unless the text is itself one of the `allowed` values.
  ///
  /// - Parameter allowed: the values that the option allows; without any, a comma is part of a value.
  package static func values(in text: String, allowed: [String]) -> [String] {
    guard !allowed.isEmpty, !allowed.contains(text) else { return [text] }
    return names(in: text)
  }

  /// The parts between commas.
  static func names(in text: String) -> [String] {
    guard text.contains(",") else { return [text] }
    return text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
