import Testing

@testable import Examples

@MainActor
struct JogsViewObjectTests {
  @Test func titleIsDayOfEntity() {
    let entity = JogsSamples.jog
    #expect(JogsViewObject(entity).title == "Monday, 1 January 2001")
  }
}
