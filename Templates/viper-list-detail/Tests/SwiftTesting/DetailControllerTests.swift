import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>DetailControllerTests {
  let controller = <<Module>>DetailController()
  let presenter = <<Module>>DetailPresentationMock()

  init() {
    controller.presenter = presenter
  }

  @Test func loadAsksPresenter() {
    controller.load()
    #expect(presenter.functionsCalled == ["loadData()"])
  }

  @Test func refreshShowsTheItem() {
    presenter.item = <<Module>>ItemSamples.second
    controller.refresh()
    #expect(controller.lines == <<Module>>ItemSamples.second.lines)
  }

  @Test func presenterIsKept() {
    weak var kept: <<Module>>DetailPresentationMock?
    let controller = <<Module>>DetailController()
    do {
      let presenter = <<Module>>DetailPresentationMock()
      controller.presenter = presenter
      kept = presenter
    }
    #expect(kept != nil)
    withExtendedLifetime(controller) {}
  }
}
