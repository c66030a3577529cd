import Foundation

/// Why there is nothing to show.
<<if HasMainActorSources>>nonisolated <<end>>enum <<Module>>FetchError: LocalizedError, Equatable {
  /// The data did not arrive.
  case transport(reason: String)
  /// The data is not the JSON that was expected.
  case decoding(reason: String)

  var errorDescription: String? {
    switch self {
    case .transport(let reason): <<Module>>Texts.notFetched(reason)
    case .decoding(let reason): <<Module>>Texts.notRead(reason)
    }
  }
}
