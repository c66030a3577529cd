import XCTest

@testable import <<Target>>

final class <<Module>>DetailWireframeTests: XCTestCase {
  @MainActor
  func testModuleIsConnected() async throws {
    let controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>ItemSamples.second
    )
    let presenter = try XCTUnwrap(
      controller.presenter as? <<Module>>DetailPresenter
    )
    let interactor = try XCTUnwrap(
      presenter.interactor as? <<Module>>DetailInteractor
    )
    XCTAssertIdentical(presenter.view, controller)
    XCTAssertIdentical(interactor.output, presenter)
  }

  @MainActor
  func testLoadShowsTheItem() async throws {
    let controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>ItemSamples.second
    )
    controller.load()
    XCTAssertEqual(
      controller.lines,
      <<Module>>ItemSamples.second.lines
    )
  }

  @MainActor
  func testControllerKeepsEveryPart() async throws {
    let controller = <<Module>>DetailWireframe.createDetailModule(
      item: <<Module>>ItemSamples.first
    )
    weak var presenter: <<Module>>DetailPresenter?
    weak var interactor: <<Module>>DetailInteractor?
    presenter = controller.presenter as? <<Module>>DetailPresenter
    interactor = presenter?.interactor as? <<Module>>DetailInteractor
    XCTAssertNotNil(presenter)
    XCTAssertNotNil(interactor)
    withExtendedLifetime(controller) {}
  }

  @MainActor
  func testReleasingControllerReleasesEveryPart() async throws {
    weak var released: <<Module>>DetailController?
    weak var presenter: <<Module>>DetailPresenter?
    weak var interactor: <<Module>>DetailInteractor?
    do {
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>ItemSamples.first
      )
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
