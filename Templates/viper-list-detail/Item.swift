<<if FieldsNeedFoundation>>
import Foundation

<<end>>
/// The data of a row of the list, as it comes from outside the app.
struct <<Module>>Item: Decodable, Equatable, Sendable {
<<for field in entity-fields>>
  let <<field.reference>>: <<field.type>>
<<end>>
}

/// A field of an item in words.
struct <<Module>>ItemLine: Equatable, Sendable {
  let name: String
  let value: String
}

extension <<Module>>Item {
  /// What the list says of the item.
  var headline: String {
    lines.map(\.value).joined(separator: ", ")
  }

  /// What the detail says of the item: each field, in order.
  var lines: [<<Module>>ItemLine] {
<<if entity-fields>>
    [
<<for field in entity-fields>>
      <<Module>>ItemLine(
        name: "<<field.name>>",
<<if field.isOptional>>
        value: <<field.reference>>.map { String(describing: $0) } ?? "–"
<<else>>
        value: String(describing: <<field.reference>>)
<<end>>
      )<<if not (loop.first and loop.last)>>,<<end>>
<<end>>
    ]
<<else>>
    []
<<end>>
  }
}
