import Foundation

/// What is wrong with what the user entered.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>ErrorCodes: LocalizedError, Equatable {
<<if actions contains "hasLengths">>
  /// These fields have no text, or one that is too short or too long.
  case invalid(fields: [Field])

  /// A field, with the number of characters that it takes.
  <<if HasMainActorSources>>nonisolated <<end>>struct Field: Equatable, Sendable {
    let name: String
    let allowed: ClosedRange<Int>
    let isEmpty: Bool

    var message: String {
      isEmpty ? <<Module>>Texts.empty(name) : <<Module>>Texts.length(name, allowed)
    }
  }
<<else>>
  /// There is nothing in these fields but white space.
  case empty(fields: [String])
<<end>>

  /// A line for each field.
  var errorDescription: String? {
    switch self {
<<if actions contains "hasLengths">>
    case .invalid(let fields): fields.map { $0.message }.joined(separator: "\n")
<<else>>
    case .empty(let fields): fields.map { <<Module>>Texts.empty($0) }.joined(separator: "\n")
<<end>>
    }
  }

<<if actions contains "hasLengths">>
  /// Throws an error that names each field with a wrong text once.
  ///
  /// A text is trimmed, then its characters are counted, and what was counted is sent.
<<if actions contains "hasSecureField">>
  /// A password is counted and sent as it was entered, but it may not consist of white space.
<<end>>
  static func check(
    _ texts: [(field: String, text: String, allowed: ClosedRange<Int>)]
  ) throws {
    let fields = texts.compactMap { field, text, allowed -> Field? in
      let isEmpty = allowed.lowerBound > 0 && trimmed(text).isEmpty
      guard isEmpty || !allowed.contains(text.count) else { return nil }
      return Field(name: field, allowed: allowed, isEmpty: isEmpty)
    }
    if !fields.isEmpty { throw <<Module>>ErrorCodes.invalid(fields: fields) }
  }

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
