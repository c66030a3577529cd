import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailWireframeTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let controller: <<Module>>DetailController
<<if detail == "load">>
    let networkManager = <<Module>>NetworkManagingMock()
<<end>>

    init() {
<<if detail == "load">>
      controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>ItemSamples.second,
        address: "address",
        networkManager: networkManager
      )
<<else>>
      controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>ItemSamples.second
      )
<<end>>
    }
  }

  @MainActor
  func testModuleIsConnected() async throws {
    let fixture = Fixture()
    let presenter =
      fixture.controller.presenter as? <<Module>>DetailPresenter
    let interactor =
      presenter?.interactor as? <<Module>>DetailInteractor
    XCTAssertNotNil(interactor)
    XCTAssertIdentical(presenter?.view, fixture.controller)
    XCTAssertIdentical(interactor?.output, presenter)
  }

  @MainActor
  func testLoadShowsTheItem() async throws {
    let fixture = Fixture()
<<if detail == "load">>
    fixture.networkManager.dataResult =
      <<Module>>ItemSamples.firstJSON
    await fixture.controller.load()
    XCTAssertEqual(
      fixture.controller.lines,
      <<Module>>ItemSamples.first.lines
    )
    XCTAssertEqual(fixture.networkManager.dataCalls, ["address"])
<<else>>
    fixture.controller.load()
    XCTAssertEqual(
      fixture.controller.lines,
      <<Module>>ItemSamples.second.lines
    )
<<end>>
  }

  @MainActor
  func testReleasingControllerReleasesEveryPart() async throws {
    weak var released: <<Module>>DetailController?
    weak var presenter: <<Module>>DetailPresenter?
    weak var interactor: <<Module>>DetailInteractor?
    do {
<<if detail == "load">>
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>ItemSamples.first,
        address: "address",
        networkManager: <<Module>>NetworkManagingMock()
      )
<<else>>
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>ItemSamples.first
      )
<<end>>
      released = controller
      presenter = controller.presenter as? <<Module>>DetailPresenter
      interactor =
        presenter?.interactor as? <<Module>>DetailInteractor
    }
    XCTAssertNil(released)
    XCTAssertNil(presenter)
    XCTAssertNil(interactor)
  }
}
