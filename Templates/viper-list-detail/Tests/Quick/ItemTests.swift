import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ItemTests: AsyncSpec {
  override class func spec() {

    it("item comes from j s o n") { @MainActor in
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      let items = try decoder.decode([<<Module>>Item].self, from: <<Module>>Samples.json)
      expect(items).to(equal(<<Module>>Samples.all))
    }
  }
}
