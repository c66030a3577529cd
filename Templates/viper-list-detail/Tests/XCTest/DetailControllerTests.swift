import XCTest

@testable import <<Target>>

<<include "Includes/DetailControllerParts.swift">>

final class <<Module>>DetailControllerTests: XCTestCase {
  @MainActor
  func testLoadAsksPresenter() async throws {
    let parts = <<Module>>DetailControllerParts()
    parts.controller.load()
    XCTAssertEqual(parts.presenter.functionsCalled, ["loadData()"])
  }

  @MainActor
  func testRefreshShowsTheItem() async throws {
    let parts = <<Module>>DetailControllerParts()
    parts.presenter.item = <<Module>>ItemSamples.second
    parts.controller.refresh()
    XCTAssertEqual(
      parts.controller.lines,
      <<Module>>ItemSamples.second.lines
    )
  }

  @MainActor
  func testPresenterIsKept() async throws {
    weak var kept: <<Module>>DetailPresentationMock?
    let controller = <<Module>>DetailController()
    do {
      let presenter = <<Module>>DetailPresentationMock()
      controller.presenter = presenter
      kept = presenter
    }
    XCTAssertNotNil(kept)
    withExtendedLifetime(controller) {}
  }
}
