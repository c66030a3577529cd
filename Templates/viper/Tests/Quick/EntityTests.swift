import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>EntityTests: AsyncSpec {
  override class func spec() {
<<if not (entity-fields contains "isOwn")>>
    it("is decoded from JSON") { @MainActor in
      let decoder = JSONDecoder()
<<if FieldsNeedFoundation>>
      decoder.dateDecodingStrategy = .iso8601
<<end>>
      let entity = try decoder.decode(
        <<Module>>Entity.self,
        from: <<Module>>Samples.json
      )
      expect(entity).to(equal(<<Module>>Samples.first))
    }

<<end>>
    it("survives encoding") { @MainActor in
      let json = try JSONEncoder().encode(<<Module>>Samples.first)
      let entity = try JSONDecoder().decode(
        <<Module>>Entity.self,
        from: json
      )
      expect(entity).to(equal(<<Module>>Samples.first))
    }
  }
}
