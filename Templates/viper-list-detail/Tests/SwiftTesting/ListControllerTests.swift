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
    #expect(presenter.loadDataCallCount == 1)
  }
<<if ui != "swiftui">>

  @Test func viewDidLoadLoads() async {
    controller.viewDidLoad()
    await controller.loading?.value
    #expect(presenter.loadDataCallCount == 1)
  }

  @Test func releasingControllerCancelsLoading() {
    var loading: Task<Void, Never>?
    do {
      let controller = <<Module>>ListController()
      controller.viewDidLoad()
      loading = controller.loading
    }
    #expect(loading?.isCancelled == true)
  }
<<end>>

  @Test func refreshShowsItems() {
    presenter.items = <<Module>>ItemSamples.all
    controller.refresh()
    #expect(controller.rows == <<Module>>ItemSamples.all)
    #expect(controller.placeholder == nil)
  }

  @Test func placeholderTellsTheState() {
    #expect(controller.placeholder == <<Module>>Texts.empty)
    controller.show(loading: true)
    #expect(controller.placeholder == <<Module>>Texts.loading)
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
<<end>>

  @Test func selectTellsPresenter() {
    controller.select(row: 1)
    #expect(presenter.moveToDetailCalls == [1])
  }
<<if ui == "swiftui">>

  @Test func selectTellsTheRowOfTheItem() {
    presenter.items = <<Module>>ItemSamples.all
    controller.refresh()
    controller.select(<<Module>>ItemSamples.first)
    #expect(presenter.moveToDetailCalls == [0])
  }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @Test func <<action.id>>TellsPresenter()<<if action.isAsync>> async<<end>> {
    <<include "Includes/Await.swift">>controller.<<include "Includes/SampleCall.swift">>
<<if action.parameters>>
    #expect(presenter.<<action.calls>>.count == 1)
<<else>>
    #expect(presenter.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(presenter.<<parameter.recorded>> != nil)
<<elseif action.isLong>>
    #expect(
      presenter.<<parameter.recorded>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(presenter.<<parameter.recorded>> == <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<end>>
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
<<elseif ui == "swiftui" and navigation == "uikit">>

  @Test func pushOpensTheDetail() {
    let detail = <<Module>>DetailController()
    #if canImport(SwiftUI) && canImport(UIKit)
      let screen = controller.makeScreen()
      let navigation = UINavigationController(rootViewController: screen)
      controller.push(detail)
      #expect(navigation.viewControllers.count == 2)
    #else
      controller.push(detail)
      #expect(controller.details.last === detail)
    #endif
  }
<<elseif ui == "swiftui">>

  @Test func detailIsOpenUntilItIsDismissed() {
    let detail = <<Module>>DetailController()
    controller.push(detail)
    #expect(controller.detail === detail)
    #expect(controller.isDetailPresented)
    controller.isDetailPresented = false
    #expect(controller.detail == nil)
  }
<<elseif ui == "none">>

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
