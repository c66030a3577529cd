import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ItemTests: AsyncSpec {
  override class func spec() {

    it("item comes from j s o n") { @MainActor in
      let items = try JSONDecoder().decode([<<Module>>Item].self, from: <<Module>>Samples.json)
      expect(items).to(equal(<<Module>>Samples.all))
    }
<<for field in entity-fields>>
<<if field.type == "String" and (title-field and field.name == title-field or not title-field and field.isTitle)>>

    it("headline is <<field.name>>") { @MainActor in
      expect(<<Module>>Samples.first.headline).to(equal(<<field.sample>>))
    }
<<end>>
<<end>>
<<for field in entity-fields>>
<<if field.type == "String" and subtitle-field and field.name == subtitle-field>>

    it("subtitle is <<field.name>>") { @MainActor in
      expect(<<Module>>Samples.first.subtitle).to(equal(<<field.sample>>))
    }
<<end>>
<<end>>
  }
}
