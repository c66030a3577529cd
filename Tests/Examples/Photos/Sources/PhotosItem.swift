import Foundation

/// A piece of data as the server sends it.
struct PhotosItem: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  let title: String
  let url: URL
}

extension PhotosItem {
  /// The text of its row.
  var headline: String {
    title.allSatisfy(\.isWhitespace) ? "Photo \(id)" : title
  }
}
