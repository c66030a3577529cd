import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>DetailInteractorTests {
  let interactor = <<Module>>DetailInteractor(
    item: <<Module>>ItemSamples.second
  )
  let output = <<Module>>DetailOutputMock()

  init() {
    interactor.output = output
  }

  @Test func getDataDeliversTheItem() {
    interactor.getData()
    #expect(output.functionsCalled == ["dataDidFetch(_:)"])
    #expect(output.item == <<Module>>ItemSamples.second)
  }

  @Test func outputIsNotRetained() {
    let interactor = <<Module>>DetailInteractor(
      item: <<Module>>ItemSamples.first
    )
    do {
      let output = <<Module>>DetailOutputMock()
      interactor.output = output
    }
    #expect(interactor.output == nil)
  }
}
