/// Why there are no items to show.
enum <<Module>>FetchError: Error, Equatable, Sendable {
  /// The data did not arrive.
  case transport(reason: String)
  /// The data arrived and is not what was expected.
  case decoding(reason: String)

  /// What the user reads.
  var message: String {
    switch self {
    case .transport(let reason): "The items could not be fetched. \(reason)"
    case .decoding(let reason): "The items could not be read. \(reason)"
    }
  }
}
