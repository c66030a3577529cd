import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Shows the photos that came last when there is no connection now.
actor PhotosOfflineNetwork:
  PhotosNetworkManaging
{
  private let network: any PhotosNetworkManaging
  private var latest: Data?

  init(network: any PhotosNetworkManaging) {
    self.network = network
  }

  func data() async throws -> Data {
    do {
      let data = try await network.data()
      latest = data
      return data
    } catch let error as URLError where error.code == .notConnectedToInternet {
      guard let latest else { throw error }
      return latest
    }
  }
}
