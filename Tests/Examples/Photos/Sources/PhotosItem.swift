import Foundation

/// The data of a row of the list, as it comes from outside the app.
nonisolated struct PhotosItem:
  Decodable, Equatable, Sendable
{
  let id: Int
  let title: String
  let url: URL
}

/// A field of an item in words.
nonisolated struct PhotosItemLine: Equatable, Sendable {
  let name: String
  let value: String
}

nonisolated extension PhotosItem {
  /// The text of the photo's row.
  var headline: String {
    title.allSatisfy(\.isWhitespace) ? "Photo \(id)" : title
  }

  /// The detail of the photo.
  var lines: [PhotosItemLine] {
    [
      PhotosItemLine(name: "Title", value: headline),
      PhotosItemLine(name: "Number", value: String(id)),
      PhotosItemLine(name: "From", value: url.host ?? "this device"),
    ]
  }
}
