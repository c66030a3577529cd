import XCTest

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

/// What the tests work with.
@MainActor
private struct <<Module>>InteractorParts {
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
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: XCTestCase {
  @MainActor
  func testPresenterIsNotRetained() async throws {
    let interactor = <<if with contains "service" or input>>makeInteractor()<<else>><<Module>>Interactor()<<end>>
    do {
      let presenter = <<Module>>InteractorToPresenterInterfaceMock()
      interactor.presenter = presenter
    }
    XCTAssertNil(interactor.presenter)
  }
<<if with contains "service">>

  @MainActor
  func testLoadTellsPresenterWhatServiceSends() async throws {
    let parts = <<Module>>InteractorParts()
    parts.interactor.load()
    await parts.interactor.loading?.value
    XCTAssertEqual(parts.service.functionsCalled, ["fetch()"])
<<if with contains "entity" or with contains "view-object">>
    XCTAssertEqual(parts.presenter.functionsCalled, ["loaded(_:)"])
    XCTAssertEqual(parts.presenter.loadedCalls, [parts.service.fetchResult])
<<else>>
    XCTAssertEqual(parts.presenter.functionsCalled, ["loaded()"])
<<end>>
  }

  @MainActor
  func testLoadTellsPresenterOfError() async throws {
    let parts = <<Module>>InteractorParts()
    parts.service.fetchError = <<Module>>ServiceError.notConnected
    parts.interactor.load()
    await parts.interactor.loading?.value
    XCTAssertEqual(parts.presenter.functionsCalled, ["loadFailed(_:)"])
    XCTAssertTrue(parts.presenter.loadFailedCalls.first is <<Module>>ServiceError)
  }

  @MainActor
  func testLoadCancelsEarlierLoad() async throws {
    let parts = <<Module>>InteractorParts()
    parts.interactor.load()
    let earlier = parts.interactor.loading
    parts.interactor.load()
    await earlier?.value
    await parts.interactor.loading?.value
    XCTAssertEqual(parts.presenter.functionsCalled.count, 1)
  }

  @MainActor
  func testCancelledLoadHidesItsError() async throws {
    let parts = <<Module>>InteractorParts()
    parts.service.fetchError = <<Module>>ServiceError.notConnected
    parts.interactor.load()
    parts.interactor.loading?.cancel()
    await parts.interactor.loading?.value
    XCTAssertEqual(parts.presenter.functionsCalled, [])
  }

  @MainActor
  func testReleasingInteractorCancelsLoad() async throws {
    let loading: Task<Void, Never>?
    do {
      let interactor = <<if with contains "service" or input>>makeInteractor()<<else>><<Module>>Interactor()<<end>>
      interactor.load()
      loading = interactor.loading
    }
    XCTAssertEqual(loading?.isCancelled, true)
  }
<<end>>
}
