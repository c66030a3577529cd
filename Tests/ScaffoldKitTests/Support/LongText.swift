import Testing

/// A text as an argument of a test, which the log shows in one short line.
struct LongText: Sendable, ExpressibleByStringLiteral, CustomTestStringConvertible {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  init(stringLiteral text: String) {
    self.text = text
  }

  var testDescription: String {
    text.count <= 60 ? "\"\(text)\"" : "\"\(text.prefix(40))…\", \(text.count) characters"
  }
}
