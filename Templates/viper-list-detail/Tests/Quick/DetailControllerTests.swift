import Nimble
import Quick

@testable import <<Target>>

<<include "Includes/DetailControllerParts.swift">>

final class <<Module>>DetailControllerTests: AsyncSpec {
  override class func spec() {
    it("load asks presenter") { @MainActor in
      let parts = <<Module>>DetailControllerParts()
      parts.controller.load()
      expect(parts.presenter.functionsCalled).to(equal(["loadData()"]))
    }

    it("refresh shows the item") { @MainActor in
      let parts = <<Module>>DetailControllerParts()
      parts.presenter.item = <<Module>>ItemSamples.second
      parts.controller.refresh()
      expect(parts.controller.lines)
        .to(equal(<<Module>>ItemSamples.second.lines))
    }

    it("presenter is kept") { @MainActor in
      weak var kept: <<Module>>DetailPresentationMock?
      let controller = <<Module>>DetailController()
      do {
        let presenter = <<Module>>DetailPresentationMock()
        controller.presenter = presenter
        kept = presenter
      }
      expect(kept).toNot(beNil())
      withExtendedLifetime(controller) {}
    }
  }
}
