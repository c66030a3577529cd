import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailInteractorTests: AsyncSpec {
  @MainActor
  private struct Fixture {
    let interactor: <<Module>>DetailInteractor
    let output = <<Module>>DetailOutputMock()
<<if detail == "load">>
    let networkManager = <<Module>>NetworkManagingMock()
<<end>>

    init() {
<<if detail == "load">>
      interactor = <<Module>>DetailInteractor(
        item: <<Module>>ItemSamples.second,
        address: "address",
        networkManager: networkManager
      )
<<else>>
      interactor = <<Module>>DetailInteractor(
        item: <<Module>>ItemSamples.second
      )
<<end>>
      interactor.output = output
    }
  }

  override class func spec() {
<<if detail == "load">>
    it("delivers the chosen item and the loaded one") { @MainActor in
      let fixture = Fixture()
      fixture.networkManager.dataResult =
        <<Module>>ItemSamples.firstJSON
      await fixture.interactor.getData()
      let items = [
        <<Module>>ItemSamples.second,
        <<Module>>ItemSamples.first,
      ]
      expect(fixture.output.dataDidFetchCalls).to(equal(items))
      expect(fixture.networkManager.dataCalls).to(equal(["address"]))
      expect(fixture.output.dataDidFailCalls).to(beEmpty())
    }

    it("reports an error") { @MainActor in
      let fixture = Fixture()
      fixture.networkManager.dataError =
        <<Module>>StatusError(status: 404)
      await fixture.interactor.getData()
      let error = <<Module>>StatusError(status: 404)
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
<<else>>

    it("delivers the item") { @MainActor in
      let fixture = Fixture()
      fixture.interactor.getData()
      expect(fixture.output.dataDidFetchCalls)
        .to(equal([<<Module>>ItemSamples.second]))
    }
<<end>>

    it("does not retain its output") { @MainActor in
      let fixture = Fixture()
      do {
        let output = <<Module>>DetailOutputMock()
        fixture.interactor.output = output
      }
      expect(fixture.interactor.output).to(beNil())
    }
<<if detail == "load">>

    it("keeps the network manager") { @MainActor in
      weak var kept: <<Module>>NetworkManagingMock?
      let interactor: <<Module>>DetailInteractor
      do {
        let networkManager = <<Module>>NetworkManagingMock()
        interactor = <<Module>>DetailInteractor(
          item: <<Module>>ItemSamples.second,
          address: "address",
          networkManager: networkManager
        )
        kept = networkManager
      }
      expect(kept).toNot(beNil())
      withExtendedLifetime(interactor) {}
    }
<<end>>
  }
}
