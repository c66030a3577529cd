import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ViewObjectTests {

  @Test func showsTitleOfEntity() {
    let viewObject = <<Module>>ViewObject(<<Module>>Samples.first)
    #expect(viewObject.headline == <<Module>>Samples.first.headline)
<<if entity-fields contains "isID">>
    #expect(viewObject.id == <<Module>>Samples.first.id)
<<end>>
  }
<<for field in entity-fields>>
<<if field.isTitle and field.type == "String">>

  @Test func titleIs<<field.name|upperCamel>>() {
    #expect(<<Module>>Samples.first.headline == <<field.sample>>)
  }
<<end>>
<<end>>
}
