/// A list of values in one text, such as `service,entity`.
package enum ValueList {
  /// The values in `text`: the parts between commas, unless the text is itself one of the `allowed` values.
  ///
  /// - Parameter allowed: the values that the option allows; without any, a comma is part of a value.
  package static func values(in text: String, allowed: [String]) -> [String] {
    guard !allowed.isEmpty, !allowed.contains(text) else { return [text] }
    return names(in: text)
  }

  /// The word as `allowed` spells it, if only the case of one of these differs: `swiftui` for `SwiftUI`.
  package static func canonical(_ word: String, among allowed: [String]) -> String {
    guard !allowed.contains(word) else { return word }
    let same = allowed.filter { $0.lowercased() == word.lowercased() }
    return same.count == 1 ? same[0] : word
  }

  /// The parts between commas.
  static func names(in text: String) -> [String] {
    guard text.contains(",") else { return [text] }
    return text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
