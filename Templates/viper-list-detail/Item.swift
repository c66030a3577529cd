<<if FieldsNeedFoundation or entity-fields contains "isFormattedTitle">>
import Foundation

<<else>>
<<for field in entity-fields>>
<<if field.type != "String" and field.isTitle or subtitle-field and field.name == subtitle-field and field.type != "String" or title-field and field.name == title-field and field.type != "String">>
import Foundation

<<end>>
<<end>>
<<end>>
/// A piece of data as the server sends it.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>Item: Codable, Equatable<<if entity-fields contains "isID">>, Identifiable<<end>>, Sendable {
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

extension <<Module>>Item {
  /// The text of its row.
  <<if HasMainActorSources>>nonisolated <<end>>var headline: String {
<<for field in entity-fields>>
<<if title-field and field.name == title-field or not title-field and field.isTitle>>
    <<if field.display>><<field.display>><<else>>""<<end>>
<<end>>
<<end>>
<<if not entity-fields>>
    ""
<<end>>
  }
<<for field in entity-fields>>
<<if subtitle-field and field.name == subtitle-field>>

  /// The smaller text of its row.
  <<if HasMainActorSources>>nonisolated <<end>>var subtitle: String {
    <<if field.display>><<field.display>><<else>>""<<end>>
  }
<<end>>
<<end>>
}
