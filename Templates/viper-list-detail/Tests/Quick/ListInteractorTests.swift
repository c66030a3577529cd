import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListInteractorTests: AsyncSpec {
  @MainActor
  private struct Fixture {
    let interactor: <<Module>>ListInteractor
    let networkManager = <<Module>>NetworkManagingMock()
    let output = <<Module>>ListOutputMock()

    init() {
      interactor = <<Module>>ListInteractor(
        address: "address",
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        networkManager: networkManager
      )
      interactor.output = output
    }
  }

  override class func spec() {
    it("asks for its address") { @MainActor in
      let fixture = Fixture()
      await fixture.interactor.getData()
      expect(fixture.networkManager.dataCalls).to(equal(["address"]))
    }

    it("delivers the items") { @MainActor in
      let fixture = Fixture()
      fixture.networkManager.dataResult = <<Module>>ItemSamples.json
      await fixture.interactor.getData()
      expect(fixture.output.dataDidFetchCalls)
        .to(equal([<<Module>>ItemSamples.all]))
      expect(fixture.output.dataDidFailCalls).to(beEmpty())
    }

    it("reports what cannot be decoded") { @MainActor in
      let fixture = Fixture()
      fixture.networkManager.dataResult = Data("no JSON".utf8)
      await fixture.interactor.getData()
      expect(fixture.output.dataDidFetchCalls).to(beEmpty())
      expect(fixture.output.dataDidFailCalls.count).to(equal(1))
      let text = fixture.output.dataDidFailCalls.first?.localizedDescription
      expect(text?.hasPrefix("The items could not be read. ")).to(equal(true))
    }

    it("reports what does not arrive") { @MainActor in
      let fixture = Fixture()
      let error = <<Module>>StatusError(status: 404)
      fixture.networkManager.dataError = error
      await fixture.interactor.getData()
      let reason = error.localizedDescription
      expect(fixture.output.dataDidFailCalls).to(equal([.transport(reason: reason)]))
    }

    it("reports nothing when it is cancelled") { @MainActor in
      let fixture = Fixture()
      fixture.networkManager.dataError = CancellationError()
      let interactor = fixture.interactor
      let task = Task { await interactor.getData() }
      task.cancel()
      await task.value
      expect(fixture.output.dataDidFailCalls).to(beEmpty())
    }

    it("keeps the network manager") { @MainActor in
      weak var kept: <<Module>>NetworkManagingMock?
      let interactor: <<Module>>ListInteractor
      do {
        let networkManager = <<Module>>NetworkManagingMock()
        interactor = <<Module>>ListInteractor(
          address: "address",
<<for value in input>>
          <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
          networkManager: networkManager
        )
        kept = networkManager
      }
      expect(kept).toNot(beNil())
      withExtendedLifetime(interactor) {}
    }

    it("does not retain its output") { @MainActor in
      let fixture = Fixture()
      do {
        let output = <<Module>>ListOutputMock()
        fixture.interactor.output = output
      }
      expect(fixture.interactor.output).to(beNil())
    }
  }
}
