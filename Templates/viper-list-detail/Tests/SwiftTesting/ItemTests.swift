import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ItemTests {

  @Test func itemComesFromJSON() throws {
    let items = try JSONDecoder().decode([<<Module>>Item].self, from: <<Module>>Samples.json)
    #expect(items == <<Module>>Samples.all)
  }
<<for field in entity-fields>>
<<if field.type == "String" and (title-field and field.name == title-field or not title-field and field.isTitle)>>

  @Test func headlineIs<<field.name|upperCamel>>() {
    #expect(<<Module>>Samples.first.headline == <<field.sample>>)
  }
<<end>>
<<end>>
<<for field in entity-fields>>
<<if field.type == "String" and subtitle-field and field.name == subtitle-field>>

  @Test func subtitleIs<<field.name|upperCamel>>() {
    #expect(<<Module>>Samples.first.subtitle == <<field.sample>>)
  }
<<end>>
<<end>>
}
