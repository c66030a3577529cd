import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ViewObjectTests {
  @Test func headlineShowsEveryField() {
    let entity = <<Module>>Samples.first
    let viewObject = <<Module>>ViewObject(entity)
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
    let entity = <<Module>>Samples.first
    let viewObject = <<Module>>ViewObject(entity)
    #expect(viewObject.<<field.reference>> == <<field.sample>>)
  }
<<end>>
<<end>>
}
