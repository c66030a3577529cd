import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where the list's data comes from.
protocol <<Module>>NetworkManaging: Sendable {
  func data() async throws -> Data
}

/// Fetches the data from an address.
struct <<Module>>NetworkManager:
  <<Module>>NetworkManaging
{
  let address: String

  func data() async throws -> Data {
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    return try await withCheckedThrowingContinuation { continuation in
      let task = URLSession.shared.dataTask(with: url) { data, response, error in
        continuation.resume(with: Self.result(data, response, error))
      }
      task.resume()
    }
  }

  /// What an answer comes to: when a server refuses, that is an error as well.
  nonisolated static func result(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
  ) -> Result<Data, any Error> {
    if let error { return .failure(error) }
    if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
      let error = <<Module>>StatusError(status: response.statusCode)
      return .failure(error)
    }
    return .success(data ?? Data())
  }
}

/// A server's refusal.
struct <<Module>>StatusError: LocalizedError, Equatable {
  let status: Int

  var errorDescription: String? { "The server answered with status \(status)." }
}
