<<if FieldsNeedFoundation>>
import Foundation

<<end>>
/// The data that the module works with, as the web service sends it.
struct <<Module>>Entity: Codable, Equatable, Sendable {
<<for field in entity-fields>>
  let <<field.reference>>: <<field.type>>
<<end>>
}
