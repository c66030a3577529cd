import Foundation

/// Answers with the photos that came last when there is no connection now.
actor PhotosOfflineNetwork: PhotosListNetworkManaging {
  private let network: any PhotosListNetworkManaging
  private var latest: [PhotosItem]?

  init(network: any PhotosListNetworkManaging) {
    self.network = network
  }

  func getItems() async throws -> [PhotosItem] {
    do {
      let items = try await network.getItems()
      latest = items
      return items
    } catch let error as URLError where error.code == .notConnectedToInternet {
      guard let latest else { throw error }
      return latest
    }
  }
}
