import Foundation

/// What the presenter asks for.
@MainActor
protocol PhotosListInteraction: AnyObject {
  func getData() async
}

/// Fetches the items and hands them to the presenter.
@MainActor
final class PhotosListInteractor:
  PhotosListInteraction
{
  weak var output: (any PhotosListOutput)?
  private let networkManager: any PhotosNetworkManaging

  init(networkManager: any PhotosNetworkManaging) {
    self.networkManager = networkManager
  }

  func getData() async {
    let data: Data
    do {
      data = try await networkManager.data()
    } catch {
      output?.dataDidFail(.transport(reason: error.localizedDescription))
      return
    }
    do {
      let items = try JSONDecoder().decode(
        [PhotosItem].self,
        from: data
      )
      output?.dataDidFetch(withoutRepetition(items))
    } catch {
      output?.dataDidFail(.decoding(reason: error.localizedDescription))
    }
  }

  /// Each photo once: what is new while the server counts pages may come on two of them.
  private func withoutRepetition(_ items: [PhotosItem]) -> [PhotosItem] {
    var numbers: Set<Int> = []
    return items.filter { numbers.insert($0.id).inserted }
  }
}
