import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewObjectTests: AsyncSpec {
  override class func spec() {

    it("shows title of entity") { @MainActor in
      let viewObject = <<Module>>ViewObject(<<Module>>Samples.first)
      expect(viewObject.headline).to(equal(<<Module>>Samples.first.headline))
<<if entity-fields contains "isID">>
      expect(viewObject.id).to(equal(<<Module>>Samples.first.id))
<<end>>
    }
<<for field in entity-fields>>
<<if field.isTitle and field.type == "String">>

    it("title is <<field.name>>") { @MainActor in
      expect(<<Module>>Samples.first.headline).to(equal(<<field.sample>>))
    }
<<end>>
<<end>>
  }
}
