import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<include "Includes/ListWireframeParts.swift">>

final class <<Module>>ListWireframeTests: AsyncSpec {
  override class func spec() {
    it("assemble connects the parts") { @MainActor in
      let parts = <<Module>>ListWireframeParts()
      let presenter = try unwrap(
        parts.controller.presenter as? <<Module>>ListPresenter
      )
      let interactor = try unwrap(
        presenter.interactor as? <<Module>>ListInteractor
      )
      expect(presenter.view).to(beIdenticalTo(parts.controller))
      expect(interactor.output).to(beIdenticalTo(presenter))
    }

    it("load fills the view") { @MainActor in
      let parts = <<Module>>ListWireframeParts()
      parts.networkManager.result = .success(
        <<Module>>ItemSamples.json
      )
      await parts.controller.load()
      expect(parts.controller.rows)
        .to(equal(<<Module>>ItemSamples.all.map(\.headline)))
      expect(parts.controller.message).to(beNil())
    }

    it("failure reaches the view") { @MainActor in
      let parts = <<Module>>ListWireframeParts()
      let error = <<Module>>FetchError.transport(
        reason: "The server answered with status 404."
      )
      parts.networkManager.result = .failure(
        <<Module>>StatusError(status: 404)
      )
      await parts.controller.load()
      expect(parts.controller.message).to(equal(error.message))
    }
<<if ui == "swiftui">>

    #if !canImport(SwiftUI)
      it("module is made for the address") { @MainActor in
        let json = <<Module>>ItemSamples.json.base64EncodedString()
        let screen = <<Module>>ListWireframe.createListModule(
          address: "data:application/json;base64,\(json)"
        )
        let controller = try unwrap(
          screen as? <<Module>>ListController
        )
        await controller.load()
        expect(controller.rows)
          .to(equal(<<Module>>ItemSamples.all.map(\.headline)))
      }
    #endif
<<else>>

    it("module is made for the address") { @MainActor in
      let json = <<Module>>ItemSamples.json.base64EncodedString()
      let screen = <<Module>>ListWireframe.createListModule(
        address: "data:application/json;base64,\(json)"
      )
      let controller = try unwrap(screen as? <<Module>>ListController)
      await controller.load()
      expect(controller.rows)
        .to(equal(<<Module>>ItemSamples.all.map(\.headline)))
    }
<<end>>

    it("move to detail pushes the item") { @MainActor in
      let view = <<Module>>ListDisplayMock()
      let wireframe = <<Module>>ListWireframe()
      wireframe.moveToDetail(
        from: view,
        item: <<Module>>ItemSamples.second
      )
      expect(view.functionsCalled).to(equal(["push(_:)"]))
      let detail = try unwrap(view.detail)
      detail.load()
      expect(detail.presenter?.item)
        .to(equal(<<Module>>ItemSamples.second))
      expect(detail.lines)
        .to(equal(<<Module>>ItemSamples.second.lines))
    }

    it("controller keeps every part") { @MainActor in
      let parts = <<Module>>ListWireframeParts()
      weak var presenter: <<Module>>ListPresenter?
      weak var interactor: <<Module>>ListInteractor?
      weak var wireframe: <<Module>>ListWireframe?
      presenter =
        parts.controller.presenter as? <<Module>>ListPresenter
      interactor = presenter?.interactor as? <<Module>>ListInteractor
      wireframe = presenter?.wireframe as? <<Module>>ListWireframe
      expect(presenter).toNot(beNil())
      expect(interactor).toNot(beNil())
      expect(wireframe).toNot(beNil())
      withExtendedLifetime(parts.controller) {}
    }

    it("releasing controller releases every part") { @MainActor in
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
        interactor =
          presenter?.interactor as? <<Module>>ListInteractor
        wireframe = presenter?.wireframe as? <<Module>>ListWireframe
      }
      expect(released).to(beNil())
      expect(presenter).to(beNil())
      expect(interactor).to(beNil())
      expect(wireframe).to(beNil())
    }

    it("screen keeps the module") { @MainActor in
      weak var kept: <<Module>>NetworkManagingMock?
      let screen: <<Module>>Screen
      do {
        let networkManager = <<Module>>NetworkManagingMock()
        kept = networkManager
        screen = <<Module>>ListWireframe.createListModule(
          networkManager: networkManager
        )
      }
      expect(kept).toNot(beNil())
      withExtendedLifetime(screen) {}
    }

    it("releasing screen releases the module") { @MainActor in
      weak var released: <<Module>>NetworkManagingMock?
      do {
        let networkManager = <<Module>>NetworkManagingMock()
        released = networkManager
        _ = <<Module>>ListWireframe.createListModule(
          networkManager: networkManager
        )
      }
      expect(released).to(beNil())
    }
<<if ui == "uikit" and view == "storyboard">>

    it("storyboard is named after the module") { @MainActor in
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
