import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListWireframeTests: AsyncSpec {
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

  override class func spec() {
    it("connects the parts") { @MainActor in
      let fixture = Fixture()
      let presenter =
        fixture.controller.presenter as? <<Module>>ListPresenter
      let interactor =
        presenter?.interactor as? <<Module>>ListInteractor
      expect(interactor).toNot(beNil())
      expect(presenter?.view === fixture.controller).to(beTrue())
      expect(interactor?.output === presenter).to(beTrue())
    }
<<if input>>

    it("hands the input over to the interactor") { @MainActor in
      let fixture = Fixture()
      let presenter =
        fixture.controller.presenter as? <<Module>>ListPresenter
      let interactor =
        presenter?.interactor as? <<Module>>ListInteractor
      expect(interactor).toNot(beNil())
<<for value in input>>
<<if value.isComparable>>
      expect(interactor?.<<value.reference>>)
        .to(equal(<<Module>>Fixtures.<<value.reference>>))
<<end>>
<<end>>
    }
<<end>>

    it("fills the view") { @MainActor in
      let fixture = Fixture()
      fixture.networkManager.dataResult = <<Module>>ItemSamples.json
      await fixture.controller.load()
      expect(fixture.controller.rows)
        .to(equal(<<Module>>ItemSamples.all))
      expect(fixture.controller.message).to(beNil())
      expect(fixture.networkManager.dataCalls).to(equal(["address"]))
    }

    it("shows why a fetch failed") { @MainActor in
      let fixture = Fixture()
      fixture.networkManager.dataError =
        <<Module>>StatusError(status: 404)
      await fixture.controller.load()
      expect(fixture.controller.message).toNot(beNil())
      expect(fixture.controller.showsLoading).to(beFalse())
    }

    it("fetches from the web without injection") { @MainActor in
      let dependencies = <<Module>>Dependencies()
      let manager =
        dependencies.networkManager as? <<Module>>NetworkManager
      expect(manager).toNot(beNil())
    }

    it("pushes the detail of the item") { @MainActor in
      let fixture = Fixture()
      let view = <<Module>>ListDisplayMock()
      let presenter =
        fixture.controller.presenter as? <<Module>>ListPresenter
      presenter?.wireframe.moveToDetail(
        from: view,
        item: <<Module>>ItemSamples.second
      )
      expect(view.pushCalls.count).to(equal(1))
      <<include "Includes/DetailAwait.swift">>view.pushCalls.first?.load()
      let detail = view.pushCalls.first?.presenter
      expect(detail?.item).to(equal(<<Module>>ItemSamples.second))
<<if detail == "load">>
      expect(fixture.networkManager.dataCalls).to(equal(["second"]))
<<end>>
    }

    it("keeps the module with its screen") { @MainActor in
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
      expect(kept).toNot(beNil())
      withExtendedLifetime(screen) {}
    }

    it("releases every part with the controller") { @MainActor in
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
      expect(released).to(beNil())
      expect(presenter).to(beNil())
      expect(interactor).to(beNil())
      expect(wireframe).to(beNil())
    }

    it("releases the module with its screen") { @MainActor in
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
      expect(released).to(beNil())
    }
<<if ui == "uikit" and view == "storyboard">>

    it("has a storyboard named like the module") { @MainActor in
      expect(<<Module>>Storyboard.name)
        .to(equal("<<Module>>"))
      expect(<<Module>>Storyboard.list)
        .to(equal("<<Module>>List"))
      expect(<<Module>>Storyboard.detail)
        .to(equal("<<Module>>Detail"))
    }
<<end>>
  }
}
