import XCTest

@testable import <<Target>>

<<include "Includes/ListPresenterParts.swift">>

final class <<Module>>ListPresenterTests: XCTestCase {
  @MainActor
  func testLoadDataAsksInteractor() async throws {
    let parts = <<Module>>ListPresenterParts()
    await parts.presenter.loadData()
    XCTAssertEqual(parts.interactor.functionsCalled, ["getData()"])
  }

  @MainActor
  func testDataDidFetchKeepsItems() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFetch(<<Module>>ItemSamples.all)
    XCTAssertEqual(parts.presenter.items, <<Module>>ItemSamples.all)
  }

  @MainActor
  func testDataDidFetchRefreshesView() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFetch([<<Module>>ItemSamples.first])
    XCTAssertEqual(parts.view.functionsCalled, ["refresh()"])
  }

  @MainActor
  func testViewIsRefreshedOnMainQueue() async throws {
    let parts = <<Module>>ListPresenterParts()
    let networkManager = <<Module>>NetworkManagingMock()
    networkManager.result = .success(<<Module>>ItemSamples.json)
    let interactor = <<Module>>ListInteractor(
      networkManager: networkManager
    )
    let presenter = <<Module>>ListPresenter(
      interactor: interactor,
      wireframe: parts.wireframe
    )
    interactor.output = presenter
    presenter.view = parts.view
    await presenter.loadData()
    XCTAssertEqual(parts.view.wasRefreshedOnMainQueue, true)
  }

  @MainActor
  func testDataDidFailTellsWhatWasNotFetched() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFail(.transport(reason: "No network."))
    XCTAssertEqual(parts.view.functionsCalled, ["show(message:)"])
    XCTAssertEqual(parts.view.message, "The items could not be fetched. No network.")
  }

  @MainActor
  func testDataDidFailTellsWhatCannotBeRead() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFail(.decoding(reason: "No JSON."))
    XCTAssertEqual(parts.view.functionsCalled, ["show(message:)"])
    XCTAssertEqual(parts.view.message, "The items could not be read. No JSON.")
  }

  @MainActor
  func testDataDidFailKeepsItems() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFetch([<<Module>>ItemSamples.first])
    parts.presenter.dataDidFail(.transport(reason: "No network."))
    XCTAssertEqual(
      parts.presenter.items,
      [<<Module>>ItemSamples.first]
    )
  }

  @MainActor
  func testMoveToDetailOpensFirstItem() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFetch(<<Module>>ItemSamples.all)
    parts.presenter.moveToDetail(index: 0)
    XCTAssertEqual(parts.wireframe.item, <<Module>>ItemSamples.first)
  }

  @MainActor
  func testMoveToDetailOpensLastItem() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFetch(<<Module>>ItemSamples.all)
    parts.presenter.moveToDetail(index: 1)
    XCTAssertEqual(parts.wireframe.functionsCalled, ["moveToDetail(from:item:)"])
    XCTAssertEqual(parts.wireframe.item, <<Module>>ItemSamples.second)
    XCTAssertIdentical(parts.wireframe.view, parts.view)
  }

  @MainActor
  func testMoveToDetailIgnoresNegativeIndex() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFetch([<<Module>>ItemSamples.first])
    parts.presenter.moveToDetail(index: -1)
    XCTAssertEqual(parts.wireframe.functionsCalled, [])
  }

  @MainActor
  func testMoveToDetailIgnoresIndexBehindTheLast() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFetch([<<Module>>ItemSamples.first])
    parts.presenter.moveToDetail(index: 1)
    XCTAssertEqual(parts.wireframe.functionsCalled, [])
  }

  @MainActor
  func testInteractorAndWireframeAreKept() async throws {
    weak var keptInteractor: <<Module>>ListInteractionMock?
    weak var keptWireframe: <<Module>>ListRoutingMock?
    let presenter: <<Module>>ListPresenter
    do {
      let interactor = <<Module>>ListInteractionMock()
      let wireframe = <<Module>>ListRoutingMock()
      presenter = <<Module>>ListPresenter(
        interactor: interactor,
        wireframe: wireframe
      )
      keptInteractor = interactor
      keptWireframe = wireframe
    }
    XCTAssertNotNil(keptInteractor)
    XCTAssertNotNil(keptWireframe)
    withExtendedLifetime(presenter) {}
  }

  @MainActor
  func testViewIsNotRetained() async throws {
    let parts = <<Module>>ListPresenterParts()
    let presenter = <<Module>>ListPresenter(
      interactor: parts.interactor,
      wireframe: parts.wireframe
    )
    do {
      let view = <<Module>>ListDisplayMock()
      presenter.view = view
    }
    XCTAssertNil(presenter.view)
  }
}
