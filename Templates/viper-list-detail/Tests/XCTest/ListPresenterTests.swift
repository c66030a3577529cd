import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListPresenterTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let presenter: <<Module>>ListPresenter
    let interactor = <<Module>>ListInteractionMock()
    let wireframe = <<Module>>ListRoutingMock()
    let view = <<Module>>ListDisplayMock()

    init() {
      presenter = <<Module>>ListPresenter(
        interactor: interactor,
        wireframe: wireframe
      )
      presenter.view = view
    }
  }

  @MainActor
  func testLoadDataAsksInteractor() async throws {
    let fixture = Fixture()
    await fixture.presenter.loadData()
    XCTAssertEqual(fixture.interactor.getDataCallCount, 1)
    XCTAssertEqual(fixture.view.showLoadingCalls, [true, false])
  }

  @MainActor
  func testDataDidFetchKeepsItems() async throws {
    let fixture = Fixture()
    fixture.presenter.dataDidFetch(<<Module>>ItemSamples.all)
    XCTAssertEqual(fixture.presenter.items, <<Module>>ItemSamples.all)
    XCTAssertEqual(fixture.view.refreshCallCount, 1)
  }

  @MainActor
  func testViewIsRefreshedOnMainQueue() async throws {
    let fixture = Fixture()
    let networkManager = <<Module>>NetworkManagingMock()
    networkManager.dataResult = <<Module>>ItemSamples.json
    let interactor = <<Module>>ListInteractor(
      address: "address",
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      networkManager: networkManager
    )
    interactor.output = fixture.presenter
    await interactor.getData()
    XCTAssertEqual(fixture.view.wasRefreshedOnMainQueue, true)
  }

  @MainActor
  func testDataDidFailTellsWhatWasNotFetched() async throws {
    let fixture = Fixture()
    fixture.presenter.dataDidFetch([<<Module>>ItemSamples.first])
    fixture.presenter.dataDidFail(.transport(reason: "No network."))
    XCTAssertEqual(fixture.view.showMessageCalls, ["The items could not be fetched. No network."])
    XCTAssertEqual(
      fixture.presenter.items,
      [<<Module>>ItemSamples.first]
    )
  }

  @MainActor
  func testDataDidFailTellsWhatCannotBeRead() async throws {
    let fixture = Fixture()
    fixture.presenter.dataDidFail(.decoding(reason: "No JSON."))
    XCTAssertEqual(fixture.view.showMessageCalls, ["The items could not be read. No JSON."])
  }

  @MainActor
  func testMoveToDetailOpensTheItem() async throws {
    let fixture = Fixture()
    fixture.presenter.dataDidFetch(<<Module>>ItemSamples.all)
    fixture.presenter.moveToDetail(index: 0)
    fixture.presenter.moveToDetail(index: 1)
    let items = fixture.wireframe.moveToDetailCalls.map(\.item)
    XCTAssertEqual(items, <<Module>>ItemSamples.all)
    XCTAssertIdentical(fixture.wireframe.moveToDetailCalls.first?.view, fixture.view)
  }

  @MainActor
  func testMoveToDetailIgnoresAnIndexOutOfRange() async throws {
    let fixture = Fixture()
    fixture.presenter.dataDidFetch([<<Module>>ItemSamples.first])
    fixture.presenter.moveToDetail(index: -1)
    fixture.presenter.moveToDetail(index: 1)
    XCTAssertTrue(fixture.wireframe.moveToDetailCalls.isEmpty)
  }
<<for action in actions>>
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
  func testInteractorAndWireframeAreKept() async throws {
    weak var keptInteractor: <<Module>>ListInteractionMock?
    weak var keptWireframe: <<Module>>ListRoutingMock?
    let presenter: <<Module>>ListPresenter
    do {
      let interactor = <<Module>>ListInteractionMock()
      let wireframe = <<Module>>ListRoutingMock()
      presenter = <<Module>>ListPresenter(
        interactor: interactor,
        wireframe: wireframe
      )
      keptInteractor = interactor
      keptWireframe = wireframe
    }
    XCTAssertNotNil(keptInteractor)
    XCTAssertNotNil(keptWireframe)
    withExtendedLifetime(presenter) {}
  }

  @MainActor
  func testViewIsNotRetained() async throws {
    let fixture = Fixture()
    do {
      let view = <<Module>>ListDisplayMock()
      fixture.presenter.view = view
    }
    XCTAssertNil(fixture.presenter.view)
  }
}
