import Foundation

/// What is wrong with a text that the user entered.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>ErrorCodes: LocalizedError, Equatable {
  /// There is nothing in the field but white space.
  case empty(field: String)
  /// There are as many characters as the limit, or more.
  case tooLong(field: String, limit: Int)

  var errorDescription: String? {
    switch self {
    case .empty(let field): <<Module>>Texts.empty(field)
    case .tooLong(let field, let limit): <<Module>>Texts.tooLong(field, limit)
    }
  }

  /// The text without the white space around it.
  static func accepted(
    _ text: String,
    field: String,
    limit: Int
  ) throws -> String {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw <<Module>>ErrorCodes.empty(field: field) }
    guard text.count < limit else {
      throw <<Module>>ErrorCodes.tooLong(field: field, limit: limit)
    }
    return text
  }
}
