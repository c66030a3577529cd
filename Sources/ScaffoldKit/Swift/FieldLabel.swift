/// The text of a name that people read: its words, with known acronyms in capitals.
///
/// ```swift
/// FieldLabel.text(of: "cardCvc")                     // Card CVC
/// FieldLabel.text(of: "pinCode", isAction: true)     // Pin Code
/// ```
enum FieldLabel {
  /// The words of a name. The first word of an action is a verb, such as `pin`, and no acronym.
  static func text(of name: String, isAction: Bool = false) -> String {
    let words = CaseStyle.words.apply(to: name).split(separator: " ").map(String.init)
    return words.enumerated().map { index, word in
      let isAcronym = acronyms.contains(word.uppercased()) && !(isAction && index == 0)
      return isAcronym ? word.uppercased() : word
    }.joined(separator: " ")
  }

  private static let acronyms: Set = [
    "API", "BIC", "CSC", "CVC", "CVV", "GPS", "HTML", "HTTP", "HTTPS", "IBAN", "ID", "IP", "ISBN",
    "JSON", "OTP", "PDF", "PIN", "PUK", "QR", "SKU", "SMS", "SSN", "TAN", "TV", "URI", "URL", "USB",
    "UUID", "VAT", "VIN", "VPN", "XML",
  ]
}
