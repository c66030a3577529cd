import Foundation
import XCTest

@testable import <<Target>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

#if canImport(UIKit)
  import UIKit
#endif
<<elseif ui == "appkit">>

#if canImport(AppKit)
  import AppKit
#endif
<<end>>

/// What the tests work with.
@MainActor
private struct <<Module>>ListControllerParts {
  let controller = <<Module>>ListController<<if view == "storyboard">>.fromStoryboard<<end>>()
  let presenter = <<Module>>ListPresentationMock()

  init() {
    controller.presenter = presenter
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListControllerTests: XCTestCase {

  @MainActor
  func testRefreshShowsItemsAndStates() async throws {
    let parts = <<Module>>ListControllerParts()
    parts.presenter.items = <<Module>>Samples.all
    parts.presenter.states = [.load: .content]
    parts.controller.refresh()
    XCTAssertEqual(parts.controller.rows, <<Module>>Samples.all)
    XCTAssertEqual(parts.controller.states, [.load: .content])
  }

  @MainActor
  func testChosenRowReachesPresenter() async throws {
    let parts = <<Module>>ListControllerParts()
    parts.controller.select(row: 1)
    XCTAssertEqual(parts.presenter.moveToDetailCalls, [1])
  }

  @MainActor
  func testItemsAreRequested() async throws {
    let parts = <<Module>>ListControllerParts()
    parts.controller.load()
    XCTAssertEqual(parts.presenter.loadDataCallCount, 1)
  }
<<if ui == "swiftui">>

  @MainActor
  func testScreenIsRefreshedUntilLoadEnds() async throws {
    let parts = <<Module>>ListControllerParts()
    parts.presenter.states = [.load: .loading]
    parts.controller.refresh()
    Task {
      parts.presenter.states = [.load: .content]
      parts.controller.refresh()
    }
    await parts.controller.loadAndWait()
    XCTAssertEqual(parts.controller.states[.load], .content)
    XCTAssertEqual(parts.presenter.loadDataCallCount, 1)
  }
<<end>>
<<if ui != "none">>

  @MainActor
  func testLoadOnceDoesNotLoadAgain() async throws {
    let parts = <<Module>>ListControllerParts()
    parts.controller.loadOnce()
    XCTAssertEqual(parts.presenter.loadDataCallCount, 1)
    parts.presenter.states = [.load: .content]
    parts.controller.refresh()
    parts.controller.loadOnce()
    XCTAssertEqual(parts.presenter.loadDataCallCount, 1)
  }

  @MainActor
  func testLoadOnceLoadsAgainWhatWasCancelled() async throws {
    let parts = <<Module>>ListControllerParts()
    parts.presenter.states = [.load: .loading]
    parts.controller.refresh()
    parts.controller.loadOnce()
    XCTAssertEqual(parts.presenter.loadDataCallCount, 0)
    parts.presenter.states = [:]
    parts.controller.refresh()
    parts.controller.loadOnce()
    XCTAssertEqual(parts.presenter.loadDataCallCount, 1)
    parts.presenter.states = [.load: .idle]
    parts.controller.refresh()
    parts.controller.loadOnce()
    XCTAssertEqual(parts.presenter.loadDataCallCount, 2)
  }
<<end>>
<<if ui == "swiftui" and HasObservation>>

  @MainActor
  func testMessagesAreThoseOfNewFailures() async throws {
    let failed = <<Module>>State.failed(message: "message")
    let states = [<<Module>>ListActivity.load: failed]
    XCTAssertEqual(states.messages(since: [.load: .loading]), ["message"])
    XCTAssertTrue(states.messages(since: states).isEmpty)
  }
<<end>>
<<if ui == "none" or ui == "swiftui" and navigation == "uikit">>

  @MainActor
  func testDismissalNotifiesPresenter() async throws {
    let parts = <<Module>>ListControllerParts()
    parts.controller.wasDismissed()
    XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
  }
<<end>>
<<for action in actions>>
<<if action.isCall>>

  @MainActor
  func testRefreshShowsStateOf<<action.id|upperCamel>>() async throws {
    let parts = <<Module>>ListControllerParts()
    parts.presenter.states = [.<<action.id>>: .loading]
    parts.controller.refresh()
    XCTAssertEqual(parts.controller.states, [.<<action.id>>: .loading])
  }
<<end>>
<<if action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>CallsPresenter() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<if action.result>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<Module>>ListControllerParts()
    parts.controller.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if not action.parameters>>
    XCTAssertEqual(parts.presenter.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.presenter.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
    XCTAssertEqual(parts.presenter.<<action.calls>>.count, 1)
<<end>>
<<end>>
  }
<<end>>
<<end>>
<<if navigation == "swiftui">>

  @MainActor
  func testPushOpensDetail() async throws {
    let parts = <<Module>>ListControllerParts()
    let detail = <<Module>>DetailController()
    parts.controller.push(detail)
    XCTAssertIdentical(parts.controller.detail, detail)
  }
<<if detail == "load" or detail-actions contains "isCall">>

  @MainActor
  func testEndOfDetailNotifiesItsPresenter() async throws {
    let parts = <<Module>>ListControllerParts()
    let detail = <<Module>>DetailController()
    let detailPresenter = <<Module>>DetailPresentationMock()
    detail.presenter = detailPresenter
    parts.controller.push(detail)
    XCTAssertEqual(detailPresenter.wasDismissedCallCount, 0)
    parts.controller.detail = nil
    XCTAssertEqual(detailPresenter.wasDismissedCallCount, 1)
  }
<<end>>
<<elseif ui == "none">>

  @MainActor
  func testPushKeepsDetail() async throws {
    let parts = <<Module>>ListControllerParts()
    let detail = <<Module>>DetailController()
    parts.controller.push(detail)
    XCTAssertIdentical(parts.controller.details.first, detail)
  }
<<else>>

  #if !canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
    @MainActor
    func testPushKeepsDetail() async throws {
      let parts = <<Module>>ListControllerParts()
      let detail = <<Module>>DetailController()
      parts.controller.push(detail)
      XCTAssertIdentical(parts.controller.details.first, detail)
    }
  #endif
<<end>>
<<if ui == "uikit">>

  #if canImport(UIKit)
    @MainActor
    func testViewBearsItsIdentifierAndTitle() async throws {
      let parts = <<Module>>ListControllerParts()
      let identifier = parts.controller.view.accessibilityIdentifier
      XCTAssertEqual(identifier, <<Module>>Constants.listIdentifier)
      XCTAssertEqual(parts.controller.title, <<Module>>Texts.title)
    }

    @MainActor
    func testNavigationBarFollowsTable() async throws {
      let parts = <<Module>>ListControllerParts()
      XCTAssertIdentical(parts.controller.view.subviews.first, parts.controller.table)
    }

    @MainActor
    func testViewLoadsWhenItAppearsUntilThereIsContent() async throws {
      let parts = <<Module>>ListControllerParts()
      parts.controller.viewWillAppear(false)
      parts.controller.viewWillAppear(false)
      XCTAssertEqual(parts.presenter.loadDataCallCount, 2)
      parts.presenter.states = [.load: .content]
      parts.controller.refresh()
      parts.controller.viewWillAppear(false)
      XCTAssertEqual(parts.presenter.loadDataCallCount, 2)
    }
<<include "Tests/XCTest/ListDismissalTests.swift">>

    @MainActor
    func testPushShowsDetail() async throws {
      let parts = <<Module>>ListControllerParts()
      let stack = UINavigationController(rootViewController: parts.controller)
      let detail = <<Module>>DetailController<<if view == "storyboard">>.fromStoryboard<<end>>()
      parts.controller.push(detail)
      XCTAssertIdentical(stack.topViewController, detail)
    }

    @MainActor
    func testTableHasRowForEachItem() async throws {
      let parts = <<Module>>ListControllerParts()
      parts.presenter.items = <<Module>>Samples.all
      parts.controller.refresh()
      let table = parts.controller.table
      XCTAssertEqual(table.tableView(table, numberOfRowsInSection: 0), 2)
      let cell = table.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
      let content = cell.contentConfiguration as? UIListContentConfiguration
      XCTAssertEqual(content?.text, <<Module>>Samples.second.headline)
<<for field in entity-fields>>
<<if field.isID>>
      let id = "<<Module>>.row.\(<<if field.isOptional>>String(describing: <<Module>>Samples.second.id)<<else>><<Module>>Samples.second.id<<end>>)"
<<end>>
<<end>>
<<if not (entity-fields contains "isID")>>
      let id = "<<Module>>.row.1"
<<end>>
      XCTAssertEqual(cell.accessibilityIdentifier, id)
    }

    @MainActor
    func testChoiceOfRowOpensDetail() async throws {
      let parts = <<Module>>ListControllerParts()
      parts.presenter.items = <<Module>>Samples.all
      parts.controller.refresh()
      let table = parts.controller.table
      table.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
      XCTAssertEqual(parts.presenter.moveToDetailCalls, [1])
    }

    @MainActor
    func testFailureIsShownAboveRows() async throws {
      let parts = <<Module>>ListControllerParts()
      parts.presenter.items = <<Module>>Samples.all
      parts.presenter.states = [.load: .failed(message: "message")]
      parts.controller.refresh()
      let table = parts.controller.table
      XCTAssertNotNil(table.tableView(table, viewForHeaderInSection: 0))
      XCTAssertEqual(table.failureMessage.text, "message")
      XCTAssertTrue(table.retryButton.isHidden)
      table.reloadButton.sendActions(for: .primaryActionTriggered)
      XCTAssertEqual(parts.presenter.loadDataCallCount, 1)
    }

    @MainActor
    func testFailureWithoutRowsCanBeTriedAgain() async throws {
      let parts = <<Module>>ListControllerParts()
      parts.presenter.states = [.load: .failed(message: "message")]
      parts.controller.refresh()
      XCTAssertEqual(parts.controller.table.message.text, "message")
      XCTAssertFalse(parts.controller.table.retryButton.isHidden)
      parts.controller.table.retryButton.sendActions(for: .primaryActionTriggered)
      XCTAssertEqual(parts.presenter.loadDataCallCount, 1)
    }

    @MainActor
    func testPulledTableIsLoadedAgain() async throws {
      let parts = <<Module>>ListControllerParts()
      parts.controller.table.refreshControl?.sendActions(for: .valueChanged)
      XCTAssertEqual(parts.presenter.loadDataCallCount, 1)
    }
<<include "Tests/XCTest/ListSwipeTests.swift">>
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @MainActor
    func testViewBearsItsIdentifierAndTitle() async throws {
      let parts = <<Module>>ListControllerParts()
      let identifier = parts.controller.view.accessibilityIdentifier()
      XCTAssertEqual(identifier, <<Module>>Constants.listIdentifier)
      XCTAssertEqual(parts.controller.title, <<Module>>Texts.title)
    }
<<include "Tests/XCTest/ListDismissalTests.swift">>
  #endif
<<elseif ui == "swiftui" and navigation == "uikit">>

  #if canImport(UIKit)
<<include "Tests/XCTest/ListDismissalTests.swift">>
  #endif
<<end>>
}
