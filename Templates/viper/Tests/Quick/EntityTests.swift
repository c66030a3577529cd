import Foundation
import Nimble
import Quick

@testable import <<Target>>

final class <<Module>>EntityTests: AsyncSpec {
  override class func spec() {
    it("is decoded from JSON") { @MainActor in
      let json = Data(#"{"id": "1", "name": "First"}"#.utf8)
      let entity = try JSONDecoder().decode(
        <<Module>>Entity.self,
        from: json
      )
      expect(entity.id).to(equal("1"))
      expect(entity.name).to(equal("First"))
    }

    it("survives encoding") { @MainActor in
      let entity = <<Module>>Entity(id: "1", name: "First")
      let json = try JSONEncoder().encode(entity)
      let decoded = try JSONDecoder().decode(
        <<Module>>Entity.self,
        from: json
      )
      expect(decoded).to(equal(entity))
    }
  }
}
