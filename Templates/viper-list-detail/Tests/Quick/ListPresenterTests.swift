import Nimble
import Quick

@testable import <<Target>>

<<include "Includes/ListPresenterParts.swift">>

final class <<Module>>ListPresenterTests: AsyncSpec {
  override class func spec() {
    it("load data asks interactor") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      await parts.presenter.loadData()
      expect(parts.interactor.functionsCalled).to(equal(["getData()"]))
    }

    it("data did fetch keeps items") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFetch(<<Module>>ItemSamples.all)
      expect(parts.presenter.items)
        .to(equal(<<Module>>ItemSamples.all))
    }

    it("data did fetch refreshes view") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFetch([<<Module>>ItemSamples.first])
      expect(parts.view.functionsCalled).to(equal(["refresh()"]))
    }

    it("view is refreshed on main queue") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      let networkManager = <<Module>>NetworkManagingMock()
      networkManager.result = .success(<<Module>>ItemSamples.json)
      let interactor = <<Module>>ListInteractor(
        networkManager: networkManager
      )
      let presenter = <<Module>>ListPresenter(
        interactor: interactor,
        wireframe: parts.wireframe
      )
      interactor.output = presenter
      presenter.view = parts.view
      await presenter.loadData()
      expect(parts.view.wasRefreshedOnMainQueue).to(beTrue())
    }

    it("data did fail tells what was not fetched") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFail(.transport(reason: "No network."))
      expect(parts.view.functionsCalled).to(equal(["show(message:)"]))
      expect(parts.view.message).to(equal("The items could not be fetched. No network."))
    }

    it("data did fail tells what cannot be read") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFail(.decoding(reason: "No JSON."))
      expect(parts.view.functionsCalled).to(equal(["show(message:)"]))
      expect(parts.view.message).to(equal("The items could not be read. No JSON."))
    }

    it("data did fail keeps items") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFetch([<<Module>>ItemSamples.first])
      parts.presenter.dataDidFail(.transport(reason: "No network."))
      expect(parts.presenter.items)
        .to(equal([<<Module>>ItemSamples.first]))
    }

    it("move to detail opens first item") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFetch(<<Module>>ItemSamples.all)
      parts.presenter.moveToDetail(index: 0)
      expect(parts.wireframe.item)
        .to(equal(<<Module>>ItemSamples.first))
    }

    it("move to detail opens last item") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFetch(<<Module>>ItemSamples.all)
      parts.presenter.moveToDetail(index: 1)
      expect(parts.wireframe.functionsCalled).to(equal(["moveToDetail(from:item:)"]))
      expect(parts.wireframe.item)
        .to(equal(<<Module>>ItemSamples.second))
      expect(parts.wireframe.view).to(beIdenticalTo(parts.view))
    }

    it("move to detail ignores negative index") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFetch([<<Module>>ItemSamples.first])
      parts.presenter.moveToDetail(index: -1)
      expect(parts.wireframe.functionsCalled).to(beEmpty())
    }

    it("move to detail ignores index behind the last") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      parts.presenter.dataDidFetch([<<Module>>ItemSamples.first])
      parts.presenter.moveToDetail(index: 1)
      expect(parts.wireframe.functionsCalled).to(beEmpty())
    }

    it("interactor and wireframe are kept") { @MainActor in
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
      expect(keptInteractor).toNot(beNil())
      expect(keptWireframe).toNot(beNil())
      withExtendedLifetime(presenter) {}
    }

    it("view is not retained") { @MainActor in
      let parts = <<Module>>ListPresenterParts()
      let presenter = <<Module>>ListPresenter(
        interactor: parts.interactor,
        wireframe: parts.wireframe
      )
      do {
        let view = <<Module>>ListDisplayMock()
        presenter.view = view
      }
      expect(presenter.view).to(beNil())
    }
  }
}
