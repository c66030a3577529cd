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
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListControllerTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let controller = <<Module>>ListController()
    let presenter = <<Module>>ListPresentationMock()

    init() {
      controller.presenter = presenter
    }
  }

  @MainActor
  func testLoadAsksPresenter() async throws {
    let fixture = Fixture()
    await fixture.controller.load()
    XCTAssertEqual(fixture.presenter.loadDataCallCount, 1)
  }
<<if ui != "swiftui">>

  @MainActor
  func testViewDidLoadLoads() async throws {
    let fixture = Fixture()
    fixture.controller.viewDidLoad()
    await fixture.controller.loading?.value
    XCTAssertEqual(fixture.presenter.loadDataCallCount, 1)
  }

  @MainActor
  func testReleasingControllerCancelsLoading() async throws {
    var loading: Task<Void, Never>?
    do {
      let controller = <<Module>>ListController()
      controller.viewDidLoad()
      loading = controller.loading
    }
    XCTAssertEqual(loading?.isCancelled, true)
  }
<<end>>

  @MainActor
  func testRefreshShowsItems() async throws {
    let fixture = Fixture()
    fixture.presenter.items = <<Module>>ItemSamples.all
    fixture.controller.refresh()
    XCTAssertEqual(fixture.controller.rows, <<Module>>ItemSamples.all)
    XCTAssertNil(fixture.controller.placeholder)
  }

  @MainActor
  func testPlaceholderTellsTheState() async throws {
    let fixture = Fixture()
    XCTAssertEqual(
      fixture.controller.placeholder,
      <<Module>>Texts.empty
    )
    fixture.controller.show(loading: true)
    XCTAssertEqual(
      fixture.controller.placeholder,
      <<Module>>Texts.loading
    )
  }

  @MainActor
  func testMessageIsShown() async throws {
    let fixture = Fixture()
    fixture.controller.show(message: "No network.")
    XCTAssertEqual(fixture.controller.message, "No network.")
  }
<<if ui == "swiftui">>

  @MainActor
  func testMessageGoesWhenItIsRead() async throws {
    let fixture = Fixture()
    fixture.controller.show(message: "No network.")
    fixture.controller.messageWasRead()
    XCTAssertNil(fixture.controller.message)
  }
<<end>>

  @MainActor
  func testSelectTellsPresenter() async throws {
    let fixture = Fixture()
    fixture.controller.select(row: 1)
    XCTAssertEqual(fixture.presenter.moveToDetailCalls, [1])
  }
<<if ui == "swiftui">>

  @MainActor
  func testSelectTellsTheRowOfTheItem() async throws {
    let fixture = Fixture()
    fixture.presenter.items = <<Module>>ItemSamples.all
    fixture.controller.refresh()
    fixture.controller.select(<<Module>>ItemSamples.first)
    XCTAssertEqual(fixture.presenter.moveToDetailCalls, [0])
  }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>TellsPresenter() async throws {
    let fixture = Fixture()
    <<include "Includes/Await.swift">>fixture.controller.<<include "Includes/SampleCall.swift">>
<<if action.parameters>>
    XCTAssertEqual(fixture.presenter.<<action.calls>>.count, 1)
<<else>>
    XCTAssertEqual(fixture.presenter.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(fixture.presenter.<<parameter.recorded>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      fixture.presenter.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(fixture.presenter.<<parameter.recorded>>, <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<end>>
<<if ui == "uikit">>

  @MainActor
  func testPushOpensTheDetail() async throws {
    let fixture = Fixture()
    let detail = <<Module>>DetailController()
    #if canImport(UIKit)
      let navigation = UINavigationController(rootViewController: fixture.controller)
      fixture.controller.push(detail)
      XCTAssertIdentical(navigation.topViewController, detail)
    #else
      fixture.controller.push(detail)
      XCTAssertIdentical(fixture.controller.details.last, detail)
    #endif
  }
<<elseif ui == "swiftui" and navigation == "uikit">>

  @MainActor
  func testPushOpensTheDetail() async throws {
    let fixture = Fixture()
    let detail = <<Module>>DetailController()
    #if canImport(SwiftUI) && canImport(UIKit)
      let screen = fixture.controller.makeScreen()
      let navigation = UINavigationController(rootViewController: screen)
      fixture.controller.push(detail)
      XCTAssertEqual(navigation.viewControllers.count, 2)
    #else
      fixture.controller.push(detail)
      XCTAssertIdentical(fixture.controller.details.last, detail)
    #endif
  }
<<elseif ui == "swiftui">>

  @MainActor
  func testDetailIsOpenUntilItIsDismissed() async throws {
    let fixture = Fixture()
    let detail = <<Module>>DetailController()
    fixture.controller.push(detail)
    XCTAssertIdentical(fixture.controller.detail, detail)
    XCTAssertTrue(fixture.controller.isDetailPresented)
    fixture.controller.isDetailPresented = false
    XCTAssertNil(fixture.controller.detail)
  }
<<elseif ui == "none">>

  @MainActor
  func testPushOpensTheDetail() async throws {
    let fixture = Fixture()
    let detail = <<Module>>DetailController()
    fixture.controller.push(detail)
    XCTAssertIdentical(fixture.controller.details.last, detail)
  }
<<end>>

  @MainActor
  func testPresenterIsKept() async throws {
    weak var kept: <<Module>>ListPresentationMock?
    let controller = <<Module>>ListController()
    do {
      let presenter = <<Module>>ListPresentationMock()
      controller.presenter = presenter
      kept = presenter
    }
    XCTAssertNotNil(kept)
    withExtendedLifetime(controller) {}
  }
}
