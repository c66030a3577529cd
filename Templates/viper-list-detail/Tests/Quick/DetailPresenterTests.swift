import Nimble
import Quick

@testable import <<Target>>

<<include "Includes/DetailPresenterParts.swift">>

final class <<Module>>DetailPresenterTests: AsyncSpec {
  override class func spec() {
    it("load data asks interactor") { @MainActor in
      let parts = <<Module>>DetailPresenterParts()
      parts.presenter.loadData()
      expect(parts.interactor.functionsCalled).to(equal(["getData()"]))
    }

    it("data did fetch keeps the item") { @MainActor in
      let parts = <<Module>>DetailPresenterParts()
      parts.presenter.dataDidFetch(<<Module>>ItemSamples.second)
      expect(parts.presenter.item)
        .to(equal(<<Module>>ItemSamples.second))
    }

    it("data did fetch refreshes view") { @MainActor in
      let parts = <<Module>>DetailPresenterParts()
      parts.presenter.dataDidFetch(<<Module>>ItemSamples.second)
      expect(parts.view.functionsCalled).to(equal(["refresh()"]))
    }

    it("interactor is kept") { @MainActor in
      weak var kept: <<Module>>DetailInteractionMock?
      let presenter: <<Module>>DetailPresenter
      do {
        let interactor = <<Module>>DetailInteractionMock()
        presenter = <<Module>>DetailPresenter(
          interactor: interactor
        )
        kept = interactor
      }
      expect(kept).toNot(beNil())
      withExtendedLifetime(presenter) {}
    }

    it("view is not retained") { @MainActor in
      let parts = <<Module>>DetailPresenterParts()
      let presenter = <<Module>>DetailPresenter(
        interactor: parts.interactor
      )
      do {
        let view = <<Module>>DetailDisplayMock()
        presenter.view = view
      }
      expect(presenter.view).to(beNil())
    }
  }
}
