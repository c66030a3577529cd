import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailPresenterTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let presenter: <<Module>>DetailPresenter
    let interactor = <<Module>>DetailInteractionMock()
    let view = <<Module>>DetailDisplayMock()

    init() {
      presenter = <<Module>>DetailPresenter(
        interactor: interactor
      )
      presenter.view = view
    }
  }

  @MainActor
  func testLoadDataAsksInteractor() async throws {
    let fixture = Fixture()
    <<include "Includes/DetailAwait.swift">>fixture.presenter.loadData()
    XCTAssertEqual(fixture.interactor.getDataCallCount, 1)
<<if detail == "load">>
    XCTAssertEqual(fixture.view.showLoadingCalls, [true, false])
<<end>>
  }

  @MainActor
  func testDataDidFetchKeepsTheItem() async throws {
    let fixture = Fixture()
    fixture.presenter.dataDidFetch(<<Module>>ItemSamples.second)
    XCTAssertEqual(
      fixture.presenter.item,
      <<Module>>ItemSamples.second
    )
    XCTAssertEqual(fixture.view.refreshCallCount, 1)
  }
<<if detail == "load">>

  @MainActor
  func testDataDidFailTellsWhy() async throws {
    let fixture = Fixture()
    fixture.presenter.dataDidFail(.transport(reason: "No network."))
    XCTAssertEqual(fixture.view.showMessageCalls, ["The items could not be fetched. No network."])
  }
<<end>>
<<for action in detail-actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>TellsInteractor() async throws {
    let fixture = Fixture()
    <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/SampleCall.swift">>
<<if action.parameters>>
    XCTAssertEqual(fixture.interactor.<<action.calls>>.count, 1)
<<else>>
    XCTAssertEqual(fixture.interactor.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(fixture.interactor.<<parameter.recorded>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      fixture.interactor.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(fixture.interactor.<<parameter.recorded>>, <<parameter.sample>>)
<<end>>
<<end>>
  }
<<if action.isThrowing and not (action.effects contains "throws(")>>

  @MainActor
  func test<<action.id|upperCamel>>ShowsAnError() async throws {
    let fixture = Fixture()
    let error = <<Module>>StatusError(status: 404)
    fixture.interactor.<<action.id>>Error = error
    <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/SampleCall.swift">>
    XCTAssertEqual(fixture.view.showMessageCalls, ["The server refuses to answer. (404)"])
  }
<<end>>
<<end>>
<<end>>

  @MainActor
  func testInteractorIsKept() async throws {
    weak var kept: <<Module>>DetailInteractionMock?
    let presenter: <<Module>>DetailPresenter
    do {
      let interactor = <<Module>>DetailInteractionMock()
      presenter = <<Module>>DetailPresenter(
        interactor: interactor
      )
      kept = interactor
    }
    XCTAssertNotNil(kept)
    withExtendedLifetime(presenter) {}
  }

  @MainActor
  func testViewIsNotRetained() async throws {
    let fixture = Fixture()
    do {
      let view = <<Module>>DetailDisplayMock()
      fixture.presenter.view = view
    }
    XCTAssertNil(fixture.presenter.view)
  }
}
