import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>EntityTests: AsyncSpec {
  override class func spec() {

    it("is decoded from JSON") { @MainActor in
      let entity = try decoded(<<Module>>Samples.json)
      expect(entity).to(equal(<<Module>>Samples.first))
    }
<<for field in entity-fields>>
<<if field.isOptional>>

    it("<<field.name>> may be missing") { @MainActor in
      let json = <<Module>>Samples.json
      let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
      var fields = object ?? [:]
      fields["<<field.name>>"] = nil
      let entity = try decoded(JSONSerialization.data(withJSONObject: fields))
      expect(entity.<<field.reference>>).to(beNil())
    }
<<end>>
<<end>>
  }
}

/// An entity as the service decodes it, with dates of ISO 8601.
private func decoded(_ data: Data) throws -> <<Module>>Entity {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  return try decoder.decode(<<Module>>Entity.self, from: data)
}
