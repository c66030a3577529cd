import Foundation

/// The data of a row of the list, as it comes from outside the app.
struct PhotosItem: Decodable, Equatable, Sendable {
  let id: Int
  let title: String
  let url: URL
}

/// A field of an item in words.
struct PhotosItemLine: Equatable, Sendable {
  let name: String
  let value: String
}

extension PhotosItem {
  /// What the list says of the photo.
  var headline: String {
    title.allSatisfy(\.isWhitespace) ? "Photo \(id)" : title
  }

  /// What the detail says of the photo.
  var lines: [PhotosItemLine] {
    [
      PhotosItemLine(name: "Title", value: headline),
      PhotosItemLine(name: "Number", value: String(id)),
      PhotosItemLine(name: "From", value: url.host ?? "this device"),
    ]
  }
}
