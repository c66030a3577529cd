import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ListWireframeTests {
  let controller: <<Module>>ListController
  let networkManager = <<Module>>NetworkManagingMock()

  init() {
    controller = <<Module>>ListWireframe.assemble(
      networkManager: networkManager
    )
  }

  @Test func assembleConnectsTheParts() throws {
    let presenter = try #require(
      controller.presenter as? <<Module>>ListPresenter
    )
    let interactor = try #require(
      presenter.interactor as? <<Module>>ListInteractor
    )
    #expect(presenter.view === controller)
    #expect(interactor.output === presenter)
  }

  @Test func loadFillsTheView() async {
    networkManager.result = .success(<<Module>>ItemSamples.json)
    await controller.load()
    #expect(
      controller.rows
        == <<Module>>ItemSamples.all.map(\.headline)
    )
    #expect(controller.message == nil)
  }

  @Test func failureReachesTheView() async {
    let error = <<Module>>FetchError.transport(
      reason: "The server answered with status 404."
    )
    networkManager.result = .failure(
      <<Module>>StatusError(status: 404)
    )
    await controller.load()
    #expect(controller.message == error.message)
  }
<<if ui == "swiftui">>

  #if !canImport(SwiftUI)
    @Test func moduleIsMadeForTheAddress() async throws {
      let json = <<Module>>ItemSamples.json.base64EncodedString()
      let screen = <<Module>>ListWireframe.createListModule(
        address: "data:application/json;base64,\(json)"
      )
      let controller = try #require(
        screen as? <<Module>>ListController
      )
      await controller.load()
      #expect(
        controller.rows
          == <<Module>>ItemSamples.all.map(\.headline)
      )
    }
  #endif
<<else>>

  @Test func moduleIsMadeForTheAddress() async throws {
    let json = <<Module>>ItemSamples.json.base64EncodedString()
    let screen = <<Module>>ListWireframe.createListModule(
      address: "data:application/json;base64,\(json)"
    )
    let controller = try #require(screen as? <<Module>>ListController)
    await controller.load()
    #expect(
      controller.rows
        == <<Module>>ItemSamples.all.map(\.headline)
    )
  }
<<end>>

  @Test func moveToDetailPushesTheItem() throws {
    let view = <<Module>>ListDisplayMock()
    let wireframe = <<Module>>ListWireframe()
    wireframe.moveToDetail(
      from: view,
      item: <<Module>>ItemSamples.second
    )
    #expect(view.functionsCalled == ["push(_:)"])
    let detail = try #require(view.detail)
    detail.load()
    #expect(detail.presenter?.item == <<Module>>ItemSamples.second)
    #expect(detail.lines == <<Module>>ItemSamples.second.lines)
  }

  @Test func controllerKeepsEveryPart() throws {
    weak var presenter: <<Module>>ListPresenter?
    weak var interactor: <<Module>>ListInteractor?
    weak var wireframe: <<Module>>ListWireframe?
    presenter = controller.presenter as? <<Module>>ListPresenter
    interactor = presenter?.interactor as? <<Module>>ListInteractor
    wireframe = presenter?.wireframe as? <<Module>>ListWireframe
    #expect(presenter != nil)
    #expect(interactor != nil)
    #expect(wireframe != nil)
    withExtendedLifetime(controller) {}
  }

  @Test func releasingControllerReleasesEveryPart() throws {
    weak var released: <<Module>>ListController?
    weak var presenter: <<Module>>ListPresenter?
    weak var interactor: <<Module>>ListInteractor?
    weak var wireframe: <<Module>>ListWireframe?
    do {
      let controller = <<Module>>ListWireframe.assemble(
        networkManager: networkManager
      )
      released = controller
      presenter = controller.presenter as? <<Module>>ListPresenter
      interactor = presenter?.interactor as? <<Module>>ListInteractor
      wireframe = presenter?.wireframe as? <<Module>>ListWireframe
    }
    #expect(released == nil)
    #expect(presenter == nil)
    #expect(interactor == nil)
    #expect(wireframe == nil)
  }

  @Test func screenKeepsTheModule() {
    weak var kept: <<Module>>NetworkManagingMock?
    let screen: <<Module>>Screen
    do {
      let networkManager = <<Module>>NetworkManagingMock()
      kept = networkManager
      screen = <<Module>>ListWireframe.createListModule(
        networkManager: networkManager
      )
    }
    #expect(kept != nil)
    withExtendedLifetime(screen) {}
  }

  @Test func releasingScreenReleasesTheModule() {
    weak var released: <<Module>>NetworkManagingMock?
    do {
      let networkManager = <<Module>>NetworkManagingMock()
      released = networkManager
      _ = <<Module>>ListWireframe.createListModule(
        networkManager: networkManager
      )
    }
    #expect(released == nil)
  }
<<if ui == "uikit" and view == "storyboard">>

  @Test func storyboardIsNamedAfterTheModule() {
    #expect(
      <<Module>>Storyboard.name
        == "<<Module>>"
    )
    #expect(
      <<Module>>Storyboard.list
        == "<<Module>>List"
    )
    #expect(
      <<Module>>Storyboard.detail
        == "<<Module>>Detail"
    )
  }
<<end>>
}
