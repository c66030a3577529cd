import Nimble
import Quick

@testable import <<Target>>

final class <<Module>>ViewObjectTests: AsyncSpec {
  override class func spec() {
    it("has the name of the entity as its title") { @MainActor in
      let entity = <<Module>>Entity(id: "1", name: "First")
      expect(<<Module>>ViewObject(entity).title).to(equal("First"))
    }
  }
}
