import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ViewObjectTests {
  @Test func headlineShowsEveryField() {
    let viewObject = <<Module>>ViewObject(<<Module>>Samples.first)
<<if entity-fields>>
    let fields = [
<<for field in entity-fields>>
      viewObject.<<field.reference>><<if not (loop.first and loop.last)>>,<<end>>
<<end>>
    ]
    #expect(viewObject.headline == fields.joined(separator: ", "))
<<else>>
    #expect(viewObject.headline == "")
<<end>>
  }
<<for field in entity-fields>>
<<if field.type == "String">>

  @Test func <<field.name>>IsThatOfEntity() {
    let viewObject = <<Module>>ViewObject(<<Module>>Samples.first)
    #expect(viewObject.<<field.reference>> == <<field.sample>>)
  }
<<end>>
<<end>>
}
