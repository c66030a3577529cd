import Foundation
import XCTest

@testable import <<Target>>

<<include "Includes/ListWireframeParts.swift">>

final class <<Module>>ListWireframeTests: XCTestCase {
  @MainActor
  func testAssembleConnectsTheParts() async throws {
    let parts = <<Module>>ListWireframeParts()
    let presenter = try XCTUnwrap(
      parts.controller.presenter as? <<Module>>ListPresenter
    )
    let interactor = try XCTUnwrap(
      presenter.interactor as? <<Module>>ListInteractor
    )
    XCTAssertIdentical(presenter.view, parts.controller)
    XCTAssertIdentical(interactor.output, presenter)
  }

  @MainActor
  func testLoadFillsTheView() async throws {
    let parts = <<Module>>ListWireframeParts()
    parts.networkManager.result = .success(<<Module>>ItemSamples.json)
    await parts.controller.load()
    XCTAssertEqual(
      parts.controller.rows,
      <<Module>>ItemSamples.all.map(\.headline)
    )
    XCTAssertNil(parts.controller.message)
  }

  @MainActor
  func testFailureReachesTheView() async throws {
    let parts = <<Module>>ListWireframeParts()
    let error = <<Module>>FetchError.transport(
      reason: "The server answered with status 404."
    )
    parts.networkManager.result = .failure(
      <<Module>>StatusError(status: 404)
    )
    await parts.controller.load()
    XCTAssertEqual(parts.controller.message, error.message)
  }
<<if ui == "swiftui">>

  #if !canImport(SwiftUI)
    @MainActor
    func testModuleIsMadeForTheAddress() async throws {
      let json = <<Module>>ItemSamples.json.base64EncodedString()
      let screen = <<Module>>ListWireframe.createListModule(
        address: "data:application/json;base64,\(json)"
      )
      let controller = try XCTUnwrap(
        screen as? <<Module>>ListController
      )
      await controller.load()
      XCTAssertEqual(
        controller.rows,
        <<Module>>ItemSamples.all.map(\.headline)
      )
    }
  #endif
<<else>>

  @MainActor
  func testModuleIsMadeForTheAddress() async throws {
    let json = <<Module>>ItemSamples.json.base64EncodedString()
    let screen = <<Module>>ListWireframe.createListModule(
      address: "data:application/json;base64,\(json)"
    )
    let controller = try XCTUnwrap(
      screen as? <<Module>>ListController
    )
    await controller.load()
    XCTAssertEqual(
      controller.rows,
      <<Module>>ItemSamples.all.map(\.headline)
    )
  }
<<end>>

  @MainActor
  func testMoveToDetailPushesTheItem() async throws {
    let view = <<Module>>ListDisplayMock()
    let wireframe = <<Module>>ListWireframe()
    wireframe.moveToDetail(
      from: view,
      item: <<Module>>ItemSamples.second
    )
    XCTAssertEqual(view.functionsCalled, ["push(_:)"])
    let detail = try XCTUnwrap(view.detail)
    detail.load()
    XCTAssertEqual(
      detail.presenter?.item,
      <<Module>>ItemSamples.second
    )
    XCTAssertEqual(detail.lines, <<Module>>ItemSamples.second.lines)
  }

  @MainActor
  func testControllerKeepsEveryPart() async throws {
    let parts = <<Module>>ListWireframeParts()
    weak var presenter: <<Module>>ListPresenter?
    weak var interactor: <<Module>>ListInteractor?
    weak var wireframe: <<Module>>ListWireframe?
    presenter = parts.controller.presenter as? <<Module>>ListPresenter
    interactor = presenter?.interactor as? <<Module>>ListInteractor
    wireframe = presenter?.wireframe as? <<Module>>ListWireframe
    XCTAssertNotNil(presenter)
    XCTAssertNotNil(interactor)
    XCTAssertNotNil(wireframe)
    withExtendedLifetime(parts.controller) {}
  }

  @MainActor
  func testReleasingControllerReleasesEveryPart() async throws {
    let parts = <<Module>>ListWireframeParts()
    weak var released: <<Module>>ListController?
    weak var presenter: <<Module>>ListPresenter?
    weak var interactor: <<Module>>ListInteractor?
    weak var wireframe: <<Module>>ListWireframe?
    do {
      let controller = <<Module>>ListWireframe.assemble(
        networkManager: parts.networkManager
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
  func testScreenKeepsTheModule() async throws {
    weak var kept: <<Module>>NetworkManagingMock?
    let screen: <<Module>>Screen
    do {
      let networkManager = <<Module>>NetworkManagingMock()
      kept = networkManager
      screen = <<Module>>ListWireframe.createListModule(
        networkManager: networkManager
      )
    }
    XCTAssertNotNil(kept)
    withExtendedLifetime(screen) {}
  }

  @MainActor
  func testReleasingScreenReleasesTheModule() async throws {
    weak var released: <<Module>>NetworkManagingMock?
    do {
      let networkManager = <<Module>>NetworkManagingMock()
      released = networkManager
      _ = <<Module>>ListWireframe.createListModule(
        networkManager: networkManager
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
