
/// Numbers as people type them, in the digits and with the separators of their language.
enum <<Module>>Number {
  static func value(of text: String, in locale: Locale = .current) -> NSNumber? {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    formatter.generatesDecimalNumbers = true
    return formatter.number(from: text)
  }
}
