import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListWireframeTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let controller: <<Module>>ListController
    let networkManager = <<Module>>NetworkManagingMock()

    init() {
      controller = <<Module>>ListWireframe.assemble(
        address: "address",
<<if detail == "load">>
        detailAddress: { item in
          item == <<Module>>ItemSamples.second ? "second" : "other"
        },
<<end>>
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        dependencies: .init(networkManager: networkManager)
      )
    }
  }

  @MainActor
  func testAssembleConnectsTheParts() async throws {
    let fixture = Fixture()
    let presenter =
      fixture.controller.presenter as? <<Module>>ListPresenter
    let interactor =
      presenter?.interactor as? <<Module>>ListInteractor
    XCTAssertNotNil(interactor)
    XCTAssertIdentical(presenter?.view, fixture.controller)
    XCTAssertIdentical(interactor?.output, presenter)
  }
<<if input>>

  @MainActor
  func testAssembleHandsOverInput() async throws {
    let fixture = Fixture()
    let presenter =
      fixture.controller.presenter as? <<Module>>ListPresenter
    let interactor =
      presenter?.interactor as? <<Module>>ListInteractor
    XCTAssertNotNil(interactor)
<<for value in input>>
<<if value.isComparable>>
    XCTAssertEqual(
      interactor?.<<value.reference>>,
      <<Module>>Fixtures.<<value.reference>>
    )
<<end>>
<<end>>
  }
<<end>>

  @MainActor
  func testLoadFillsTheView() async throws {
    let fixture = Fixture()
    fixture.networkManager.dataResult = <<Module>>ItemSamples.json
    await fixture.controller.load()
    XCTAssertEqual(fixture.controller.rows, <<Module>>ItemSamples.all)
    XCTAssertNil(fixture.controller.message)
    XCTAssertEqual(fixture.networkManager.dataCalls, ["address"])
  }

  @MainActor
  func testFailureReachesTheView() async throws {
    let fixture = Fixture()
    fixture.networkManager.dataError =
      <<Module>>StatusError(status: 404)
    await fixture.controller.load()
    XCTAssertNotNil(fixture.controller.message)
    XCTAssertFalse(fixture.controller.showsLoading)
  }

  @MainActor
  func testDependenciesFetchFromTheWeb() async throws {
    let dependencies = <<Module>>Dependencies()
    let manager =
      dependencies.networkManager as? <<Module>>NetworkManager
    XCTAssertNotNil(manager)
  }

  @MainActor
  func testMoveToDetailPushesTheItem() async throws {
    let fixture = Fixture()
    let view = <<Module>>ListDisplayMock()
    let presenter =
      fixture.controller.presenter as? <<Module>>ListPresenter
    presenter?.wireframe.moveToDetail(
      from: view,
      item: <<Module>>ItemSamples.second
    )
    XCTAssertEqual(view.pushCalls.count, 1)
    <<include "Includes/DetailAwait.swift">>view.pushCalls.first?.load()
    let detail = view.pushCalls.first?.presenter
    XCTAssertEqual(detail?.item, <<Module>>ItemSamples.second)
<<if detail == "load">>
    XCTAssertEqual(fixture.networkManager.dataCalls, ["second"])
<<end>>
  }

  @MainActor
  func testScreenKeepsTheModule() async throws {
    weak var kept: <<Module>>NetworkManagingMock?
    let screen: <<Module>>Screen
    do {
      let networkManager = <<Module>>NetworkManagingMock()
      kept = networkManager
      screen = <<Module>>ListWireframe.createListModule(
        address: "address",
<<if detail == "load">>
        detailAddress: { _ in "" },
<<end>>
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        dependencies: .init(networkManager: networkManager)
      )
    }
    XCTAssertNotNil(kept)
    withExtendedLifetime(screen) {}
  }

  @MainActor
  func testReleasingControllerReleasesEveryPart() async throws {
    weak var released: <<Module>>ListController?
    weak var presenter: <<Module>>ListPresenter?
    weak var interactor: <<Module>>ListInteractor?
    weak var wireframe: <<Module>>ListWireframe?
    do {
      let controller = <<Module>>ListWireframe.assemble(
        address: "address",
<<if detail == "load">>
        detailAddress: { _ in "" },
<<end>>
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        dependencies: .init(
          networkManager: <<Module>>NetworkManagingMock()
        )
      )
      released = controller
      presenter = controller.presenter as? <<Module>>ListPresenter
      interactor = presenter?.interactor as? <<Module>>ListInteractor
      wireframe = presenter?.wireframe as? <<Module>>ListWireframe
    }
    XCTAssertNil(released)
    XCTAssertNil(presenter)
    XCTAssertNil(interactor)
    XCTAssertNil(wireframe)
  }

  @MainActor
  func testReleasingScreenReleasesTheModule() async throws {
    weak var released: <<Module>>NetworkManagingMock?
    do {
      let networkManager = <<Module>>NetworkManagingMock()
      released = networkManager
      _ = <<Module>>ListWireframe.createListModule(
        address: "address",
<<if detail == "load">>
        detailAddress: { _ in "" },
<<end>>
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        dependencies: .init(networkManager: networkManager)
      )
    }
    XCTAssertNil(released)
  }
<<if ui == "uikit" and view == "storyboard">>

  @MainActor
  func testStoryboardIsNamedAfterTheModule() async throws {
    XCTAssertEqual(
      <<Module>>Storyboard.name,
      "<<Module>>"
    )
    XCTAssertEqual(
      <<Module>>Storyboard.list,
      "<<Module>>List"
    )
    XCTAssertEqual(
      <<Module>>Storyboard.detail,
      "<<Module>>Detail"
    )
  }
<<end>>
}
