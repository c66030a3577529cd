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
    #expect(interactor.getDataCallCount == 1)
    #expect(view.showLoadingCalls == [true, false])
  }

  @Test func dataDidFetchKeepsItems() {
    presenter.dataDidFetch(<<Module>>ItemSamples.all)
    #expect(presenter.items == <<Module>>ItemSamples.all)
    #expect(view.refreshCallCount == 1)
  }

  @Test func viewIsRefreshedOnMainQueue() async {
    let networkManager = <<Module>>NetworkManagingMock()
    networkManager.dataResult = <<Module>>ItemSamples.json
    let interactor = <<Module>>ListInteractor(
      address: "address",
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      networkManager: networkManager
    )
    interactor.output = presenter
    await interactor.getData()
    #expect(view.wasRefreshedOnMainQueue == true)
  }

  @Test func dataDidFailTellsWhatWasNotFetched() {
    presenter.dataDidFetch([<<Module>>ItemSamples.first])
    presenter.dataDidFail(.transport(reason: "No network."))
    #expect(view.showMessageCalls == ["The items could not be fetched. No network."])
    #expect(presenter.items == [<<Module>>ItemSamples.first])
  }

  @Test func dataDidFailTellsWhatCannotBeRead() {
    presenter.dataDidFail(.decoding(reason: "No JSON."))
    #expect(view.showMessageCalls == ["The items could not be read. No JSON."])
  }

  @Test func moveToDetailOpensTheItem() {
    presenter.dataDidFetch(<<Module>>ItemSamples.all)
    presenter.moveToDetail(index: 0)
    presenter.moveToDetail(index: 1)
    let items = wireframe.moveToDetailCalls.map(\.item)
    #expect(items == <<Module>>ItemSamples.all)
    #expect(wireframe.moveToDetailCalls.first?.view === view)
  }

  @Test func moveToDetailIgnoresAnIndexOutOfRange() {
    presenter.dataDidFetch([<<Module>>ItemSamples.first])
    presenter.moveToDetail(index: -1)
    presenter.moveToDetail(index: 1)
    #expect(wireframe.moveToDetailCalls.isEmpty)
  }
<<for action in actions>>
<<if action.isTestable>>

  @Test func <<action.id>>TellsInteractor()<<if action.isAsync>> async<<end>> {
    <<include "Includes/Await.swift">>presenter.<<include "Includes/SampleCall.swift">>
<<if action.parameters>>
    #expect(interactor.<<action.calls>>.count == 1)
<<else>>
    #expect(interactor.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(interactor.<<parameter.recorded>> != nil)
<<elseif action.isLong>>
    #expect(
      interactor.<<parameter.recorded>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(interactor.<<parameter.recorded>> == <<parameter.sample>>)
<<end>>
<<end>>
  }
<<if action.isThrowing and not (action.effects contains "throws(")>>

  @Test func <<action.id>>ShowsAnError()<<if action.isAsync>> async<<end>> {
    let error = <<Module>>StatusError(status: 404)
    interactor.<<action.id>>Error = error
    <<include "Includes/Await.swift">>presenter.<<include "Includes/SampleCall.swift">>
    #expect(view.showMessageCalls == ["The server refuses to answer. (404)"])
  }
<<end>>
<<end>>
<<end>>

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
    do {
      let view = <<Module>>ListDisplayMock()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}
