<<for field in entity-fields>>
<<if field.name == "id" and field.needsFoundation>>
import Foundation

<<end>>
<<end>>
/// What the view shows of an entity.
<<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>ViewObject: Hashable<<if entity-fields contains "isID">>, Identifiable<<end>>, Sendable {
<<for field in entity-fields>>
<<if field.name == "id">>
  let id: <<field.type>>
<<end>>
<<end>>
  /// What its row shows.
  let headline: String
}

extension <<Module>>ViewObject {
  <<if HasMainActorSources>>nonisolated <<end>>init(_ entity: <<Module>>Entity) {
<<for field in entity-fields>>
<<if field.name == "id">>
    id = entity.id
<<end>>
<<end>>
    headline = entity.headline
  }
}
