import Nimble
import Quick

@testable import <<Target>>

final class <<Module>>ViewObjectTests: AsyncSpec {
  override class func spec() {
    it("shows every field in its headline") { @MainActor in
      let entity = <<Module>>Samples.first
      let viewObject = <<Module>>ViewObject(entity)
<<if entity-fields>>
      let fields = [
<<for field in entity-fields>>
        viewObject.<<field.reference>><<if not (loop.first and loop.last)>>,<<end>>
<<end>>
      ]
      expect(viewObject.headline).to(equal(fields.joined(separator: ", ")))
<<else>>
      expect(viewObject.headline).to(equal(""))
<<end>>
    }
<<for field in entity-fields>>
<<if field.type == "String">>

    it("has the <<field.name>> of the entity") { @MainActor in
      let entity = <<Module>>Samples.first
      let viewObject = <<Module>>ViewObject(entity)
      expect(viewObject.<<field.reference>>).to(equal(<<field.sample>>))
    }
<<end>>
<<end>>
  }
}
