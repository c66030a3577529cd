/// What the view shows<<if with contains "entity">> of an entity<<end>>.
struct <<Module>>ViewObject: Equatable, Sendable {
  let title: String
}
<<if with contains "entity">>

extension <<Module>>ViewObject {
  init(_ entity: <<Module>>Entity) {
    title = entity.name
  }
}
<<end>>
