import Foundation

/// What is wrong with what the user entered.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>ErrorCodes: LocalizedError, Equatable {
<<if actions contains "hasRules">>
  /// These fields have no text, or one that is too short or too long<<if actions contains "hasFormats">> or lacks its format<<end>>.
  case invalid(fields: [Field])

  /// A field, with the number of characters that it takes.
  <<if HasMainActorSources>>nonisolated <<end>>struct Field: Equatable, Sendable {
    let name: String
    let allowed: ClosedRange<Int>
    let isEmpty: Bool
<<if actions contains "hasFormats">>
    var isMalformed = false
<<end>>

    var message: String {
<<if actions contains "hasFormats">>
      if isMalformed { return <<Module>>Texts.malformed(name) }
      return isEmpty ? <<Module>>Texts.empty(name) : <<Module>>Texts.length(name, allowed)
<<else>>
      isEmpty ? <<Module>>Texts.empty(name) : <<Module>>Texts.length(name, allowed)
<<end>>
    }
  }
<<if actions contains "hasFormats">>

  // What a text must look like, as a regular expression for all of it.
<<for action in actions>>
<<for parameter in action.parameters>>
<<if parameter.format == "email">>
  static let <<action.id>><<parameter.name|upperCamel>>Format = #"[^@\s]+@[^@\s]+\.[^@\s]+"#
<<elseif parameter.format == "url">>
  static let <<action.id>><<parameter.name|upperCamel>>Format = #"https?://\S+"#
<<elseif parameter.format == "digits">>
  static let <<action.id>><<parameter.name|upperCamel>>Format = "[0-9]+"
<<end>>
<<end>>
<<end>>
<<end>>
<<else>>
  /// There is nothing in these fields but white space.
  case empty(fields: [String])
<<end>>

  /// A line for each field.
  var errorDescription: String? {
    switch self {
<<if actions contains "hasRules">>
    case .invalid(let fields):
      fields.map { $0.message }.joined(separator: "\n")
<<else>>
    case .empty(let fields):
      fields.map { <<Module>>Texts.empty($0) }.joined(separator: "\n")
<<end>>
    }
  }

<<if actions contains "hasRules">>
  /// Throws an error that names each field with a wrong text once.
  ///
  /// The characters are counted as they are sent. A text of white space alone counts as empty.
  static func check(
    _ texts: [(field: String, text: String, allowed: ClosedRange<Int><<if actions contains "hasFormats">>, format: String?<<end>>)]
  ) throws {
    let fields = texts.compactMap { field, text, allowed<<if actions contains "hasFormats">>, format<<end>> -> Field? in
      let isEmpty = allowed.lowerBound > 0 && trimmed(text).isEmpty
<<if actions contains "hasFormats">>
      let isMalformed = !isEmpty && format.map { matches(text, $0) } == false
      guard isEmpty || isMalformed || !allowed.contains(text.count) else { return nil }
      return Field(
        name: field,
        allowed: allowed,
        isEmpty: isEmpty,
        isMalformed: isMalformed
      )
<<else>>
      guard isEmpty || !allowed.contains(text.count) else { return nil }
      return Field(name: field, allowed: allowed, isEmpty: isEmpty)
<<end>>
    }
    if !fields.isEmpty { throw <<Module>>ErrorCodes.invalid(fields: fields) }
  }

<<if actions contains "hasFormats">>
  private static func matches(_ text: String, _ format: String) -> Bool {
    text.range(of: format, options: .regularExpression) == text.startIndex..<text.endIndex
  }

<<end>>
<<else>>
  /// Throws an error that names all fields without a text. A text is sent trimmed.
<<if actions contains "hasSecureField">>
  /// A password is sent as it was entered.
<<end>>
  static func check(_ required: [(field: String, text: String)]) throws {
    let empty = required.filter { trimmed($0.text).isEmpty }.map { $0.field }
    if !empty.isEmpty { throw <<Module>>ErrorCodes.empty(fields: empty) }
  }

<<end>>
  /// The text without the white space around it.
  static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
