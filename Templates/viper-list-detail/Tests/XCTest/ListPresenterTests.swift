import Foundation
import XCTest

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>ListPresenterParts {
  let presenter: <<Module>>ListPresenter
  let interactor = <<Module>>ListInteractionMock()
  let view = <<Module>>ListDisplayMock()
  let wireframe = <<Module>>ListRoutingMock()

  init() {
    presenter = <<Module>>ListPresenter(
      interactor: interactor,
      wireframe: wireframe
    )
    presenter.view = view
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListPresenterTests: XCTestCase {

  @MainActor
  func testItemsAreRequested() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.loadData()
    XCTAssertEqual(parts.interactor.getDataCallCount, 1)
    XCTAssertEqual(parts.presenter.states, [.load: .loading])
    XCTAssertEqual(parts.view.refreshCallCount, 1)
  }

  @MainActor
  func testDataDidFetchHoldsItems() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFetch(<<Module>>Samples.all)
    XCTAssertEqual(parts.presenter.items, <<Module>>Samples.all)
    XCTAssertEqual(parts.presenter.states, [.load: .content])
    XCTAssertEqual(parts.view.refreshCallCount, 1)
  }

  @MainActor
  func testDataDidFetchOfNothingIsEmpty() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFetch([])
    XCTAssertEqual(parts.presenter.states, [.load: .empty])
  }

  @MainActor
  func testDataDidFailShowsMessageAndRetry() async throws {
    let parts = <<Module>>ListPresenterParts()
    let error = URLError(.timedOut)
    parts.presenter.dataDidFetch(<<Module>>Samples.all)
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    parts.presenter.dataDidFail(error)
    XCTAssertEqual(parts.presenter.items, <<Module>>Samples.all)
    XCTAssertEqual(parts.presenter.states, [.load: failed])
    parts.presenter.loadData()
    XCTAssertEqual(parts.presenter.states, [.load: .loading])
    XCTAssertEqual(parts.interactor.getDataCallCount, 1)
  }

  @MainActor
  func testCancelledFirstLoadShowsNoMessage() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFail(CancellationError())
    XCTAssertEqual(parts.presenter.states, [.load: .idle])
  }

  @MainActor
  func testCancelledLoadKeepsItems() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFetch(<<Module>>Samples.all)
    parts.presenter.dataDidFail(CancellationError())
    parts.presenter.dataDidFail(URLError(.cancelled))
    XCTAssertEqual(parts.presenter.items, <<Module>>Samples.all)
    XCTAssertEqual(parts.presenter.states, [.load: .idle])
  }

  @MainActor
  func testMoveToDetailOpensChosenItem() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFetch(<<Module>>Samples.all)
    parts.presenter.moveToDetail(index: 1)
    XCTAssertEqual(parts.wireframe.moveToDetailCalls.count, 1)
    XCTAssertIdentical(parts.wireframe.moveToDetailCalls.first?.view, parts.view)
    XCTAssertEqual(parts.wireframe.moveToDetailCalls.first?.item, <<Module>>Samples.second)
<<if detail-actions contains "isCall">>
    XCTAssertIdentical(parts.wireframe.moveToDetailCalls.first?.delegate, parts.presenter)
<<end>>
  }

  @MainActor
  func testMoveToDetailIgnoresIndexOutOfRange() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.dataDidFetch(<<Module>>Samples.all)
    parts.presenter.moveToDetail(index: -1)
    parts.presenter.moveToDetail(index: 2)
    XCTAssertTrue(parts.wireframe.moveToDetailCalls.isEmpty)
  }
<<if detail-actions contains "isCall">>

  @MainActor
  func testChangeOfDetailLoads() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.detailDidChange()
    XCTAssertEqual(parts.interactor.getDataCallCount, 1)
  }
<<end>>
<<if navigation != "swiftui">>

  @MainActor
  func testDismissalCancelsWhatRuns() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.loadData()
    parts.presenter.wasDismissed()
    XCTAssertEqual(parts.interactor.cancelAllCallCount, 1)
    XCTAssertEqual(parts.wireframe.didDismissCallCount, 1)
    XCTAssertTrue(parts.presenter.states.isEmpty)
    parts.presenter.dataDidFetch(<<Module>>Samples.all)
    parts.presenter.wasDismissed()
    XCTAssertEqual(parts.presenter.states, [.load: .content])
  }
<<end>>
<<for action in actions>>
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
    let parts = <<Module>>ListPresenterParts()
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
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
    parts.presenter.<<action.id>>Succeeded(id: <<parameter.sample>>)
<<elseif field.isID>>
    parts.presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
<<end>>
<<end>>
<<end>>
<<else>>
    parts.presenter.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
<<end>>
    XCTAssertEqual(parts.presenter.states[.<<action.id>>], .succeeded)
    XCTAssertEqual(parts.interactor.getDataCallCount, 1)
  }
<<include "Tests/XCTest/ListDeletion.swift">>

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
    let parts = <<Module>>ListPresenterParts()
    let error = URLError(.timedOut)
    let failed = <<Module>>State.failed(message: error.localizedDescription)
    parts.presenter.<<action.id>>Failed(error)
    XCTAssertEqual(parts.presenter.states, [.<<action.id>>: failed])
    XCTAssertEqual(parts.interactor.getDataCallCount, 0)
    parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    XCTAssertEqual(parts.presenter.states, [.<<action.id>>: .loading])
    XCTAssertEqual(parts.interactor.<<action.calls>><<if action.parameters>>.count<<end>>, 1)
  }

  @MainActor
  func testFailureOf<<action.id|upperCamel>>GoesWithNextLoad() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.<<action.id>>Failed(URLError(.timedOut))
    parts.presenter.loadData()
    XCTAssertEqual(parts.presenter.states, [.load: .loading])
  }

  @MainActor
  func test<<action.id|upperCamel>>CancelledShowsNoMessage() async throws {
    let parts = <<Module>>ListPresenterParts()
    parts.presenter.<<action.id>>Failed(CancellationError())
    XCTAssertEqual(parts.presenter.states, [.<<action.id>>: .idle])
  }
<<end>>
<<end>>
<<end>>

  @MainActor
  func testViewIsNotRetained() async throws {
    let parts = <<Module>>ListPresenterParts()
    let presenter = parts.presenter
    do {
      let view = <<Module>>ListDisplayMock()
      presenter.view = view
    }
    XCTAssertNil(presenter.view)
  }
<<for action in list-view-to-list-presenter>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
<<for action in list-interactor-to-list-presenter>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
}
