import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ModelTests {
  let model = <<Module>>Model()
<<for state in states>>
<<if loop.first>>

  @Test func beginsWithItsFirstState() {
    #expect(model.state == <<Module>><<state>>State().name)
  }
<<end>>
<<end>>
<<if history>>

  @Test func keepsItsHistory() {
<<if limit == "ten">>
    for number in 1...11 { model.enter("\(number)") }
    #expect(model.history.first == "2")
    #expect(model.history.count == 10)
<<else>>
    model.enter("a")
    model.enter("b")
    #expect(model.history == ["a", "b"])
<<end>>
  }
<<end>>
<<for action in actions>>
<<# Without a sample value for each parameter there is nothing to call it with. #>>
<<if action.isTestable>>

  @Test func <<action.name>>EntersItsState()<<if action.isAsync>> async<<end>><<if action.isThrowing>> throws<<end>> {
<<if action.isLong>>
    <<action.prefix>>model.<<action.name>>(
<<include "Includes/SampleArguments.swift">>
    )
<<else>>
    <<action.prefix>>model.<<action.name>>(<<action.sampleArguments>>)
<<end>>
    #expect(model.state == "<<action.name>>")
  }
<<end>>
<<end>>
}
