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
    <<if field.type == "String">><<field.reference>><<elseif field.unwrappedType == "String">><<field.reference>> ?? ""<<elseif field.isOptional>><<field.reference>>.map { <<if field.unwrappedType == "Bool">>$0 ? "✓" : "✗"<<elseif field.unwrappedType == "URL">>$0.absoluteString<<elseif field.unwrappedType == "UUID">>$0.uuidString<<elseif field.unwrappedType == "[String]">>$0.joined(separator: ", ")<<elseif field.isID and (field.unwrappedType == "Int" or field.unwrappedType == "Int8" or field.unwrappedType == "Int16" or field.unwrappedType == "Int32" or field.unwrappedType == "Int64" or field.unwrappedType == "UInt" or field.unwrappedType == "UInt8" or field.unwrappedType == "UInt16" or field.unwrappedType == "UInt32" or field.unwrappedType == "UInt64")>>$0.formatted(.number.grouping(.never))<<elseif field.unwrappedType == "Int" or field.unwrappedType == "Int8" or field.unwrappedType == "Int16" or field.unwrappedType == "Int32" or field.unwrappedType == "Int64" or field.unwrappedType == "UInt" or field.unwrappedType == "UInt8" or field.unwrappedType == "UInt16" or field.unwrappedType == "UInt32" or field.unwrappedType == "UInt64" or field.unwrappedType == "Float" or field.unwrappedType == "Double" or field.unwrappedType == "Float32" or field.unwrappedType == "Float64" or field.unwrappedType == "TimeInterval" or field.unwrappedType == "CGFloat" or field.unwrappedType == "Decimal" or field.unwrappedType == "Date">>$0.formatted()<<else>>String(describing: $0)<<end>> } ?? ""<<else>><<if field.unwrappedType == "Bool">><<field.reference>> ? "✓" : "✗"<<elseif field.unwrappedType == "URL">><<field.reference>>.absoluteString<<elseif field.unwrappedType == "UUID">><<field.reference>>.uuidString<<elseif field.unwrappedType == "[String]">><<field.reference>>.joined(separator: ", ")<<elseif field.isID and (field.unwrappedType == "Int" or field.unwrappedType == "Int8" or field.unwrappedType == "Int16" or field.unwrappedType == "Int32" or field.unwrappedType == "Int64" or field.unwrappedType == "UInt" or field.unwrappedType == "UInt8" or field.unwrappedType == "UInt16" or field.unwrappedType == "UInt32" or field.unwrappedType == "UInt64")>><<field.reference>>.formatted(.number.grouping(.never))<<elseif field.unwrappedType == "Int" or field.unwrappedType == "Int8" or field.unwrappedType == "Int16" or field.unwrappedType == "Int32" or field.unwrappedType == "Int64" or field.unwrappedType == "UInt" or field.unwrappedType == "UInt8" or field.unwrappedType == "UInt16" or field.unwrappedType == "UInt32" or field.unwrappedType == "UInt64" or field.unwrappedType == "Float" or field.unwrappedType == "Double" or field.unwrappedType == "Float32" or field.unwrappedType == "Float64" or field.unwrappedType == "TimeInterval" or field.unwrappedType == "CGFloat" or field.unwrappedType == "Decimal" or field.unwrappedType == "Date">><<field.reference>>.formatted()<<else>>String(describing: <<field.reference>>)<<end>><<end>>
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
    <<if field.type == "String">><<field.reference>><<elseif field.unwrappedType == "String">><<field.reference>> ?? ""<<elseif field.isOptional>><<field.reference>>.map { <<if field.unwrappedType == "Bool">>$0 ? "✓" : "✗"<<elseif field.unwrappedType == "URL">>$0.absoluteString<<elseif field.unwrappedType == "UUID">>$0.uuidString<<elseif field.unwrappedType == "[String]">>$0.joined(separator: ", ")<<elseif field.isID and (field.unwrappedType == "Int" or field.unwrappedType == "Int8" or field.unwrappedType == "Int16" or field.unwrappedType == "Int32" or field.unwrappedType == "Int64" or field.unwrappedType == "UInt" or field.unwrappedType == "UInt8" or field.unwrappedType == "UInt16" or field.unwrappedType == "UInt32" or field.unwrappedType == "UInt64")>>$0.formatted(.number.grouping(.never))<<elseif field.unwrappedType == "Int" or field.unwrappedType == "Int8" or field.unwrappedType == "Int16" or field.unwrappedType == "Int32" or field.unwrappedType == "Int64" or field.unwrappedType == "UInt" or field.unwrappedType == "UInt8" or field.unwrappedType == "UInt16" or field.unwrappedType == "UInt32" or field.unwrappedType == "UInt64" or field.unwrappedType == "Float" or field.unwrappedType == "Double" or field.unwrappedType == "Float32" or field.unwrappedType == "Float64" or field.unwrappedType == "TimeInterval" or field.unwrappedType == "CGFloat" or field.unwrappedType == "Decimal" or field.unwrappedType == "Date">>$0.formatted()<<else>>String(describing: $0)<<end>> } ?? ""<<else>><<if field.unwrappedType == "Bool">><<field.reference>> ? "✓" : "✗"<<elseif field.unwrappedType == "URL">><<field.reference>>.absoluteString<<elseif field.unwrappedType == "UUID">><<field.reference>>.uuidString<<elseif field.unwrappedType == "[String]">><<field.reference>>.joined(separator: ", ")<<elseif field.isID and (field.unwrappedType == "Int" or field.unwrappedType == "Int8" or field.unwrappedType == "Int16" or field.unwrappedType == "Int32" or field.unwrappedType == "Int64" or field.unwrappedType == "UInt" or field.unwrappedType == "UInt8" or field.unwrappedType == "UInt16" or field.unwrappedType == "UInt32" or field.unwrappedType == "UInt64")>><<field.reference>>.formatted(.number.grouping(.never))<<elseif field.unwrappedType == "Int" or field.unwrappedType == "Int8" or field.unwrappedType == "Int16" or field.unwrappedType == "Int32" or field.unwrappedType == "Int64" or field.unwrappedType == "UInt" or field.unwrappedType == "UInt8" or field.unwrappedType == "UInt16" or field.unwrappedType == "UInt32" or field.unwrappedType == "UInt64" or field.unwrappedType == "Float" or field.unwrappedType == "Double" or field.unwrappedType == "Float32" or field.unwrappedType == "Float64" or field.unwrappedType == "TimeInterval" or field.unwrappedType == "CGFloat" or field.unwrappedType == "Decimal" or field.unwrappedType == "Date">><<field.reference>>.formatted()<<else>>String(describing: <<field.reference>>)<<end>><<end>>
  }
<<end>>
<<end>>
}
