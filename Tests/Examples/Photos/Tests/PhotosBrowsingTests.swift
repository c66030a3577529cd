import Foundation
import Testing

@testable import Examples

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// List and detail with a stubbed network, as the user goes through them.
@MainActor
struct PhotosBrowsingTests {
  let photos = """
    [
      {"id": 1, "title": "Harbour", "url": "https://pictures.example/1"},
      {"id": 2, "title": " ", "url": "file:///tmp/2"},
      {"id": 1, "title": "Harbour", "url": "https://pictures.example/1"}
    ]
    """

  private func list(_ network: any PhotosNetworkManaging) -> PhotosListController {
    PhotosListWireframe.assemble(
      address: "photos", dependencies: .init(networkManager: network))
  }

  @Test("The list shows each photo once, one without a title by its number")
  func rows() async {
    let list = list(PhotosStubNetwork(.success(photos)))
    await list.load()
    #expect(list.presenter?.items.map(\.headline) == ["Harbour", "Photo 2"])
  }

  @Test("The detail of a chosen photo says where it comes from")
  func detail() async throws {
    let list = list(PhotosStubNetwork(.success(photos)))
    await list.load()
    let item = try #require(list.presenter?.items.last)
    let detail = PhotosDetailWireframe.createDetailModule(item: item)
    detail.load()
    let values = detail.presenter?.item?.lines.map(\.value)
    #expect(values == ["Photo 2", "2", "this device"])
    let first = try #require(list.presenter?.items.first)
    #expect(first.lines.last == PhotosItemLine(name: "From", value: "pictures.example"))
  }

  @Test("Without a connection the latest photos stay")
  func offline() async throws {
    let offline = URLError(.notConnectedToInternet)
    let stub = PhotosStubNetwork(.success(photos), .failure(offline))
    let network = PhotosOfflineNetwork(network: stub)
    let online = try await network.data(from: "photos")
    let kept = try await network.data(from: "photos")
    #expect(String(decoding: online, as: UTF8.self) == photos)
    #expect(kept == online)
  }

  @Test("Without a connection and earlier photos the user gets a message")
  func nothingKept() async {
    let offline = URLError(.notConnectedToInternet)
    let output = PhotosListOutputMock()
    let interactor = PhotosListInteractor(
      address: "photos",
      networkManager: PhotosOfflineNetwork(network: PhotosStubNetwork(.failure(offline))))
    interactor.output = output
    await interactor.getData()
    #expect(output.dataDidFailCalls == [.transport(reason: offline.localizedDescription)])
  }

  @Test("Another failure is not hidden by photos that came before")
  func refusal() async throws {
    let refusal = URLError(.badServerResponse)
    let network = PhotosOfflineNetwork(
      network: PhotosStubNetwork(.success(photos), .failure(refusal)))
    let list = list(network)
    await list.load()
    await #expect(throws: refusal) { try await network.data(from: "photos") }
    #expect(list.presenter?.items.count == 2)
  }
}
