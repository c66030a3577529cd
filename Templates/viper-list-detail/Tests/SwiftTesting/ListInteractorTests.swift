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
      networkManager: networkManager
    )
    interactor.output = output
  }

  @Test func getDataAsksNetworkManager() async {
    await interactor.getData()
    #expect(networkManager.functionsCalled == ["data()"])
  }

  @Test func getDataDeliversItems() async {
    networkManager.result = .success(<<Module>>ItemSamples.json)
    await interactor.getData()
    #expect(output.functionsCalled == ["dataDidFetch(_:)"])
    #expect(output.items == <<Module>>ItemSamples.all)
  }

  @Test func getDataReportsWhatCannotBeDecoded() async throws {
    networkManager.result = .success(Data("no JSON".utf8))
    await interactor.getData()
    #expect(output.functionsCalled == ["dataDidFail(_:)"])
    let error = try #require(output.error)
    #expect(error.message.hasPrefix("The items could not be read. "))
  }

  @Test func getDataReportsWhatDoesNotArrive() async {
    let error = <<Module>>StatusError(status: 404)
    networkManager.result = .failure(error)
    await interactor.getData()
    #expect(output.functionsCalled == ["dataDidFail(_:)"])
    #expect(output.error == .transport(reason: error.localizedDescription))
  }

  @Test func networkManagerIsKept() {
    weak var kept: <<Module>>NetworkManagingMock?
    let interactor: <<Module>>ListInteractor
    do {
      let networkManager = <<Module>>NetworkManagingMock()
      interactor = <<Module>>ListInteractor(
        networkManager: networkManager
      )
      kept = networkManager
    }
    #expect(kept != nil)
    withExtendedLifetime(interactor) {}
  }

  @Test func outputIsNotRetained() {
    let interactor = <<Module>>ListInteractor(
      networkManager: <<Module>>NetworkManagingMock()
    )
    do {
      let output = <<Module>>ListOutputMock()
      interactor.output = output
    }
    #expect(interactor.output == nil)
  }
}
