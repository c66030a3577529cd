import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>EntityTests {

  @Test func isDecodedFromJSON() throws {
    let entity = try decoded(<<Module>>Samples.json)
    #expect(entity == <<Module>>Samples.first)
  }
<<for field in entity-fields>>
<<if field.isOptional>>

  @Test func <<field.name|lowerCamel>>MayBeMissing() throws {
    let json = <<Module>>Samples.json
    let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    var fields = object ?? [:]
    fields["<<field.name>>"] = nil
    let entity = try decoded(JSONSerialization.data(withJSONObject: fields))
    #expect(entity.<<field.reference>> == nil)
  }
<<end>>
<<end>>
}

/// An entity as the service decodes it, with dates of ISO 8601.
private func decoded(_ data: Data) throws -> <<Module>>Entity {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  return try decoder.decode(<<Module>>Entity.self, from: data)
}
