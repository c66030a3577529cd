import Foundation
import Nimble
import Quick

@testable import <<Target>>

final class <<Module>>EntityTests: AsyncSpec {
  override class func spec() {
    it("is decoded from JSON") { @MainActor in
      let entity = try JSONDecoder().decode(
        <<Module>>Entity.self,
        from: <<Module>>Samples.json
      )
      expect(entity).to(equal(<<Module>>Samples.first))
    }

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
