import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers with the data that came last when there is no connection now.
@MainActor
final class PhotosOfflineNetwork:
  PhotosNetworkManaging
{
  private let network: any PhotosNetworkManaging
  private var latest: [String: Data] = [:]

  init(network: any PhotosNetworkManaging = PhotosNetworkManager()) {
    self.network = network
  }

  func data(from address: String) async throws -> Data {
    do {
      let data = try await network.data(from: address)
      latest[address] = data
      return data
    } catch let error as URLError where error.code == .notConnectedToInternet {
      guard let latest = latest[address] else { throw error }
      return latest
    }
  }
}
