<<if FieldsNeedFoundation or entity-fields contains "isFormattedTitle">>
import Foundation

<<end>>
/// A piece of data as the module receives and keeps it.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>Entity: Codable, Equatable<<if entity-fields contains "isID">>, Identifiable<<end>>, Sendable {
<<for field in entity-fields>>
  <<if access != "internal">><<access>> <<end>>let <<field.reference>>: <<field.type>>
<<end>>
<<if access != "internal">>
<<if entity-fields>>

  <<access>> init(
<<for field in entity-fields>>
    <<field.name>>: <<field.type>><<if not loop.last>>,<<end>>
<<end>>
  ) {
<<for field in entity-fields>>
    self.<<field.name>> = <<field.reference>>
<<end>>
  }
<<else>>
  <<access>> init() {}
<<end>>
<<end>>
}

extension <<Module>>Entity {
  /// What a row shows of it.
  <<if HasMainActorSources>>nonisolated <<end>>var headline: String {
<<for field in entity-fields>>
<<if field.isTitle>>
    <<if field.display>><<field.display>><<else>>""<<end>>
<<end>>
<<end>>
<<if not entity-fields>>
    ""
<<end>>
  }
}
