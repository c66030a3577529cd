import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewObjectTests: AsyncSpec {
  override class func spec() {
<<for field in entity-fields>>
<<if field.isTitle and field.display>>

    it("has headline") { @MainActor in
      expect(<<Module>>ViewObject(<<Module>>Samples.first).headline.isEmpty).to(beFalse())
    }
<<end>>
<<if field.isTitle and field.type == "String">>

    it("title is <<field.name>>") { @MainActor in
      expect(<<Module>>Samples.first.headline).to(equal(<<field.sample>>))
    }
<<end>>
<<end>>
<<if entity-fields contains "isID">>

    it("keeps i d of entity") { @MainActor in
      expect(<<Module>>ViewObject(<<Module>>Samples.first).id).to(equal(<<Module>>Samples.first.id))
    }
<<end>>
  }
}
