import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>EntityTests: AsyncSpec {
  override class func spec() {

    it("is decoded from j s o n") { @MainActor in
      let entity = try JSONDecoder().decode(<<Module>>Entity.self, from: <<Module>>Samples.json)
      expect(entity).to(equal(<<Module>>Samples.first))
    }
<<for field in entity-fields>>
<<if field.isTitle and field.type == "String">>

    it("headline is <<field.name>>") { @MainActor in
      expect(<<Module>>Samples.first.headline).to(equal(<<Module>>Samples.first.<<field.reference>>))
    }
<<end>>
<<if field.isOptional>>

    it("<<field.name>> may be missing") { @MainActor in
      let object = try JSONSerialization.jsonObject(with: <<Module>>Samples.json) as? [String: Any]
      var json = object ?? [:]
      json["<<field.name>>"] = nil
      let entity = try JSONDecoder().decode(
        <<Module>>Entity.self,
        from: JSONSerialization.data(withJSONObject: json)
      )
      expect(entity.<<field.reference>>).to(beNil())
    }
<<end>>
<<end>>
  }
}
