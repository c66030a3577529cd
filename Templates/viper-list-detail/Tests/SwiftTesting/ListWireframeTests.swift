import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ListWireframeTests {
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

  @Test func assembleConnectsTheParts() {
    let presenter = controller.presenter as? <<Module>>ListPresenter
    let interactor =
      presenter?.interactor as? <<Module>>ListInteractor
    #expect(interactor != nil)
    #expect(presenter?.view === controller)
    #expect(interactor?.output === presenter)
  }
<<if input>>

  @Test func assembleHandsOverInput() {
    let presenter = controller.presenter as? <<Module>>ListPresenter
    let interactor =
      presenter?.interactor as? <<Module>>ListInteractor
    #expect(interactor != nil)
<<for value in input>>
<<if value.isComparable>>
    #expect(
      interactor?.<<value.reference>>
        == <<Module>>Fixtures.<<value.reference>>
    )
<<end>>
<<end>>
  }
<<end>>

  @Test func loadFillsTheView() async {
    networkManager.dataResult = <<Module>>ItemSamples.json
    await controller.load()
    #expect(controller.rows == <<Module>>ItemSamples.all)
    #expect(controller.message == nil)
    #expect(networkManager.dataCalls == ["address"])
  }

  @Test func failureReachesTheView() async {
    networkManager.dataError = <<Module>>StatusError(status: 404)
    await controller.load()
    #expect(controller.message != nil)
    #expect(!controller.showsLoading)
  }

  @Test func dependenciesFetchFromTheWeb() {
    let dependencies = <<Module>>Dependencies()
    let manager =
      dependencies.networkManager as? <<Module>>NetworkManager
    #expect(manager != nil)
  }

  @Test func moveToDetailPushesTheItem()<<include "Includes/DetailAsync.swift">> {
    let view = <<Module>>ListDisplayMock()
    let presenter = controller.presenter as? <<Module>>ListPresenter
    presenter?.wireframe.moveToDetail(
      from: view,
      item: <<Module>>ItemSamples.second
    )
    #expect(view.pushCalls.count == 1)
    <<include "Includes/DetailAwait.swift">>view.pushCalls.first?.load()
    let detail = view.pushCalls.first?.presenter
    #expect(detail?.item == <<Module>>ItemSamples.second)
<<if detail == "load">>
    #expect(networkManager.dataCalls == ["second"])
<<end>>
  }

  @Test func screenKeepsTheModule() {
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
    #expect(kept != nil)
    withExtendedLifetime(screen) {}
  }

  @Test func releasingControllerReleasesEveryPart() {
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
    #expect(released == nil)
    #expect(presenter == nil)
    #expect(interactor == nil)
    #expect(wireframe == nil)
  }

  @Test func releasingScreenReleasesTheModule() {
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
