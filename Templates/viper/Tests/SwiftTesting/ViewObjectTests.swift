import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ViewObjectTests {
  @Test func titleIsNameOfEntity() {
    let entity = <<Module>>Entity(id: "1", name: "First")
    #expect(<<Module>>ViewObject(entity).title == "First")
  }
}
