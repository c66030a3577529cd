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
  let controller = <<Module>>ListController()
  let presenter = <<Module>>ListPresentationMock()

  init() {
    controller.presenter = presenter
  }

  @Test func loadAsksPresenter() async {
    await controller.load()
    #expect(presenter.functionsCalled == ["loadData()"])
  }

  @Test func refreshShowsItems() {
    presenter.items = <<Module>>ItemSamples.all
    controller.refresh()
    #expect(
      controller.rows
        == <<Module>>ItemSamples.all.map(\.headline)
    )
  }

  @Test func messageIsShown() {
    controller.show(message: "No network.")
    #expect(controller.message == "No network.")
  }
<<if ui == "swiftui">>

  @Test func messageGoesWhenItIsRead() {
    controller.show(message: "No network.")
    controller.messageWasRead()
    #expect(controller.message == nil)
  }
<<elseif ui == "uikit">>

  #if canImport(UIKit)
    @Test func messageWaitsForAWindow() {
      controller.show(message: "No network.")
      #expect(controller.isMessageDue)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.addSubview(controller.view)
      controller.viewDidAppear(false)
      #expect(!controller.isMessageDue)
      withExtendedLifetime(window) {}
    }
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @Test func messageWaitsForAWindow() {
      controller.show(message: "No network.")
      #expect(controller.isMessageDue)
      let window = NSWindow(contentViewController: controller)
      controller.viewDidAppear()
      #expect(!controller.isMessageDue)
      if let sheet = window.attachedSheet { window.endSheet(sheet) }
    }
  #endif
<<end>>

  @Test func selectTellsPresenter() {
    controller.select(row: 1)
    #expect(presenter.functionsCalled == ["moveToDetail(index:)"])
    #expect(presenter.index == 1)
  }
<<if ui == "uikit">>

  @Test func pushOpensTheDetail() {
    let detail = <<Module>>DetailController()
    #if canImport(UIKit)
      let navigation = UINavigationController(rootViewController: controller)
      controller.push(detail)
      #expect(navigation.topViewController === detail)
    #else
      controller.push(detail)
      #expect(controller.details.last === detail)
    #endif
  }
<<elseif ui == "appkit">>

  #if !canImport(AppKit)
    @Test func pushOpensTheDetail() {
      let detail = <<Module>>DetailController()
      controller.push(detail)
      #expect(controller.details.last === detail)
    }
  #endif
<<elseif ui == "swiftui" and navigation == "uikit">>

  @Test func pushOpensTheDetail() {
    let detail = <<Module>>DetailController()
    #if canImport(SwiftUI) && canImport(UIKit)
      let screen = controller.makeScreen()
      let navigation = UINavigationController(rootViewController: screen)
      controller.push(detail)
      #expect(navigation.viewControllers.count == 2)
      #expect(navigation.topViewController !== screen)
    #else
      controller.push(detail)
      #expect(controller.details.last === detail)
    #endif
  }
<<elseif ui == "swiftui">>

  @Test func pushPutsTheDetailOnThePath() {
    let first = <<Module>>DetailController()
    let second = <<Module>>DetailController()
    controller.push(first)
    controller.push(second)
    #expect(controller.path == [first, second])
    #expect(first != second)
  }

  @Test func pathKeepsAndReleasesTheDetail() {
    weak var detail: <<Module>>DetailController?
    do {
      let pushed = <<Module>>DetailController()
      controller.push(pushed)
      detail = pushed
    }
    #expect(detail != nil)
    controller.path.removeAll()
    #expect(detail == nil)
  }
<<else>>

  @Test func pushOpensTheDetail() {
    let detail = <<Module>>DetailController()
    controller.push(detail)
    #expect(controller.details.last === detail)
  }
<<end>>

  @Test func presenterIsKept() {
    weak var kept: <<Module>>ListPresentationMock?
    let controller = <<Module>>ListController()
    do {
      let presenter = <<Module>>ListPresentationMock()
      controller.presenter = presenter
      kept = presenter
    }
    #expect(kept != nil)
    withExtendedLifetime(controller) {}
  }
}
