import Testing

@testable import Examples

@MainActor
struct JogsInteractorTests {
  let interactor: JogsInteractor
  let presenter = JogsInteractorToPresenterInterfaceMock()
  let service = JogsServiceMock()

  init() {
    interactor = JogsInteractor(service: service)
    interactor.presenter = presenter
  }

  @Test func loadAsksService() async throws {
    try await interactor.load()
    #expect(service.functionsCalled == ["fetch()"])
  }

  @Test func loadPassesErrorOn() async {
    service.error = CancellationError()
    await #expect(throws: CancellationError.self) { try await interactor.load() }
  }

  @Test func loadTellsPresenter() async throws {
    let entity = JogsSamples.jog
    service.entitiesToReturn = [entity]
    try await interactor.load()
    #expect(presenter.functionsCalled == ["loaded(_:)"])
    #expect(presenter.entities == [entity])
  }

  @Test func presenterIsNotRetained() {
    let interactor = JogsInteractor(service: service)
    do {
      let presenter = JogsInteractorToPresenterInterfaceMock()
      interactor.presenter = presenter
    }
    #expect(interactor.presenter == nil)
  }
}
