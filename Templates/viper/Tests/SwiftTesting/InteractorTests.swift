<<include "Includes/FoundationImportForTests.swift">>
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>InteractorTests {
<<if with contains "service">>
  let interactor: <<Module>>Interactor
  let presenter = <<Module>>InteractorToPresenterInterfaceMock()
  let service = <<Module>>ServiceMock()

  init() {
    interactor = <<Module>>Interactor(service: service)
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

<<end>>
<<if with contains "service" and with contains "entity">>
  @Test func loadTellsPresenter() async throws {
    let entity = <<Module>>Entity(id: "1", name: "First")
    service.entitiesToReturn = [entity]
    try await interactor.load()
    #expect(presenter.functionsCalled == ["loaded(_:)"])
    #expect(presenter.entities == [entity])
  }

<<end>>
<<for action in actions>>
<<if action.isTestable>>
  @Test func <<action.name>>TellsPresenterNothing()<<if action.isAsync>> async<<end>><<if action.isThrowing>> throws<<end>> {
<<if not with contains "service">>
    let interactor = <<Module>>Interactor()
    let presenter = <<Module>>InteractorToPresenterInterfaceMock()
    interactor.presenter = presenter
<<end>>
<<if action.isLong>>
    <<action.prefix>>interactor.<<action.name>>(
<<include "Includes/SampleArguments.swift">>
    )
<<else>>
    <<action.prefix>>interactor.<<action.name>>(<<action.sampleArguments>>)
<<end>>
    #expect(presenter.functionsCalled == [])
<<if with contains "service">>
    #expect(service.functionsCalled == [])
<<end>>
  }

<<end>>
<<end>>
  @Test func presenterIsNotRetained() {
<<if with contains "service">>
    let interactor = <<Module>>Interactor(service: service)
<<else>>
    let interactor = <<Module>>Interactor()
<<end>>
    do {
      let presenter = <<Module>>InteractorToPresenterInterfaceMock()
      interactor.presenter = presenter
    }
    #expect(interactor.presenter == nil)
  }
}
