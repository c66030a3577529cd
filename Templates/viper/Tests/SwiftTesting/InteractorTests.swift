import Testing

@testable import <<Target>>
<<if with contains "service" or input>>

@MainActor
<<if with contains "service">>
private func makeInteractor(
  service: <<Module>>ServiceMock? = nil
) -> <<Module>>Interactor {
<<else>>
private func makeInteractor() -> <<Module>>Interactor {
<<end>>
  <<Module>>Interactor(
<<if with contains "service">>
    service: service ?? <<Module>>ServiceMock()<<if input>>,<<end>>
<<end>>
<<for value in input>>
    <<value.name>>: <<Module>>Samples.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
  )
}
<<end>>

@MainActor
struct <<Module>>InteractorTests {
<<if with contains "service">>
  let interactor: <<Module>>Interactor
  let service = <<Module>>ServiceMock()
<<else>>
  let interactor = <<if with contains "service" or input>>makeInteractor()<<else>><<Module>>Interactor()<<end>>
<<end>>
  let presenter = <<Module>>InteractorToPresenterInterfaceMock()

  init() {
<<if with contains "service">>
    interactor = makeInteractor(service: service)
<<end>>
    interactor.presenter = presenter
  }

  @Test func presenterIsNotRetained() {
    let interactor = <<if with contains "service" or input>>makeInteractor()<<else>><<Module>>Interactor()<<end>>
    do {
      let presenter = <<Module>>InteractorToPresenterInterfaceMock()
      interactor.presenter = presenter
    }
    #expect(interactor.presenter == nil)
  }
<<if with contains "service">>

  @Test func loadTellsPresenterWhatServiceSends() async {
    interactor.load()
    await interactor.loading?.value
    #expect(service.functionsCalled == ["fetch()"])
<<if with contains "entity" or with contains "view-object">>
    #expect(presenter.functionsCalled == ["loaded(_:)"])
    #expect(presenter.loadedCalls == [service.fetchResult])
<<else>>
    #expect(presenter.functionsCalled == ["loaded()"])
<<end>>
  }

  @Test func loadTellsPresenterOfError() async {
    service.fetchError = <<Module>>ServiceError.notConnected
    interactor.load()
    await interactor.loading?.value
    #expect(presenter.functionsCalled == ["loadFailed(_:)"])
    #expect(presenter.loadFailedCalls.first is <<Module>>ServiceError)
  }

  @Test func loadCancelsEarlierLoad() async {
    interactor.load()
    let earlier = interactor.loading
    interactor.load()
    await earlier?.value
    await interactor.loading?.value
    #expect(presenter.functionsCalled.count == 1)
  }

  @Test func cancelledLoadHidesItsError() async {
    service.fetchError = <<Module>>ServiceError.notConnected
    interactor.load()
    interactor.loading?.cancel()
    await interactor.loading?.value
    #expect(presenter.functionsCalled == [])
  }

  @Test func releasingInteractorCancelsLoad() async {
    let loading: Task<Void, Never>?
    do {
      let interactor = <<if with contains "service" or input>>makeInteractor()<<else>><<Module>>Interactor()<<end>>
      interactor.load()
      loading = interactor.loading
    }
    #expect(loading?.isCancelled == true)
  }
<<end>>
}
