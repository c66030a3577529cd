import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ListPresenterTests {
  let presenter: <<Module>>ListPresenter
  let interactor = <<Module>>ListInteractionMock()
  let wireframe = <<Module>>ListRoutingMock()
  let view = <<Module>>ListDisplayMock()

  init() {
    presenter = <<Module>>ListPresenter(
      interactor: interactor,
      wireframe: wireframe
    )
    presenter.view = view
  }

  @Test func loadDataAsksInteractor() async {
    await presenter.loadData()
    #expect(interactor.functionsCalled == ["getData()"])
  }

  @Test func dataDidFetchKeepsItems() {
    presenter.dataDidFetch(<<Module>>ItemSamples.all)
    #expect(presenter.items == <<Module>>ItemSamples.all)
  }

  @Test func dataDidFetchRefreshesView() {
    presenter.dataDidFetch([<<Module>>ItemSamples.first])
    #expect(view.functionsCalled == ["refresh()"])
  }

  @Test func viewIsRefreshedOnMainQueue() async {
    let networkManager = <<Module>>NetworkManagingMock()
    networkManager.result = .success(<<Module>>ItemSamples.json)
    let interactor = <<Module>>ListInteractor(
      networkManager: networkManager
    )
    let presenter = <<Module>>ListPresenter(
      interactor: interactor,
      wireframe: wireframe
    )
    interactor.output = presenter
    presenter.view = view
    await presenter.loadData()
    #expect(view.wasRefreshedOnMainQueue == true)
  }

  @Test func dataDidFailTellsWhatWasNotFetched() {
    presenter.dataDidFail(.transport(reason: "No network."))
    #expect(view.functionsCalled == ["show(message:)"])
    #expect(view.message == "The items could not be fetched. No network.")
  }

  @Test func dataDidFailTellsWhatCannotBeRead() {
    presenter.dataDidFail(.decoding(reason: "No JSON."))
    #expect(view.functionsCalled == ["show(message:)"])
    #expect(view.message == "The items could not be read. No JSON.")
  }

  @Test func dataDidFailKeepsItems() {
    presenter.dataDidFetch([<<Module>>ItemSamples.first])
    presenter.dataDidFail(.transport(reason: "No network."))
    #expect(presenter.items == [<<Module>>ItemSamples.first])
  }

  @Test func moveToDetailOpensFirstItem() {
    presenter.dataDidFetch(<<Module>>ItemSamples.all)
    presenter.moveToDetail(index: 0)
    #expect(wireframe.item == <<Module>>ItemSamples.first)
  }

  @Test func moveToDetailOpensLastItem() {
    presenter.dataDidFetch(<<Module>>ItemSamples.all)
    presenter.moveToDetail(index: 1)
    #expect(wireframe.functionsCalled == ["moveToDetail(from:item:)"])
    #expect(wireframe.item == <<Module>>ItemSamples.second)
    #expect(wireframe.view === view)
  }

  @Test func moveToDetailIgnoresNegativeIndex() {
    presenter.dataDidFetch([<<Module>>ItemSamples.first])
    presenter.moveToDetail(index: -1)
    #expect(wireframe.functionsCalled == [])
  }

  @Test func moveToDetailIgnoresIndexBehindTheLast() {
    presenter.dataDidFetch([<<Module>>ItemSamples.first])
    presenter.moveToDetail(index: 1)
    #expect(wireframe.functionsCalled == [])
  }

  @Test func interactorAndWireframeAreKept() {
    weak var keptInteractor: <<Module>>ListInteractionMock?
    weak var keptWireframe: <<Module>>ListRoutingMock?
    let presenter: <<Module>>ListPresenter
    do {
      let interactor = <<Module>>ListInteractionMock()
      let wireframe = <<Module>>ListRoutingMock()
      presenter = <<Module>>ListPresenter(
        interactor: interactor,
        wireframe: wireframe
      )
      keptInteractor = interactor
      keptWireframe = wireframe
    }
    #expect(keptInteractor != nil)
    #expect(keptWireframe != nil)
    withExtendedLifetime(presenter) {}
  }

  @Test func viewIsNotRetained() {
    let presenter = <<Module>>ListPresenter(
      interactor: interactor,
      wireframe: wireframe
    )
    do {
      let view = <<Module>>ListDisplayMock()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}
