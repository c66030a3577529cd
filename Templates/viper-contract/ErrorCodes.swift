import Foundation

/// What is wrong with what the user entered.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>ErrorCodes: LocalizedError, Equatable {
  /// There is nothing in these fields but white space.
  case empty(fields: [String])
<<if actions contains "hasLengths">>
  /// The texts of these fields are too short or too long.
  case length(fields: [Field])

  /// A field, with the number of characters that it takes.
  <<if HasMainActorSources>>nonisolated <<end>>struct Field: Equatable, Sendable {
    let name: String
    let allowed: ClosedRange<Int>
  }
<<end>>

  /// A line for each field.
  var errorDescription: String? {
    switch self {
    case .empty(let fields): fields.map { <<Module>>Texts.empty($0) }.joined(separator: "\n")
<<if actions contains "hasLengths">>
    case .length(let fields):
      fields.map { <<Module>>Texts.length($0.name, $0.allowed) }.joined(separator: "\n")
<<end>>
    }
  }

<<if actions contains "hasLengths">>
  /// Throws an error that names all fields without a text, else all with a text of a wrong length.
  static func check(
    _ texts: [(field: String, text: String, allowed: ClosedRange<Int>)]
  ) throws {
    let empty = texts.filter { $0.allowed.lowerBound > 0 && trimmed($0.text).isEmpty }
    if !empty.isEmpty { throw <<Module>>ErrorCodes.empty(fields: empty.map { $0.field }) }
    let wrong = texts.filter { !$0.allowed.contains($0.text.count) }
    if !wrong.isEmpty {
      let fields = wrong.map { Field(name: $0.field, allowed: $0.allowed) }
      throw <<Module>>ErrorCodes.length(fields: fields)
    }
  }

<<else>>
  /// Throws an error that names all fields without a text.
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
