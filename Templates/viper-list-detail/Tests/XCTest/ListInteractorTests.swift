import Foundation
import XCTest

@testable import <<Target>>

<<include "Includes/ListInteractorParts.swift">>

final class <<Module>>ListInteractorTests: XCTestCase {
  @MainActor
  func testGetDataAsksNetworkManager() async throws {
    let parts = <<Module>>ListInteractorParts()
    await parts.interactor.getData()
    XCTAssertEqual(parts.networkManager.functionsCalled, ["data()"])
  }

  @MainActor
  func testGetDataDeliversItems() async throws {
    let parts = <<Module>>ListInteractorParts()
    parts.networkManager.result = .success(<<Module>>ItemSamples.json)
    await parts.interactor.getData()
    XCTAssertEqual(parts.output.functionsCalled, ["dataDidFetch(_:)"])
    XCTAssertEqual(parts.output.items, <<Module>>ItemSamples.all)
  }

  @MainActor
  func testGetDataReportsWhatCannotBeDecoded() async throws {
    let parts = <<Module>>ListInteractorParts()
    parts.networkManager.result = .success(Data("no JSON".utf8))
    await parts.interactor.getData()
    XCTAssertEqual(parts.output.functionsCalled, ["dataDidFail(_:)"])
    let error = try XCTUnwrap(parts.output.error)
    XCTAssertTrue(error.message.hasPrefix("The items could not be read. "))
  }

  @MainActor
  func testGetDataReportsWhatDoesNotArrive() async throws {
    let parts = <<Module>>ListInteractorParts()
    let error = <<Module>>StatusError(status: 404)
    parts.networkManager.result = .failure(error)
    await parts.interactor.getData()
    XCTAssertEqual(parts.output.functionsCalled, ["dataDidFail(_:)"])
    XCTAssertEqual(parts.output.error, .transport(reason: error.localizedDescription))
  }

  @MainActor
  func testNetworkManagerIsKept() async throws {
    weak var kept: <<Module>>NetworkManagingMock?
    let interactor: <<Module>>ListInteractor
    do {
      let networkManager = <<Module>>NetworkManagingMock()
      interactor = <<Module>>ListInteractor(
        networkManager: networkManager
      )
      kept = networkManager
    }
    XCTAssertNotNil(kept)
    withExtendedLifetime(interactor) {}
  }

  @MainActor
  func testOutputIsNotRetained() async throws {
    let interactor = <<Module>>ListInteractor(
      networkManager: <<Module>>NetworkManagingMock()
    )
    do {
      let output = <<Module>>ListOutputMock()
      interactor.output = output
    }
    XCTAssertNil(interactor.output)
  }
}
