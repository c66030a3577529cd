import Nimble
import Quick

@testable import <<Target>>

<<include "Includes/DetailInteractorParts.swift">>

final class <<Module>>DetailInteractorTests: AsyncSpec {
  override class func spec() {
    it("get data delivers the item") { @MainActor in
      let parts = <<Module>>DetailInteractorParts()
      parts.interactor.getData()
      expect(parts.output.functionsCalled).to(equal(["dataDidFetch(_:)"]))
      expect(parts.output.item)
        .to(equal(<<Module>>ItemSamples.second))
    }

    it("output is not retained") { @MainActor in
      let interactor = <<Module>>DetailInteractor(
        item: <<Module>>ItemSamples.first
      )
      do {
        let output = <<Module>>DetailOutputMock()
        interactor.output = output
      }
      expect(interactor.output).to(beNil())
    }
  }
}
