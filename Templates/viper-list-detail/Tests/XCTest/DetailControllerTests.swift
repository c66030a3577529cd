import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailControllerTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let controller = <<Module>>DetailController()
    let presenter = <<Module>>DetailPresentationMock()

    init() {
      controller.presenter = presenter
    }
  }

  @MainActor
  func testLoadAsksPresenter() async throws {
    let fixture = Fixture()
    <<include "Includes/DetailAwait.swift">>fixture.controller.load()
    XCTAssertEqual(fixture.presenter.loadDataCallCount, 1)
  }

  @MainActor
  func testRefreshShowsTheItem() async throws {
    let fixture = Fixture()
    fixture.presenter.item = <<Module>>ItemSamples.second
    fixture.controller.refresh()
    XCTAssertEqual(
      fixture.controller.lines,
      <<Module>>ItemSamples.second.lines
    )
  }
<<if detail == "load" and ui != "swiftui">>

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
      let controller = <<Module>>DetailController()
      controller.viewDidLoad()
      loading = controller.loading
    }
    XCTAssertEqual(loading?.isCancelled, true)
  }
<<end>>
<<if detail == "load">>

  @MainActor
  func testLoadingIsShown() async throws {
    let fixture = Fixture()
    fixture.controller.show(loading: true)
    XCTAssertTrue(fixture.controller.showsLoading)
    fixture.controller.show(loading: false)
    XCTAssertFalse(fixture.controller.showsLoading)
  }
<<end>>
<<if detail == "load" or detail-actions>>

  @MainActor
  func testMessageIsShown() async throws {
    let fixture = Fixture()
    fixture.controller.show(message: "No network.")
    XCTAssertEqual(fixture.controller.message, "No network.")
  }
<<end>>
<<for action in detail-actions>>
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

  @MainActor
  func testPresenterIsKept() async throws {
    weak var kept: <<Module>>DetailPresentationMock?
    let controller = <<Module>>DetailController()
    do {
      let presenter = <<Module>>DetailPresentationMock()
      controller.presenter = presenter
      kept = presenter
    }
    XCTAssertNotNil(kept)
    withExtendedLifetime(controller) {}
  }
}
