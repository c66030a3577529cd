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
private struct <<Module>>DetailControllerParts {
  let controller = <<Module>>DetailController<<if view == "storyboard">>.fromStoryboard<<end>>()
  let presenter = <<Module>>DetailPresentationMock()

  init() {
    controller.presenter = presenter
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailControllerTests: XCTestCase {

  @MainActor
  func testRefreshShowsItem() async throws {
    let parts = <<Module>>DetailControllerParts()
    parts.presenter.item = <<Module>>Samples.second
    parts.controller.refresh()
    XCTAssertEqual(parts.controller.item, <<Module>>Samples.second)
  }
<<if detail == "load">>

  @MainActor
  func testRefreshShowsState() async throws {
    let parts = <<Module>>DetailControllerParts()
    parts.presenter.states = [.load: .content]
    parts.controller.refresh()
    XCTAssertEqual(parts.controller.states, [.load: .content])
  }

  @MainActor
  func testItemsAreRequested() async throws {
    let parts = <<Module>>DetailControllerParts()
    parts.controller.load()
    XCTAssertEqual(parts.presenter.loadDataCallCount, 1)
  }
<<if ui == "swiftui">>

  @MainActor
  func testScreenIsRefreshedUntilLoadEnds() async throws {
    let parts = <<Module>>DetailControllerParts()
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
    let parts = <<Module>>DetailControllerParts()
    parts.controller.loadOnce()
    XCTAssertEqual(parts.presenter.loadDataCallCount, 1)
    parts.presenter.states = [.load: .content]
    parts.controller.refresh()
    parts.controller.loadOnce()
    XCTAssertEqual(parts.presenter.loadDataCallCount, 1)
  }

  @MainActor
  func testLoadOnceLoadsAgainWhatWasCancelled() async throws {
    let parts = <<Module>>DetailControllerParts()
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
<<end>>
<<if (ui == "none" or ui == "swiftui") and (detail == "load" or detail-actions contains "isCall")>>

  @MainActor
  func testDismissalNotifiesPresenter() async throws {
    let parts = <<Module>>DetailControllerParts()
    parts.controller.wasDismissed()
    XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
  }
<<end>>
<<for action in detail-actions>>
<<if action.isCall>>

  @MainActor
  func testRefreshShowsStateOf<<action.id|upperCamel>>() async throws {
    let parts = <<Module>>DetailControllerParts()
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
    let parts = <<Module>>DetailControllerParts()
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
<<if ui == "uikit">>

  #if canImport(UIKit)
    @MainActor
    func testViewBearsItsIdentifierAndTitle() async throws {
      let parts = <<Module>>DetailControllerParts()
      let identifier = parts.controller.view.accessibilityIdentifier
      XCTAssertEqual(identifier, <<Module>>Constants.detailIdentifier)
      parts.controller.refresh()
      XCTAssertEqual(parts.controller.title, <<Module>>Samples.first.headline)
    }

    @MainActor
    func testNavigationBarFollowsFields() async throws {
      let parts = <<Module>>DetailControllerParts()
      XCTAssertIdentical(parts.controller.view.subviews.first, parts.controller.fields)
    }
<<if detail == "load">>

    @MainActor
    func testViewLoadsWhenItAppearsUntilThereIsContent() async throws {
      let parts = <<Module>>DetailControllerParts()
      parts.controller.viewWillAppear(false)
      parts.controller.viewWillAppear(false)
      XCTAssertEqual(parts.presenter.loadDataCallCount, 2)
      parts.presenter.states = [.load: .content]
      parts.controller.refresh()
      parts.controller.viewWillAppear(false)
      XCTAssertEqual(parts.presenter.loadDataCallCount, 2)
    }

    @MainActor
    func testPulledFieldsAreLoadedAgain() async throws {
      let parts = <<Module>>DetailControllerParts()
      let refresh = parts.controller.fields.refreshControl
      refresh?.beginRefreshing()
      refresh?.sendActions(for: .valueChanged)
      XCTAssertEqual(parts.presenter.loadDataCallCount, 1)
      parts.presenter.states = [.load: .loading]
      parts.controller.refresh()
      XCTAssertEqual(refresh?.isRefreshing, true)
      parts.presenter.states = [.load: .content]
      parts.controller.refresh()
      XCTAssertEqual(refresh?.isRefreshing, false)
    }
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>
<<include "Tests/XCTest/DetailDismissalTests.swift">>
<<end>>
<<for field in entity-fields>>
<<if field.isTitle and field.display>>

    @MainActor
    func testLabelsAndValuesAreOneElement() async throws {
      let parts = <<Module>>DetailControllerParts()
      parts.controller.refresh()
      let field = parts.controller.fields.<<field.name>>Value
      XCTAssertEqual(field.accessibilityLabel, <<Module>>DetailTexts.item<<field.name|upperCamel>>)
      let item = <<Module>>Samples.first
      let text = item.<<field.display>>
      XCTAssertEqual(field.text, text)
      XCTAssertEqual(field.accessibilityValue, text)
    }
<<end>>
<<end>>
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @MainActor
    func testViewBearsItsIdentifierAndTitle() async throws {
      let parts = <<Module>>DetailControllerParts()
      let identifier = parts.controller.view.accessibilityIdentifier()
      XCTAssertEqual(identifier, <<Module>>Constants.detailIdentifier)
      parts.controller.refresh()
      XCTAssertEqual(parts.controller.title, <<Module>>Samples.first.headline)
    }
<<if detail == "load" or detail-actions contains "isCall">>
<<include "Tests/XCTest/DetailDismissalTests.swift">>
<<end>>
  #endif
<<elseif ui == "swiftui" and navigation == "uikit" and (detail == "load" or detail-actions contains "isCall")>>

  #if canImport(UIKit)
<<include "Tests/XCTest/DetailDismissalTests.swift">>
  #endif
<<end>>
}
