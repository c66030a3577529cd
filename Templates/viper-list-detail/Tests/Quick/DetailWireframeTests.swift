import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailWireframeTests: AsyncSpec {
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

  override class func spec() {
    it("connects the parts") { @MainActor in
      let fixture = Fixture()
      let presenter =
        fixture.controller.presenter as? <<Module>>DetailPresenter
      let interactor =
        presenter?.interactor as? <<Module>>DetailInteractor
      expect(interactor).toNot(beNil())
      expect(presenter?.view === fixture.controller).to(beTrue())
      expect(interactor?.output === presenter).to(beTrue())
    }

    it("shows the item") { @MainActor in
      let fixture = Fixture()
<<if detail == "load">>
      fixture.networkManager.dataResult =
        <<Module>>ItemSamples.firstJSON
      await fixture.controller.load()
      expect(fixture.controller.lines)
        .to(equal(<<Module>>ItemSamples.first.lines))
      expect(fixture.networkManager.dataCalls).to(equal(["address"]))
<<else>>
      fixture.controller.load()
      expect(fixture.controller.lines)
        .to(equal(<<Module>>ItemSamples.second.lines))
<<end>>
    }

    it("releases every part with the controller") { @MainActor in
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
      expect(released).to(beNil())
      expect(presenter).to(beNil())
      expect(interactor).to(beNil())
    }
  }
}
