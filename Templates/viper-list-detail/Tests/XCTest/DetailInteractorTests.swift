import XCTest

@testable import <<Target>>

<<include "Includes/DetailInteractorParts.swift">>

final class <<Module>>DetailInteractorTests: XCTestCase {
  @MainActor
  func testGetDataDeliversTheItem() async throws {
    let parts = <<Module>>DetailInteractorParts()
    parts.interactor.getData()
    XCTAssertEqual(parts.output.functionsCalled, ["dataDidFetch(_:)"])
    XCTAssertEqual(parts.output.item, <<Module>>ItemSamples.second)
  }

  @MainActor
  func testOutputIsNotRetained() async throws {
    let interactor = <<Module>>DetailInteractor(
      item: <<Module>>ItemSamples.first
    )
    do {
      let output = <<Module>>DetailOutputMock()
      interactor.output = output
    }
    XCTAssertNil(interactor.output)
  }
}
