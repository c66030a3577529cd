<<include "Includes/FoundationImportForTests.swift">>
import XCTest

@testable import <<Target>>

final class <<Module>>InteractorTests: XCTestCase {
<<if with contains "service">>
  @MainActor
  func testLoadAsksService() async throws {
    let service = <<Module>>ServiceMock()
    let interactor = <<Module>>Interactor(service: service)
    try await interactor.load()
    XCTAssertEqual(service.functionsCalled, ["fetch()"])
  }

  @MainActor
  func testLoadPassesErrorOn() async throws {
    let service = <<Module>>ServiceMock()
    let interactor = <<Module>>Interactor(service: service)
    service.error = CancellationError()
    do {
      try await interactor.load()
      XCTFail("The error was swallowed.")
    } catch {
      XCTAssertTrue(error is CancellationError)
    }
  }

<<end>>
<<if with contains "service" and with contains "entity">>
  @MainActor
  func testLoadTellsPresenter() async throws {
    let service = <<Module>>ServiceMock()
    let interactor = <<Module>>Interactor(service: service)
    let presenter = <<Module>>InteractorToPresenterInterfaceMock()
    interactor.presenter = presenter
    let entity = <<Module>>Entity(id: "1", name: "First")
    service.entitiesToReturn = [entity]
    try await interactor.load()
    XCTAssertEqual(presenter.functionsCalled, ["loaded(_:)"])
    XCTAssertEqual(presenter.entities, [entity])
  }

<<end>>
<<for action in actions>>
<<if action.isTestable>>
  @MainActor
  func test<<action.name|upperCamel>>TellsPresenterNothing() async throws {
<<if with contains "service">>
    let service = <<Module>>ServiceMock()
    let interactor = <<Module>>Interactor(service: service)
<<else>>
    let interactor = <<Module>>Interactor()
<<end>>
    let presenter = <<Module>>InteractorToPresenterInterfaceMock()
    interactor.presenter = presenter
<<if action.isLong>>
    <<action.prefix>>interactor.<<action.name>>(
<<include "Includes/SampleArguments.swift">>
    )
<<else>>
    <<action.prefix>>interactor.<<action.name>>(<<action.sampleArguments>>)
<<end>>
    XCTAssertEqual(presenter.functionsCalled, [])
<<if with contains "service">>
    XCTAssertEqual(service.functionsCalled, [])
<<end>>
  }

<<end>>
<<end>>
  @MainActor
  func testPresenterIsNotRetained() async throws {
<<if with contains "service">>
    let service = <<Module>>ServiceMock()
    let interactor = <<Module>>Interactor(service: service)
<<else>>
    let interactor = <<Module>>Interactor()
<<end>>
    do {
      let presenter = <<Module>>InteractorToPresenterInterfaceMock()
      interactor.presenter = presenter
    }
    XCTAssertNil(interactor.presenter)
  }
}
