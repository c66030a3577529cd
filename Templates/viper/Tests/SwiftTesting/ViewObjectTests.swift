import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ViewObjectTests {
<<for field in entity-fields>>
<<if field.isTitle and field.display>>

  @Test func hasHeadline() {
    #expect(!<<Module>>ViewObject(<<Module>>Samples.first).headline.isEmpty)
  }
<<end>>
<<if field.isTitle and field.type == "String">>

  @Test func titleIs<<field.name|upperCamel>>() {
    #expect(<<Module>>Samples.first.headline == <<field.sample>>)
  }
<<end>>
<<end>>
<<if entity-fields contains "isID">>

  @Test func keepsIDOfEntity() {
    #expect(<<Module>>ViewObject(<<Module>>Samples.first).id == <<Module>>Samples.first.id)
  }
<<end>>
}
