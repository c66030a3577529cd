<<if FieldsNeedFoundation>>
import Foundation

<<end>>
/// The data that the module works with, as the web service sends it.
nonisolated <<if access != "internal">><<access>> <<end>>struct <<Module>>Entity: Codable, Equatable, Sendable {
<<for field in entity-fields>>
  <<if access != "internal">><<access>> <<end>>let <<field.reference>>: <<field.type>>
<<end>>
<<if access != "internal">>

  <<if access != "internal">><<access>> <<end>>init(
<<for field in entity-fields>>
    <<field.name>>: <<field.type>><<if not loop.last>>,<<end>>
<<end>>
  ) {
<<for field in entity-fields>>
    self.<<field.reference>> = <<field.reference>>
<<end>>
  }
<<end>>
}
