/// What a text of a form is, as far as the name of the parameter says.
///
/// ```swift
/// FieldMeaning(of: "billingAddress").contentType    // fullStreetAddress
/// FieldMeaning(of: "cvc").isSecure                  // true
/// ```
struct FieldMeaning: Sendable, Hashable {
  /// The name of a `UITextContentType`; empty if none fits.
  var contentType = ""
  /// The name of a `UIKeyboardType`; empty for the default.
  var keyboard = ""
  /// Whether the text is hidden while the user enters it.
  var isSecure = false

  /// The meaning of the first row of the table that fits; without one, a plain text.
  init(of name: String) {
    let words = CaseStyle.snake.apply(to: name).split(separator: "_").map(String.init)
    self = Self.table.first { $0.matches(words) }?.meaning ?? FieldMeaning()
  }

  /// Whether a text of this name is for programs and not to be shown: a password, `accessToken`, `apiKey`.
  static func isSecret(_ name: String) -> Bool {
    let words = CaseStyle.snake.apply(to: name).split(separator: "_").map(String.init)
    return FieldMeaning(of: name).isSecure || words.contains(where: secretWords.contains)
      || words.last == "key"
  }

  private static let secretWords: Set<String> = [
    "token", "credential", "credentials", "jwt", "bearer", "cookie", "hash", "salt", "signature",
  ]

  private init(_ contentType: String = "", keyboard: String = "", isSecure: Bool = false) {
    (self.contentType, self.keyboard, self.isSecure) = (contentType, keyboard, isSecure)
  }

  private struct Row {
    /// Any of these words in the name.
    var words: [String] = []
    /// Whole names, as words with blanks between them.
    var names: [String] = []
    let meaning: FieldMeaning

    func matches(_ name: [String]) -> Bool {
      name.contains(where: words.contains) || names.contains(name.joined(separator: " "))
    }
  }

  private static let table = [
    Row(words: ["password"], meaning: .init("password", isSecure: true)),
    Row(words: ["passcode", "pin", "secret"], meaning: .init(isSecure: true)),
    Row(
      words: ["csc", "cvc", "cvv"], names: ["security code", "card security code"],
      meaning: .init(keyboard: "numberPad", isSecure: true)),
    Row(words: ["email", "mail"], meaning: .init("emailAddress", keyboard: "emailAddress")),
    Row(
      words: ["phone", "telephone", "mobile"],
      meaning: .init("telephoneNumber", keyboard: "phonePad")),
    Row(words: ["url", "website", "homepage"], meaning: .init("URL", keyboard: "URL")),
    Row(words: ["username", "login"], names: ["user", "user name"], meaning: .init("username")),
    Row(
      names: ["card number", "credit card", "credit card number"],
      meaning: .init("creditCardNumber", keyboard: "numberPad")),
    Row(
      words: ["street"],
      names: ["address"]
        + ["billing", "delivery", "home", "postal", "shipping"].map { "\($0) address" },
      meaning: .init("fullStreetAddress")),
    Row(words: ["postcode", "zip"], names: ["postal code"], meaning: .init("postalCode")),
    Row(words: ["city"], meaning: .init("addressCity")),
    Row(names: ["first name", "given name"], meaning: .init("givenName")),
    Row(
      words: ["surname"], names: ["last name", "family name"], meaning: .init("familyName")),
    Row(names: ["name", "full name"], meaning: .init("name")),
  ]
}
