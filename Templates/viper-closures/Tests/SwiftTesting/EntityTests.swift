import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>EntityTests {

  @Test func isDecodedFromJSON() throws {
    let entity = try JSONDecoder().decode(<<Module>>Entity.self, from: <<Module>>Samples.json)
    #expect(entity == <<Module>>Samples.first)
  }
<<for field in entity-fields>>
<<if field.isTitle and field.type == "String">>

  @Test func headlineIs<<field.name|upperCamel>>() {
    #expect(<<Module>>Samples.first.headline == <<Module>>Samples.first.<<field.reference>>)
  }
<<end>>
<<if field.isOptional>>

  @Test func <<field.name|lowerCamel>>MayBeMissing() throws {
    let object = try JSONSerialization.jsonObject(with: <<Module>>Samples.json) as? [String: Any]
    var json = object ?? [:]
    json["<<field.name>>"] = nil
    let entity = try JSONDecoder().decode(
      <<Module>>Entity.self,
      from: JSONSerialization.data(withJSONObject: json)
    )
    #expect(entity.<<field.reference>> == nil)
  }
<<end>>
<<end>>
}
