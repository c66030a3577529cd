import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ItemTests: AsyncSpec {
  override class func spec() {
    it("comes from JSON") { @MainActor in
      let items = try JSONDecoder().decode(
        [<<Module>>Item].self,
        from: <<Module>>ItemSamples.json
      )
      expect(items).to(equal(<<Module>>ItemSamples.all))
    }
  }
}
