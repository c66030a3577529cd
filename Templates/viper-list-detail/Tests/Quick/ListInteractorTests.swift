import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<include "Includes/ListInteractorParts.swift">>

final class <<Module>>ListInteractorTests: AsyncSpec {
  override class func spec() {
    it("get data asks network manager") { @MainActor in
      let parts = <<Module>>ListInteractorParts()
      await parts.interactor.getData()
      expect(parts.networkManager.functionsCalled).to(equal(["data()"]))
    }

    it("get data delivers items") { @MainActor in
      let parts = <<Module>>ListInteractorParts()
      parts.networkManager.result = .success(
        <<Module>>ItemSamples.json
      )
      await parts.interactor.getData()
      expect(parts.output.functionsCalled).to(equal(["dataDidFetch(_:)"]))
      expect(parts.output.items).to(equal(<<Module>>ItemSamples.all))
    }

    it("get data reports what cannot be decoded") { @MainActor in
      let parts = <<Module>>ListInteractorParts()
      parts.networkManager.result = .success(Data("no JSON".utf8))
      await parts.interactor.getData()
      expect(parts.output.functionsCalled).to(equal(["dataDidFail(_:)"]))
      let error = try unwrap(parts.output.error)
      expect(error.message.hasPrefix("The items could not be read. ")).to(beTrue())
    }

    it("get data reports what does not arrive") { @MainActor in
      let parts = <<Module>>ListInteractorParts()
      let error = <<Module>>StatusError(status: 404)
      parts.networkManager.result = .failure(error)
      await parts.interactor.getData()
      expect(parts.output.functionsCalled).to(equal(["dataDidFail(_:)"]))
      expect(parts.output.error).to(equal(.transport(reason: error.localizedDescription)))
    }

    it("network manager is kept") { @MainActor in
      weak var kept: <<Module>>NetworkManagingMock?
      let interactor: <<Module>>ListInteractor
      do {
        let networkManager = <<Module>>NetworkManagingMock()
        interactor = <<Module>>ListInteractor(
          networkManager: networkManager
        )
        kept = networkManager
      }
      expect(kept).toNot(beNil())
      withExtendedLifetime(interactor) {}
    }

    it("output is not retained") { @MainActor in
      let interactor = <<Module>>ListInteractor(
        networkManager: <<Module>>NetworkManagingMock()
      )
      do {
        let output = <<Module>>ListOutputMock()
        interactor.output = output
      }
      expect(interactor.output).to(beNil())
    }
  }
}
