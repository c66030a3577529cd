import Nimble
import Quick

@testable import <<Target>>

final class <<Module>>DetailWireframeTests: AsyncSpec {
  override class func spec() {
    it("module is connected") { @MainActor in
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>ItemSamples.second
      )
      let presenter = try unwrap(
        controller.presenter as? <<Module>>DetailPresenter
      )
      let interactor = try unwrap(
        presenter.interactor as? <<Module>>DetailInteractor
      )
      expect(presenter.view).to(beIdenticalTo(controller))
      expect(interactor.output).to(beIdenticalTo(presenter))
    }

    it("load shows the item") { @MainActor in
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>ItemSamples.second
      )
      controller.load()
      expect(controller.lines)
        .to(equal(<<Module>>ItemSamples.second.lines))
    }

    it("controller keeps every part") { @MainActor in
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>ItemSamples.first
      )
      weak var presenter: <<Module>>DetailPresenter?
      weak var interactor: <<Module>>DetailInteractor?
      presenter = controller.presenter as? <<Module>>DetailPresenter
      interactor =
        presenter?.interactor as? <<Module>>DetailInteractor
      expect(presenter).toNot(beNil())
      expect(interactor).toNot(beNil())
      withExtendedLifetime(controller) {}
    }

    it("releasing controller releases every part") { @MainActor in
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
      expect(released).to(beNil())
      expect(presenter).to(beNil())
      expect(interactor).to(beNil())
    }
  }
}
