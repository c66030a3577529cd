/// What the view shows of an entity, in words.
struct <<Module>>ViewObject: Hashable, Sendable {
<<for field in entity-fields>>
  let <<field.reference>>: String
<<end>>

  /// What a row of the view shows.
  var headline: String {
<<if entity-fields>>
    [
<<for field in entity-fields>>
      <<field.reference>><<if not (loop.first and loop.last)>>,<<end>>
<<end>>
    ].joined(separator: ", ")
<<else>>
    ""
<<end>>
  }
}

extension <<Module>>ViewObject {
  init(_ entity: <<Module>>Entity) {
<<if entity-fields>>
<<for field in entity-fields>>
<<if field.type == "String">>
    <<field.reference>> = entity.<<field.name>>
<<elseif field.isOptional>>
    <<field.reference>> = entity.<<field.name>>.map { String(describing: $0) } ?? "–"
<<else>>
    <<field.reference>> = String(describing: entity.<<field.name>>)
<<end>>
<<end>>
<<else>>
    self.init()
<<end>>
  }
}
