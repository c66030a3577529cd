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

<<include "Includes/ListControllerParts.swift">>

final class <<Module>>ListControllerTests: XCTestCase {
  @MainActor
  func testLoadAsksPresenter() async throws {
    let parts = <<Module>>ListControllerParts()
    await parts.controller.load()
    XCTAssertEqual(parts.presenter.functionsCalled, ["loadData()"])
  }

  @MainActor
  func testRefreshShowsItems() async throws {
    let parts = <<Module>>ListControllerParts()
    parts.presenter.items = <<Module>>ItemSamples.all
    parts.controller.refresh()
    XCTAssertEqual(
      parts.controller.rows,
      <<Module>>ItemSamples.all.map(\.headline)
    )
  }

  @MainActor
  func testMessageIsShown() async throws {
    let parts = <<Module>>ListControllerParts()
    parts.controller.show(message: "No network.")
    XCTAssertEqual(parts.controller.message, "No network.")
  }
<<if ui == "swiftui">>

  @MainActor
  func testMessageGoesWhenItIsRead() async throws {
    let parts = <<Module>>ListControllerParts()
    parts.controller.show(message: "No network.")
    parts.controller.messageWasRead()
    XCTAssertNil(parts.controller.message)
  }
<<elseif ui == "uikit">>

  #if canImport(UIKit)
    @MainActor
    func testMessageWaitsForAWindow() async throws {
      let parts = <<Module>>ListControllerParts()
      parts.controller.show(message: "No network.")
      XCTAssertTrue(parts.controller.isMessageDue)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.addSubview(parts.controller.view)
      parts.controller.viewDidAppear(false)
      XCTAssertFalse(parts.controller.isMessageDue)
      withExtendedLifetime(window) {}
    }
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @MainActor
    func testMessageWaitsForAWindow() async throws {
      let parts = <<Module>>ListControllerParts()
      parts.controller.show(message: "No network.")
      XCTAssertTrue(parts.controller.isMessageDue)
      let window = NSWindow(contentViewController: parts.controller)
      parts.controller.viewDidAppear()
      XCTAssertFalse(parts.controller.isMessageDue)
      if let sheet = window.attachedSheet { window.endSheet(sheet) }
    }
  #endif
<<end>>

  @MainActor
  func testSelectTellsPresenter() async throws {
    let parts = <<Module>>ListControllerParts()
    parts.controller.select(row: 1)
    XCTAssertEqual(parts.presenter.functionsCalled, ["moveToDetail(index:)"])
    XCTAssertEqual(parts.presenter.index, 1)
  }
<<if ui == "uikit">>

  @MainActor
  func testPushOpensTheDetail() async throws {
    let parts = <<Module>>ListControllerParts()
    let detail = <<Module>>DetailController()
    #if canImport(UIKit)
      let navigation = UINavigationController(rootViewController: parts.controller)
      parts.controller.push(detail)
      XCTAssertIdentical(navigation.topViewController, detail)
    #else
      parts.controller.push(detail)
      XCTAssertIdentical(parts.controller.details.last, detail)
    #endif
  }
<<elseif ui == "appkit">>

  #if !canImport(AppKit)
    @MainActor
    func testPushOpensTheDetail() async throws {
      let parts = <<Module>>ListControllerParts()
      let detail = <<Module>>DetailController()
      parts.controller.push(detail)
      XCTAssertIdentical(parts.controller.details.last, detail)
    }
  #endif
<<elseif ui == "swiftui" and navigation == "uikit">>

  @MainActor
  func testPushOpensTheDetail() async throws {
    let parts = <<Module>>ListControllerParts()
    let detail = <<Module>>DetailController()
    #if canImport(SwiftUI) && canImport(UIKit)
      let screen = parts.controller.makeScreen()
      let navigation = UINavigationController(rootViewController: screen)
      parts.controller.push(detail)
      XCTAssertEqual(navigation.viewControllers.count, 2)
      XCTAssertNotIdentical(navigation.topViewController, screen)
    #else
      parts.controller.push(detail)
      XCTAssertIdentical(parts.controller.details.last, detail)
    #endif
  }
<<elseif ui == "swiftui">>

  @MainActor
  func testPushPutsTheDetailOnThePath() async throws {
    let parts = <<Module>>ListControllerParts()
    let first = <<Module>>DetailController()
    let second = <<Module>>DetailController()
    parts.controller.push(first)
    parts.controller.push(second)
    XCTAssertEqual(parts.controller.path, [first, second])
    XCTAssertNotEqual(first, second)
  }

  @MainActor
  func testPathKeepsAndReleasesTheDetail() async throws {
    let parts = <<Module>>ListControllerParts()
    weak var detail: <<Module>>DetailController?
    do {
      let pushed = <<Module>>DetailController()
      parts.controller.push(pushed)
      detail = pushed
    }
    XCTAssertNotNil(detail)
    parts.controller.path.removeAll()
    XCTAssertNil(detail)
  }
<<else>>

  @MainActor
  func testPushOpensTheDetail() async throws {
    let parts = <<Module>>ListControllerParts()
    let detail = <<Module>>DetailController()
    parts.controller.push(detail)
    XCTAssertIdentical(parts.controller.details.last, detail)
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
