import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListInteractorTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let interactor: <<Module>>ListInteractor
    let networkManager = <<Module>>NetworkManagingMock()
    let output = <<Module>>ListOutputMock()

    init() {
      interactor = <<Module>>ListInteractor(
        address: "address",
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        networkManager: networkManager
      )
      interactor.output = output
    }
  }

  @MainActor
  func testGetDataAsksForTheAddress() async throws {
    let fixture = Fixture()
    await fixture.interactor.getData()
    XCTAssertEqual(fixture.networkManager.dataCalls, ["address"])
  }

  @MainActor
  func testGetDataDeliversItems() async throws {
    let fixture = Fixture()
    fixture.networkManager.dataResult = <<Module>>ItemSamples.json
    await fixture.interactor.getData()
    XCTAssertEqual(
      fixture.output.dataDidFetchCalls,
      [<<Module>>ItemSamples.all]
    )
    XCTAssertTrue(fixture.output.dataDidFailCalls.isEmpty)
  }

  @MainActor
  func testGetDataReportsWhatCannotBeDecoded() async throws {
    let fixture = Fixture()
    fixture.networkManager.dataResult = Data("no JSON".utf8)
    await fixture.interactor.getData()
    XCTAssertTrue(fixture.output.dataDidFetchCalls.isEmpty)
    XCTAssertEqual(fixture.output.dataDidFailCalls.count, 1)
    let text = fixture.output.dataDidFailCalls.first?.localizedDescription
    XCTAssertEqual(text?.hasPrefix("The items could not be read. "), true)
  }

  @MainActor
  func testGetDataReportsWhatDoesNotArrive() async throws {
    let fixture = Fixture()
    let error = <<Module>>StatusError(status: 404)
    fixture.networkManager.dataError = error
    await fixture.interactor.getData()
    let reason = error.localizedDescription
    XCTAssertEqual(fixture.output.dataDidFailCalls, [.transport(reason: reason)])
  }

  @MainActor
  func testGetDataReportsNothingWhenItIsCancelled() async throws {
    let fixture = Fixture()
    fixture.networkManager.dataError = CancellationError()
    let interactor = fixture.interactor
    let task = Task { await interactor.getData() }
    task.cancel()
    await task.value
    XCTAssertTrue(fixture.output.dataDidFailCalls.isEmpty)
  }

  @MainActor
  func testNetworkManagerIsKept() async throws {
    weak var kept: <<Module>>NetworkManagingMock?
    let interactor: <<Module>>ListInteractor
    do {
      let networkManager = <<Module>>NetworkManagingMock()
      interactor = <<Module>>ListInteractor(
        address: "address",
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        networkManager: networkManager
      )
      kept = networkManager
    }
    XCTAssertNotNil(kept)
    withExtendedLifetime(interactor) {}
  }

  @MainActor
  func testOutputIsNotRetained() async throws {
    let fixture = Fixture()
    do {
      let output = <<Module>>ListOutputMock()
      fixture.interactor.output = output
    }
    XCTAssertNil(fixture.interactor.output)
  }
}
