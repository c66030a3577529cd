<<if FieldsNeedFoundation>>
import Foundation

<<end>>
/// The data of a row of the list, as it comes from outside the app.
<<if HasMainActorSources>>nonisolated <<end>><<include "Includes/Access.swift">>struct <<Module>>Item:
  Decodable, Equatable, Sendable
{
<<for field in entity-fields>>
  <<include "Includes/Access.swift">>let <<field.reference>>: <<field.type>>
<<end>>
}

/// A field of an item in words.
<<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>ItemLine: Equatable, Sendable {
  let name: String
  let value: String
}

<<if HasMainActorSources>>nonisolated <<end>>extension <<Module>>Item {
  /// The text of the item's row.
  var headline: String {
    lines.map(\.value).joined(separator: ", ")
  }

  /// The fields, in order.
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
