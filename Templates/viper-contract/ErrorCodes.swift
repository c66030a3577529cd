import Foundation

/// Errors of the module, with a text for the user.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>ErrorCode: LocalizedError {
<<if validate>>
  /// A text that is empty or consists of white space.
  case empty
  /// A text of ``limit`` characters or more, without the white space around it.
  case tooLong
<<end>>
  /// The data fetcher is not connected to a server yet.
  case notConnected
<<if validate>>

  /// The number of characters that is too many.
  static let limit = 20
<<end>>

  var errorDescription: String? {
    switch self {
<<if validate>>
    case .empty: <<Module>>Texts.empty
    case .tooLong: <<Module>>Texts.tooLong
<<end>>
    case .notConnected: <<Module>>Texts.notConnected
    }
  }
}
