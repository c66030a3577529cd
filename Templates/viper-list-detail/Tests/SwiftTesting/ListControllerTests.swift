import Foundation
import Testing

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

@MainActor
struct <<Module>>ListControllerTests {
  let controller = <<Module>>ListController<<if view == "storyboard">>.fromStoryboard<<end>>()
  let presenter = <<Module>>ListPresentationMock()

  init() {
    controller.presenter = presenter
  }

  @Test func refreshShowsItemsAndStates() {
    presenter.items = <<Module>>Samples.all
    presenter.states = [.load: .content]
    controller.refresh()
    #expect(controller.rows == <<Module>>Samples.all)
    #expect(controller.states == [.load: .content])
  }

  @Test func chosenRowReachesPresenter() {
    controller.select(row: 1)
    #expect(presenter.moveToDetailCalls == [1])
  }

  @Test func itemsAreRequested() {
    controller.load()
    #expect(presenter.loadDataCallCount == 1)
  }
<<if ui == "swiftui">>

  @Test<<if HasObservation>>(.timeLimit(.minutes(1)))<<end>> func screenIsRefreshedUntilLoadEnds() async {
    presenter.states = [.load: .loading]
    controller.refresh()
    Task {
      presenter.states = [.load: .content]
      controller.refresh()
    }
    await controller.loadAndWait()
    #expect(controller.states[.load] == .content)
    #expect(presenter.loadDataCallCount == 1)
  }
<<end>>
<<if ui != "none">>

  @Test func loadOnceDoesNotLoadAgain() {
    controller.loadOnce()
    #expect(presenter.loadDataCallCount == 1)
    presenter.states = [.load: .content]
    controller.refresh()
    controller.loadOnce()
    #expect(presenter.loadDataCallCount == 1)
  }

  @Test func loadOnceLoadsAgainWhatWasCancelled() {
    presenter.states = [.load: .loading]
    controller.refresh()
    controller.loadOnce()
    #expect(presenter.loadDataCallCount == 0)
    presenter.states = [:]
    controller.refresh()
    controller.loadOnce()
    #expect(presenter.loadDataCallCount == 1)
    presenter.states = [.load: .idle]
    controller.refresh()
    controller.loadOnce()
    #expect(presenter.loadDataCallCount == 2)
  }
<<end>>
<<if ui == "swiftui" and HasObservation>>

  @Test func messagesAreThoseOfNewFailures() {
    let failed = <<Module>>State.failed(message: "message")
    let states = [<<Module>>ListActivity.load: failed]
    #expect(states.messages(since: [.load: .loading]) == ["message"])
    #expect(states.messages(since: states).isEmpty)
  }
<<end>>
<<if ui == "none" or ui == "swiftui" and navigation == "uikit">>

  @Test func dismissalNotifiesPresenter() {
    controller.wasDismissed()
    #expect(presenter.wasDismissedCallCount == 1)
  }
<<end>>
<<for action in actions>>
<<if action.isCall>>

  @Test func refreshShowsStateOf<<action.id|upperCamel>>() {
    presenter.states = [.<<action.id>>: .loading]
    controller.refresh()
    #expect(controller.states == [.<<action.id>>: .loading])
  }
<<end>>
<<if action.isTestable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>CallsPresenter() throws {
<<else>>
  @Test func <<action.id>>CallsPresenter() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<if action.result>>
    _ = <<own>>
<<end>>
<<end>>
    controller.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if not action.parameters>>
    #expect(presenter.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    #expect(presenter.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
    #expect(presenter.<<action.calls>>.count == 1)
<<end>>
<<end>>
  }
<<end>>
<<end>>
<<if navigation == "swiftui">>

  @Test func pushOpensDetail() {
    let detail = <<Module>>DetailController()
    controller.push(detail)
    #expect(controller.detail === detail)
  }
<<if detail == "load" or detail-actions contains "isCall">>

  @Test func endOfDetailNotifiesItsPresenter() {
    let detail = <<Module>>DetailController()
    let detailPresenter = <<Module>>DetailPresentationMock()
    detail.presenter = detailPresenter
    controller.push(detail)
    #expect(detailPresenter.wasDismissedCallCount == 0)
    controller.detail = nil
    #expect(detailPresenter.wasDismissedCallCount == 1)
  }
<<end>>
<<elseif ui == "none">>

  @Test func pushKeepsDetail() {
    let detail = <<Module>>DetailController()
    controller.push(detail)
    #expect(controller.details.first === detail)
  }
<<else>>

  #if !canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
    @Test func pushKeepsDetail() {
      let detail = <<Module>>DetailController()
      controller.push(detail)
      #expect(controller.details.first === detail)
    }
  #endif
<<end>>
<<if ui == "uikit">>

  #if canImport(UIKit)
    @Test func viewBearsItsIdentifierAndTitle() {
      let identifier = controller.view.accessibilityIdentifier
      #expect(identifier == <<Module>>Constants.listIdentifier)
      #expect(controller.title == <<Module>>Texts.title)
    }

    @Test func navigationBarFollowsTable() {
      #expect(controller.view.subviews.first === controller.table)
    }

    @Test func viewLoadsWhenItAppearsUntilThereIsContent() {
      controller.viewWillAppear(false)
      controller.viewWillAppear(false)
      #expect(presenter.loadDataCallCount == 2)
      presenter.states = [.load: .content]
      controller.refresh()
      controller.viewWillAppear(false)
      #expect(presenter.loadDataCallCount == 2)
    }
<<include "Tests/SwiftTesting/ListDismissalTests.swift">>

    @Test func pushShowsDetail() {
      let stack = UINavigationController(rootViewController: controller)
      let detail = <<Module>>DetailController<<if view == "storyboard">>.fromStoryboard<<end>>()
      controller.push(detail)
      #expect(stack.topViewController === detail)
    }

    @Test func tableHasRowForEachItem() {
      presenter.items = <<Module>>Samples.all
      controller.refresh()
      let table = controller.table
      #expect(table.tableView(table, numberOfRowsInSection: 0) == 2)
      let cell = table.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
      let content = cell.contentConfiguration as? UIListContentConfiguration
      #expect(content?.text == <<Module>>Samples.second.headline)
<<for field in entity-fields>>
<<if field.isID>>
      let id = "<<Module>>.row.\(<<if field.isOptional>>String(describing: <<Module>>Samples.second.id)<<else>><<Module>>Samples.second.id<<end>>)"
<<end>>
<<end>>
<<if not (entity-fields contains "isID")>>
      let id = "<<Module>>.row.1"
<<end>>
      #expect(cell.accessibilityIdentifier == id)
    }

    @Test func choiceOfRowOpensDetail() {
      presenter.items = <<Module>>Samples.all
      controller.refresh()
      let table = controller.table
      table.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
      #expect(presenter.moveToDetailCalls == [1])
    }

    @Test func failureIsShownAboveRows() {
      presenter.items = <<Module>>Samples.all
      presenter.states = [.load: .failed(message: "message")]
      controller.refresh()
      let table = controller.table
      #expect(table.tableView(table, viewForHeaderInSection: 0) != nil)
      #expect(table.failureMessage.text == "message")
      #expect(table.retryButton.isHidden)
      table.reloadButton.sendActions(for: .primaryActionTriggered)
      #expect(presenter.loadDataCallCount == 1)
    }

    @Test func failureWithoutRowsCanBeTriedAgain() {
      presenter.states = [.load: .failed(message: "message")]
      controller.refresh()
      #expect(controller.table.message.text == "message")
      #expect(!controller.table.retryButton.isHidden)
      controller.table.retryButton.sendActions(for: .primaryActionTriggered)
      #expect(presenter.loadDataCallCount == 1)
    }

    @Test func pulledTableIsLoadedAgain() {
      controller.table.refreshControl?.sendActions(for: .valueChanged)
      #expect(presenter.loadDataCallCount == 1)
    }
<<include "Tests/SwiftTesting/ListSwipeTests.swift">>
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @Test func viewBearsItsIdentifierAndTitle() {
      let identifier = controller.view.accessibilityIdentifier()
      #expect(identifier == <<Module>>Constants.listIdentifier)
      #expect(controller.title == <<Module>>Texts.title)
    }
<<include "Tests/SwiftTesting/ListDismissalTests.swift">>
  #endif
<<elseif ui == "swiftui" and navigation == "uikit">>

  #if canImport(UIKit)
<<include "Tests/SwiftTesting/ListDismissalTests.swift">>
  #endif
<<end>>
}
