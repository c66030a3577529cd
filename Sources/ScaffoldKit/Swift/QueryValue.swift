/// How an argument becomes the value of a query item, in the request of an action that only reads.
///
/// ```swift
/// page: Int        // String(page)                            in a test: "1"
/// since: Date?     // since?.formatted(.iso8601)
/// order: Order     // order.rawValue, if its raw value is a String
/// ```
struct QueryValue: Sendable, Hashable {
  /// The expression in the request; it is `nil` where the argument is.
  let code: String
  /// The argument in a test. A text has characters that a query must escape.
  let sample: String
  /// The expression in a test of what the server reads.
  let expected: String

  /// `nil` if a query cannot have values of the parameter's type, such as a struct or a list.
  init?(_ parameter: ActionSignature.Parameter) {
    let reference = parameter.reference
    let call = parameter.isOptional ? "\(reference)?" : reference
    let converted = { (operand: (String) -> String) in
      parameter.isOptional ? "\(reference).map { \(operand("$0")) }" : operand(reference)
    }
    let sample = parameter.sample
    guard !parameter.syntax.isTwiceOptional else { return nil }
    switch (parameter.rawType, parameter.syntax.unwrapped.name) {
    case ("String", _):
      self.init(code: "\(call).rawValue", sample: sample, expected: "\(sample).rawValue")
    case (let rawType, _) where !rawType.isEmpty:
      self.init(
        code: converted { "String(\($0).rawValue)" }, sample: sample,
        expected: "String(\(sample).rawValue)")
    case (_, "String"):
      let text = "\(sample.dropLast()) & +\""
      self.init(code: reference, sample: text, expected: text)
    case (_, "Decimal"):
      let number = sample.filter(\.isNumber)
      self.init(code: converted { "\"\\(\($0))\"" }, sample: sample, expected: "\"\(number)\"")
    case (_, let type?) where Self.literals.contains(type):
      self.init(code: converted { "String(\($0))" }, sample: sample, expected: "\"\(sample)\"")
    case (_, "URL"):
      self.init(
        code: "\(call).absoluteString", sample: sample, expected: "\(sample).absoluteString")
    case (_, "UUID"):
      self.init(code: "\(call).uuidString", sample: sample, expected: "\(sample).uuidString")
    case (_, "Date"):
      self.init(
        code: "\(call).formatted(\(parameter.isDay ? "dayStyle" : ".iso8601"))", sample: sample,
        expected: "\(parameter.isDay ? "days" : "ISO8601DateFormatter()").string(from: \(sample))")
    default: return nil
    }
  }

  private init(code: String, sample: String, expected: String) {
    (self.code, self.sample, self.expected) = (code, sample, expected)
  }

  /// The types whose samples are literals with the text that `String` makes of the value.
  private static let literals: Set = [
    "Bool", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "TimeInterval", "UInt",
    "UInt16", "UInt32", "UInt64", "UInt8",
  ]
}

extension ActionSignature {
  /// Words with which the name of an action begins that only reads.
  private static let readingWords: Set = ["fetch", "find", "get", "list", "load", "search"]

  /// Whether a `GET` request can ask for it: its name says that it only reads, and a query can have its arguments.
  var isRead: Bool {
    let words = CaseStyle.snake.apply(to: name).split(separator: "_")
    return !isProperty && words.first.map { Self.readingWords.contains(String($0)) } == true
      && parameters.allSatisfy { QueryValue($0) != nil }
  }

  /// Whether its arguments are the query of a `GET` request.
  var hasQuery: Bool { isRead && !parameters.isEmpty }

  /// Whether a test can compare the arguments with the JSON of a `POST` request.
  var sendsTestedBody: Bool { hasTestedBody && !isRead }
}

extension TypeSyntax {
  /// Whether it is an optional of an optional.
  fileprivate var isTwiceOptional: Bool {
    if case .optional(let inner) = self { inner.isOptional } else { false }
  }
}
