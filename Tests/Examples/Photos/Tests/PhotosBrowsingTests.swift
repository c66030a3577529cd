import Foundation
import Testing

@testable import Examples

/// List and detail with a stubbed network, as the user goes through them.
@MainActor
struct PhotosBrowsingTests {
  let photos: [PhotosItem]

  init() throws {
    let address = try #require(URL(string: "https://pictures.example/1"))
    let harbour = PhotosItem(id: 1, title: "Harbour", url: address)
    photos = [harbour, PhotosItem(id: 2, title: " ", url: address), harbour]
  }

  /// A list that has loaded once.
  private func list(_ network: any PhotosListNetworkManaging) async -> PhotosListController {
    let list = PhotosListWireframe.assemble(dependencies: .init(networkManager: network))
    await load(list)
    return list
  }

  private func load(_ list: PhotosListController) async {
    list.load()
    let presenter = list.presenter as? PhotosListPresenter
    await (presenter?.interactor as? PhotosListInteractor)?.tasks[.load]?.value
  }

  @Test("The list shows each photo once, one without a title by its number")
  func rows() async {
    let list = await list(PhotosStubNetwork(.success(photos)))
    #expect(list.presenter?.items.map(\.headline) == ["Harbour", "Photo 2"])
  }

  @Test("A chosen photo is opened in its detail")
  func detail() async {
    let display = PhotosListDisplayMock()
    let list = await list(PhotosStubNetwork(.success(photos)))
    (list.presenter as? PhotosListPresenter)?.view = display
    list.presenter?.moveToDetail(index: 1)
    #expect(display.pushCalls.first?.presenter?.item.id == 2)
  }

  @Test("Without a connection the latest photos stay")
  func offline() async throws {
    let offline = URLError(.notConnectedToInternet)
    let list = await list(
      PhotosOfflineNetwork(network: PhotosStubNetwork(.success(photos), .failure(offline))))
    await load(list)
    #expect(list.presenter?.items.count == 2)
    #expect(list.presenter?.states[.load]?.message == nil)
  }

  @Test("Without a connection and earlier photos the user gets a message")
  func nothingKept() async {
    let offline = URLError(.notConnectedToInternet)
    let list = await list(PhotosOfflineNetwork(network: PhotosStubNetwork(.failure(offline))))
    #expect(list.presenter?.states[.load]?.message == offline.localizedDescription)
  }

  @Test("Another failure is not hidden by photos that came before")
  func refusal() async throws {
    let refusal = PhotosStatusError(status: 403, answer: Data())
    let network = PhotosOfflineNetwork(
      network: PhotosStubNetwork(.success(photos), .failure(refusal)))
    _ = try await network.getItems()
    await #expect(throws: refusal) { try await network.getItems() }
  }
}
