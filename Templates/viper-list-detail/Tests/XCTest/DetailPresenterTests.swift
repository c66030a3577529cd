import Foundation
import XCTest

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>DetailPresenterParts {
  let presenter: <<Module>>DetailPresenter
  let interactor = <<Module>>DetailInteractionMock()
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>
  let view = <<Module>>DetailDisplayMock()
<<end>>
<<if detail-actions contains "isCall">>
  let delegate = <<Module>>DetailDelegateMock()
<<end>>

  init() {
    presenter = <<Module>>DetailPresenter(interactor: interactor)
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>
    presenter.view = view
<<end>>
<<if detail-actions contains "isCall">>
    presenter.delegate = delegate
<<end>>
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailPresenterTests: XCTestCase {

  @MainActor
  func testItemIsThatOfInteractor() async throws {
    let parts = <<Module>>DetailPresenterParts()
    XCTAssertEqual(parts.presenter.item, <<Module>>Samples.first)
  }
<<if detail == "load">>

  @MainActor
  func testItemsAreRequested() async throws {
    let parts = <<Module>>DetailPresenterParts()
    parts.presenter.loadData()
    XCTAssertEqual(parts.interactor.getDataCallCount, 1)
    XCTAssertEqual(parts.presenter.states, [.load: .loading])
    XCTAssertEqual(parts.view.refreshCallCount, 1)
  }

  @MainActor
  func testDataDidFetchHoldsItem() async throws {
    let parts = <<Module>>DetailPresenterParts()
    parts.presenter.dataDidFetch(<<Module>>Samples.second)
    XCTAssertEqual(parts.presenter.item, <<Module>>Samples.second)
    XCTAssertEqual(parts.presenter.states, [.load: .content])
    XCTAssertEqual(parts.view.refreshCallCount, 1)
  }

  @MainActor
  func testDataDidFailShowsMessageAndRetry() async throws {
    let parts = <<Module>>DetailPresenterParts()
    let error = URLError(.timedOut)
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    parts.presenter.dataDidFail(error)
    XCTAssertEqual(parts.presenter.item, <<Module>>Samples.first)
    XCTAssertEqual(parts.presenter.states, [.load: failed])
    parts.presenter.loadData()
    XCTAssertEqual(parts.presenter.states, [.load: .loading])
    XCTAssertEqual(parts.interactor.getDataCallCount, 1)
  }

  @MainActor
  func testCancelledLoadShowsNoMessage() async throws {
    let parts = <<Module>>DetailPresenterParts()
    parts.presenter.dataDidFail(CancellationError())
    parts.presenter.dataDidFail(URLError(.cancelled))
    XCTAssertEqual(parts.presenter.states, [.load: .idle])
  }
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>

  @MainActor
  func testDismissalCancelsWhatRuns() async throws {
    let parts = <<Module>>DetailPresenterParts()
    parts.presenter.wasDismissed()
    XCTAssertEqual(parts.interactor.cancelAllCallCount, 1)
  }
<<end>>
<<if detail == "load">>

  @MainActor
  func testDismissalEndsLoading() async throws {
    let parts = <<Module>>DetailPresenterParts()
    parts.presenter.loadData()
    parts.presenter.wasDismissed()
    XCTAssertTrue(parts.presenter.states.isEmpty)
<<if detail-actions contains "isCall">>
    XCTAssertEqual(parts.delegate.detailDidChangeCallCount, 0)
<<end>>
    parts.presenter.dataDidFetch(<<Module>>Samples.second)
    parts.presenter.wasDismissed()
    XCTAssertEqual(parts.presenter.states, [.load: .content])
  }
<<end>>
<<for action in detail-actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>CallsInteractor() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<if action.result>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<Module>>DetailPresenterParts()
    parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if not action.parameters>>
    XCTAssertEqual(parts.interactor.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.interactor.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
    XCTAssertEqual(parts.interactor.<<action.calls>>.count, 1)
<<end>>
<<end>>
<<if action.isCall>>
    XCTAssertEqual(parts.presenter.states, [.<<action.id>>: .loading])
    XCTAssertEqual(parts.view.refreshCallCount, 1)
<<end>>
  }
<<if action.isCall>>

  @MainActor
  func test<<action.id|upperCamel>>SucceededBringsListUpToDate() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>DetailPresenterParts()
    parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    parts.presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
    XCTAssertEqual(parts.presenter.states[.<<action.id>>], .succeeded)
<<if detail == "load">>
    XCTAssertEqual(parts.interactor.getDataCallCount, 1)
<<end>>
    XCTAssertEqual(parts.delegate.detailDidChangeCallCount, 1)
  }

  @MainActor
  func test<<action.id|upperCamel>>FailedShowsMessageAndRetry() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<if action.result>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<Module>>DetailPresenterParts()
    let error = URLError(.timedOut)
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    parts.presenter.<<action.id>>Failed(error)
    XCTAssertEqual(parts.presenter.states, [.<<action.id>>: failed])
    XCTAssertEqual(parts.delegate.detailDidChangeCallCount, 0)
    parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    XCTAssertEqual(parts.presenter.states, [.<<action.id>>: .loading])
    XCTAssertEqual(parts.interactor.<<action.calls>><<if action.parameters>>.count<<end>>, 1)
  }

  @MainActor
  func testDismissalDuring<<action.id|upperCamel>>BringsListUpToDate() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<if action.result>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<Module>>DetailPresenterParts()
    parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    parts.presenter.wasDismissed()
    XCTAssertEqual(parts.delegate.detailDidChangeCallCount, 1)
    parts.presenter.wasDismissed()
    XCTAssertEqual(parts.delegate.detailDidChangeCallCount, 1)
  }

  @MainActor
  func test<<action.id|upperCamel>>CancelledShowsNoMessage() async throws {
    let parts = <<Module>>DetailPresenterParts()
    parts.presenter.<<action.id>>Failed(CancellationError())
    XCTAssertEqual(parts.presenter.states, [.<<action.id>>: .idle])
  }
<<end>>
<<end>>
<<end>>
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>

  @MainActor
  func testViewIsNotRetained() async throws {
    let parts = <<Module>>DetailPresenterParts()
    let presenter = parts.presenter
    do {
      let view = <<Module>>DetailDisplayMock()
      presenter.view = view
    }
    XCTAssertNil(presenter.view)
  }
<<end>>
<<for action in detail-view-to-detail-presenter>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
<<for action in detail-interactor-to-detail-presenter>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
}
