import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>DetailPresenterTests {
  let presenter: <<Module>>DetailPresenter
  let interactor = <<Module>>DetailInteractionMock()
  let view = <<Module>>DetailDisplayMock()

  init() {
    presenter = <<Module>>DetailPresenter(
      interactor: interactor
    )
    presenter.view = view
  }

  @Test func loadDataAsksInteractor() {
    presenter.loadData()
    #expect(interactor.functionsCalled == ["getData()"])
  }

  @Test func dataDidFetchKeepsTheItem() {
    presenter.dataDidFetch(<<Module>>ItemSamples.second)
    #expect(presenter.item == <<Module>>ItemSamples.second)
  }

  @Test func dataDidFetchRefreshesView() {
    presenter.dataDidFetch(<<Module>>ItemSamples.second)
    #expect(view.functionsCalled == ["refresh()"])
  }

  @Test func interactorIsKept() {
    weak var kept: <<Module>>DetailInteractionMock?
    let presenter: <<Module>>DetailPresenter
    do {
      let interactor = <<Module>>DetailInteractionMock()
      presenter = <<Module>>DetailPresenter(
        interactor: interactor
      )
      kept = interactor
    }
    #expect(kept != nil)
    withExtendedLifetime(presenter) {}
  }

  @Test func viewIsNotRetained() {
    let presenter = <<Module>>DetailPresenter(
      interactor: interactor
    )
    do {
      let view = <<Module>>DetailDisplayMock()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}
