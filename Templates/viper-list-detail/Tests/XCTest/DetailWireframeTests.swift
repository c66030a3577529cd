import Foundation
import XCTest

@testable import <<Target>>

<<if detail == "load" or detail-actions contains "isCall">>
/// What the tests work with.
@MainActor
private struct <<Module>>DetailWireframeParts {
<<if detail == "load" or detail-actions contains "isCall">>
  let dependencies: <<Module>>Dependencies
  let networkManager = <<Module>>DetailNetworkManagingMock()
<<end>>
<<if detail-actions contains "isCall">>
  let delegate = <<Module>>DetailDelegateMock()
<<end>>

  init() {
<<if detail == "load" or detail-actions contains "isCall">>
    dependencies = <<Module>>Dependencies(
      networkManager: <<Module>>ListNetworkManagingMock(),
      detailNetworkManager: networkManager
    )
<<end>>
  }
}

<<end>>
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailWireframeTests: XCTestCase {

  @MainActor
  func testCreateConnectsParts() async throws {
<<if detail == "load" or detail-actions contains "isCall">>
    let parts = <<Module>>DetailWireframeParts()
<<end>>
    let controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>Samples.first<<if detail == "load" or detail-actions contains "isCall">>,
      dependencies: parts.dependencies<<end>><<if detail-actions contains "isCall">>,
      delegate: parts.delegate<<end>>
    )
    let presenter = try XCTUnwrap(controller.presenter as? <<Module>>DetailPresenter)
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>
    XCTAssertIdentical(presenter.view, controller)
<<end>>
<<if detail-actions contains "isCall">>
    XCTAssertIdentical(presenter.delegate, parts.delegate)
<<end>>
<<if detail == "load" or detail-actions contains "isCall" or detail-interactor-to-detail-presenter>>
    let interactor = try XCTUnwrap(presenter.interactor as? <<Module>>DetailInteractor)
    XCTAssertIdentical(interactor.output, presenter)
<<else>>
    XCTAssertTrue(presenter.interactor is <<Module>>DetailInteractor)
<<end>>
  }

  @MainActor
  func testCreatedDetailShowsItem() async throws {
<<if detail == "load" or detail-actions contains "isCall">>
    let parts = <<Module>>DetailWireframeParts()
<<end>>
    let controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>Samples.second<<if detail == "load" or detail-actions contains "isCall">>,
      dependencies: parts.dependencies<<end>><<if detail-actions contains "isCall">>,
      delegate: parts.delegate<<end>>
    )
    XCTAssertEqual(controller.item, <<Module>>Samples.second)
  }
<<if detail == "load">>

  @MainActor
  func testCreatedDetailShowsWhatServerSends() async throws {
<<if detail == "load" or detail-actions contains "isCall">>
    let parts = <<Module>>DetailWireframeParts()
<<end>>
    let controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>Samples.first<<if detail == "load" or detail-actions contains "isCall">>,
      dependencies: parts.dependencies<<end>><<if detail-actions contains "isCall">>,
      delegate: parts.delegate<<end>>
    )
    let presenter = try XCTUnwrap(controller.presenter as? <<Module>>DetailPresenter)
    let interactor = try XCTUnwrap(presenter.interactor as? <<Module>>DetailInteractor)
    controller.load()
    XCTAssertEqual(controller.states[.load], .loading)
    await interactor.tasks[.load]?.value
    XCTAssertEqual(controller.states[.load], .content)
    XCTAssertEqual(controller.item, <<Module>>Samples.second)
  }
<<end>>
<<for action in detail-actions>>
<<if action.isCall and action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>ReachesServerAndDelegate() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>
    let parts = <<Module>>DetailWireframeParts()
<<end>>
<<if action.missing and action.result>>
    parts.networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    let controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>Samples.first<<if detail == "load" or detail-actions contains "isCall">>,
      dependencies: parts.dependencies<<end>><<if detail-actions contains "isCall">>,
      delegate: parts.delegate<<end>>
    )
    let presenter = try XCTUnwrap(controller.presenter as? <<Module>>DetailPresenter)
    let interactor = try XCTUnwrap(presenter.interactor as? <<Module>>DetailInteractor)
    controller.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    XCTAssertEqual(controller.states[.<<action.id>>], .loading)
    await interactor.tasks[.<<action.id>>]?.value
<<if action.parameters>>
    XCTAssertEqual(parts.networkManager.<<action.calls>>.map { $0.item }, [<<Module>>Samples.first])
<<else>>
    XCTAssertEqual(parts.networkManager.<<action.id>>Calls, [<<Module>>Samples.first])
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.networkManager.<<action.calls>>.first?.<<parameter.reference>>, <<parameter.sample>>)
<<end>>
<<end>>
    XCTAssertEqual(controller.states[.<<action.id>>], .succeeded)
    XCTAssertEqual(parts.delegate.detailDidChangeCallCount, 1)
  }
<<end>>
<<end>>

  @MainActor
  func testControllerOwnsPartsAndReleasesThem() async throws {
<<if detail == "load" or detail-actions contains "isCall">>
    let parts = <<Module>>DetailWireframeParts()
<<end>>
    weak var presenter: <<Module>>DetailPresenter?
    weak var interactor: <<Module>>DetailInteractor?
    weak var released: <<Module>>DetailController?
    do {
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>Samples.first<<if detail == "load" or detail-actions contains "isCall">>,
        dependencies: parts.dependencies<<end>><<if detail-actions contains "isCall">>,
        delegate: parts.delegate<<end>>
      )
      presenter = controller.presenter as? <<Module>>DetailPresenter
      interactor = presenter?.interactor as? <<Module>>DetailInteractor
      released = controller
<<if ui == "uikit">>
      #if canImport(UIKit)
        controller.loadViewIfNeeded()
      #endif
<<end>>
      withExtendedLifetime(controller) {
        XCTAssertNotNil(presenter)
        XCTAssertNotNil(interactor)
      }
    }
    XCTAssertNil(released)
    XCTAssertNil(presenter)
    XCTAssertNil(interactor)
  }
}
