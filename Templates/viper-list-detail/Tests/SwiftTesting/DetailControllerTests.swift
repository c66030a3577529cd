import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>DetailControllerTests {
  let controller = <<Module>>DetailController()
  let presenter = <<Module>>DetailPresentationMock()

  init() {
    controller.presenter = presenter
  }

  @Test func loadAsksPresenter()<<include "Includes/DetailAsync.swift">> {
    <<include "Includes/DetailAwait.swift">>controller.load()
    #expect(presenter.loadDataCallCount == 1)
  }

  @Test func refreshShowsTheItem() {
    presenter.item = <<Module>>ItemSamples.second
    controller.refresh()
    #expect(controller.lines == <<Module>>ItemSamples.second.lines)
  }
<<if detail == "load" and ui != "swiftui">>

  @Test func viewDidLoadLoads() async {
    controller.viewDidLoad()
    await controller.loading?.value
    #expect(presenter.loadDataCallCount == 1)
  }

  @Test func releasingControllerCancelsLoading() {
    var loading: Task<Void, Never>?
    do {
      let controller = <<Module>>DetailController()
      controller.viewDidLoad()
      loading = controller.loading
    }
    #expect(loading?.isCancelled == true)
  }
<<end>>
<<if detail == "load">>

  @Test func loadingIsShown() {
    controller.show(loading: true)
    #expect(controller.showsLoading)
    controller.show(loading: false)
    #expect(!controller.showsLoading)
  }
<<end>>
<<if detail == "load" or detail-actions>>

  @Test func messageIsShown() {
    controller.show(message: "No network.")
    #expect(controller.message == "No network.")
  }
<<end>>
<<for action in detail-actions>>
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

  @Test func presenterIsKept() {
    weak var kept: <<Module>>DetailPresentationMock?
    let controller = <<Module>>DetailController()
    do {
      let presenter = <<Module>>DetailPresentationMock()
      controller.presenter = presenter
      kept = presenter
    }
    #expect(kept != nil)
    withExtendedLifetime(controller) {}
  }
}
