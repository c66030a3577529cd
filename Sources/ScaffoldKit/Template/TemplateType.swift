/// The type of a variable. Types are checked when a template is parsed, before anything is rendered.
indirect enum TemplateType: Sendable, Hashable {
  /// Text; with `allowed`, only one of these words.
  case text(allowed: [String]?)
  /// True or false.
  case flag
  /// A whole number, such as `loop.index`.
  case number
  case list(TemplateType)
  case record([Field])

  struct Field: Sendable, Hashable {
    let name: String
    let type: TemplateType
  }

  static let text = TemplateType.text(allowed: nil)

  /// The kind in words, for messages.
  var kind: String {
    switch self {
    case .text: "text"
    case .flag: "true or false"
    case .number: "a number"
    case .list: "a list"
    case .record: "a record"
    }
  }
}

/// A value of the template language.
enum TemplateValue: Sendable, Hashable {
  case text(String)
  case flag(Bool)
  case number(Int)
  case list([TemplateValue])
  /// The fields by their names.
  case record([String: TemplateValue])

  /// Whether a condition that names the value is true: true, a text that is not empty, a list with
  /// entries, a number other than zero.
  var isTrue: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .flag(let flag): flag
    case .number(let number): number != 0
    case .list(let list): !list.isEmpty
    case .record: true
    }
  }

  var isRecord: Bool {
    if case .record = self { true } else { false }
  }

  /// Whether it is a record with a flag that is true.
  func holds(_ flag: String) -> Bool {
    if case .record(let fields) = self { fields[flag] == .flag(true) } else { false }
  }

  /// The output of a placeholder; lists and records have none.
  var rendered: String? {
    switch self {
    case .text(let text): text
    case .flag(let flag): String(flag)
    case .number(let number): String(number)
    case .list, .record: nil
    }
  }
}
