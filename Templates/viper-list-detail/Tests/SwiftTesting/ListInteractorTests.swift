import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ListInteractorTests {
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

  @Test func getDataAsksForTheAddress() async {
    await interactor.getData()
    #expect(networkManager.dataCalls == ["address"])
  }

  @Test func getDataDeliversItems() async {
    networkManager.dataResult = <<Module>>ItemSamples.json
    await interactor.getData()
    #expect(output.dataDidFetchCalls == [<<Module>>ItemSamples.all])
    #expect(output.dataDidFailCalls.isEmpty)
  }

  @Test func getDataReportsWhatCannotBeDecoded() async {
    networkManager.dataResult = Data("no JSON".utf8)
    await interactor.getData()
    #expect(output.dataDidFetchCalls.isEmpty)
    #expect(output.dataDidFailCalls.count == 1)
    let text = output.dataDidFailCalls.first?.localizedDescription
    #expect(text?.hasPrefix("The items could not be read. ") == true)
  }

  @Test func getDataReportsWhatDoesNotArrive() async {
    let error = <<Module>>StatusError(status: 404)
    networkManager.dataError = error
    await interactor.getData()
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

  @Test func networkManagerIsKept() {
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
    #expect(kept != nil)
    withExtendedLifetime(interactor) {}
  }

  @Test func outputIsNotRetained() {
    do {
      let output = <<Module>>ListOutputMock()
      interactor.output = output
    }
    #expect(interactor.output == nil)
  }
}
