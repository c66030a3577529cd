import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailInteractorTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let interactor: <<Module>>DetailInteractor
    let output = <<Module>>DetailOutputMock()
<<if detail == "load">>
    let networkManager = <<Module>>NetworkManagingMock()
<<end>>

    init() {
<<if detail == "load">>
      interactor = <<Module>>DetailInteractor(
        item: <<Module>>ItemSamples.second,
        address: "address",
        networkManager: networkManager
      )
<<else>>
      interactor = <<Module>>DetailInteractor(
        item: <<Module>>ItemSamples.second
      )
<<end>>
      interactor.output = output
    }
  }
<<if detail == "load">>

  @MainActor
  func testGetDataDeliversTheChosenItemAndTheLoadedOne() async throws {
    let fixture = Fixture()
    fixture.networkManager.dataResult =
      <<Module>>ItemSamples.firstJSON
    await fixture.interactor.getData()
    let items = [
      <<Module>>ItemSamples.second,
      <<Module>>ItemSamples.first,
    ]
    XCTAssertEqual(fixture.output.dataDidFetchCalls, items)
    XCTAssertEqual(fixture.networkManager.dataCalls, ["address"])
    XCTAssertTrue(fixture.output.dataDidFailCalls.isEmpty)
  }

  @MainActor
  func testGetDataReportsAnError() async throws {
    let fixture = Fixture()
    fixture.networkManager.dataError =
      <<Module>>StatusError(status: 404)
    await fixture.interactor.getData()
    let error = <<Module>>StatusError(status: 404)
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
<<else>>

  @MainActor
  func testGetDataDeliversTheItem() async throws {
    let fixture = Fixture()
    fixture.interactor.getData()
    XCTAssertEqual(
      fixture.output.dataDidFetchCalls,
      [<<Module>>ItemSamples.second]
    )
  }
<<end>>

  @MainActor
  func testOutputIsNotRetained() async throws {
    let fixture = Fixture()
    do {
      let output = <<Module>>DetailOutputMock()
      fixture.interactor.output = output
    }
    XCTAssertNil(fixture.interactor.output)
  }
<<if detail == "load">>

  @MainActor
  func testNetworkManagerIsKept() async throws {
    weak var kept: <<Module>>NetworkManagingMock?
    let interactor: <<Module>>DetailInteractor
    do {
      let networkManager = <<Module>>NetworkManagingMock()
      interactor = <<Module>>DetailInteractor(
        item: <<Module>>ItemSamples.second,
        address: "address",
        networkManager: networkManager
      )
      kept = networkManager
    }
    XCTAssertNotNil(kept)
    withExtendedLifetime(interactor) {}
  }
<<end>>
}
