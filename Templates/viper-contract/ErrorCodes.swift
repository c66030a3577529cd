import Foundation

/// What is wrong with what the user entered.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>ErrorCodes: LocalizedError, Equatable {
  /// There is nothing in these fields but white space.
  case empty(fields: [String])

  /// A line for each field.
  var errorDescription: String? {
    switch self {
    case .empty(let fields): fields.map { <<Module>>Texts.empty($0) }.joined(separator: "\n")
    }
  }

  /// Throws an error that names all fields without a text.
  static func check(_ required: [(field: String, text: String)]) throws {
    let empty = required.filter { trimmed($0.text).isEmpty }.map { $0.field }
    if !empty.isEmpty { throw <<Module>>ErrorCodes.empty(fields: empty) }
  }

  /// The text without the white space around it.
  static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
