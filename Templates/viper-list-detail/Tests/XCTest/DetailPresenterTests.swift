import XCTest

@testable import <<Target>>

<<include "Includes/DetailPresenterParts.swift">>

final class <<Module>>DetailPresenterTests: XCTestCase {
  @MainActor
  func testLoadDataAsksInteractor() async throws {
    let parts = <<Module>>DetailPresenterParts()
    parts.presenter.loadData()
    XCTAssertEqual(parts.interactor.functionsCalled, ["getData()"])
  }

  @MainActor
  func testDataDidFetchKeepsTheItem() async throws {
    let parts = <<Module>>DetailPresenterParts()
    parts.presenter.dataDidFetch(<<Module>>ItemSamples.second)
    XCTAssertEqual(parts.presenter.item, <<Module>>ItemSamples.second)
  }

  @MainActor
  func testDataDidFetchRefreshesView() async throws {
    let parts = <<Module>>DetailPresenterParts()
    parts.presenter.dataDidFetch(<<Module>>ItemSamples.second)
    XCTAssertEqual(parts.view.functionsCalled, ["refresh()"])
  }

  @MainActor
  func testInteractorIsKept() async throws {
    weak var kept: <<Module>>DetailInteractionMock?
    let presenter: <<Module>>DetailPresenter
    do {
      let interactor = <<Module>>DetailInteractionMock()
      presenter = <<Module>>DetailPresenter(
        interactor: interactor
      )
      kept = interactor
    }
    XCTAssertNotNil(kept)
    withExtendedLifetime(presenter) {}
  }

  @MainActor
  func testViewIsNotRetained() async throws {
    let parts = <<Module>>DetailPresenterParts()
    let presenter = <<Module>>DetailPresenter(
      interactor: parts.interactor
    )
    do {
      let view = <<Module>>DetailDisplayMock()
      presenter.view = view
    }
    XCTAssertNil(presenter.view)
  }
}
