/// What a text must be like, from an entry such as `username: 1...20` or `email: email`.
enum TextRule: Sendable, Hashable {
  /// The number of characters.
  case lengths(ClosedRange<Int>)
  case format(Format)

  /// A form of texts that templates know.
  enum Format: String, CaseIterable, Sendable {
    case email, url, digits

    /// A text of the format.
    var valid: String {
      switch self {
      case .email: "name@example.com"
      case .url: "https://example.com"
      case .digits: "123456"
      }
    }
  }

  /// More characters are no text that a person enters.
  private static let mostCharacters = 100_000

  /// The rule of a text such as `1...20` or `email`; `nil` if it is none.
  init?(_ text: some StringProtocol) {
    let text = String(text.filter { !$0.isWhitespace })
    if let format = Format(rawValue: text) {
      self = .format(format)
      return
    }
    guard let match = text.wholeMatch(of: /([0-9]{1,6})\.\.\.([0-9]{1,6})/),
      let least = Int(match.1), let most = Int(match.2), least <= most, most > 0,
      most <= Self.mostCharacters
    else { return nil }
    self = .lengths(least...most)
  }

  /// What may be written, for messages.
  static let known = Format.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
}
