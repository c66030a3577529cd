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
  let address: String
  private let networkManager: any PhotosNetworkManaging

  init(
    address: String,
    networkManager: any PhotosNetworkManaging
  ) {
    self.address = address
    self.networkManager = networkManager
  }

  func getData() async {
    do {
      let items = try await networkManager.value(
        [PhotosItem].self,
        from: address
      )
      output?.dataDidFetch(withoutRepetition(items))
    } catch {
      if Task.isCancelled { return }
      output?.dataDidFail(error)
    }
  }

  /// Each photo once: what is new while the server counts pages may come on two of them.
  private func withoutRepetition(_ items: [PhotosItem]) -> [PhotosItem] {
    var numbers: Set<Int> = []
    return items.filter { numbers.insert($0.id).inserted }
  }
}
