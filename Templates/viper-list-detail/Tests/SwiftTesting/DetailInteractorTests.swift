import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>DetailInteractorTests {
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
<<if detail == "load">>

  @Test func getDataDeliversTheChosenItemAndTheLoadedOne() async {
    networkManager.dataResult = <<Module>>ItemSamples.firstJSON
    await interactor.getData()
    let items = [
      <<Module>>ItemSamples.second,
      <<Module>>ItemSamples.first,
    ]
    #expect(output.dataDidFetchCalls == items)
    #expect(networkManager.dataCalls == ["address"])
    #expect(output.dataDidFailCalls.isEmpty)
  }

  @Test func getDataReportsAnError() async {
    networkManager.dataError = <<Module>>StatusError(status: 404)
    await interactor.getData()
    let error = <<Module>>StatusError(status: 404)
    let reason = error.localizedDescription
    #expect(output.dataDidFailCalls == [.transport(reason: reason)])
  }

  @Test func getDataReportsNothingWhenItIsCancelled() async {
    networkManager.dataError = CancellationError()
    let interactor = interactor
    let task = Task { await interactor.getData() }
    task.cancel()
    await task.value
    #expect(output.dataDidFailCalls.isEmpty)
  }
<<else>>

  @Test func getDataDeliversTheItem() {
    interactor.getData()
    #expect(
      output.dataDidFetchCalls
        == [<<Module>>ItemSamples.second]
    )
  }
<<end>>

  @Test func outputIsNotRetained() {
    do {
      let output = <<Module>>DetailOutputMock()
      interactor.output = output
    }
    #expect(interactor.output == nil)
  }
<<if detail == "load">>

  @Test func networkManagerIsKept() {
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
    #expect(kept != nil)
    withExtendedLifetime(interactor) {}
  }
<<end>>
}
