<<if HasInternalImports and access != "internal">><<access>> <<end>>import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests to a server.
<<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>Server: Sendable {
  let baseURL: URL
  let session: URLSession

  func send(
    _ method: String,
    _ path: String<<if actions contains "isCall" or detail-actions contains "isCall" or list-interactor-to-network-manager>>,
    body: (any Encodable)? = nil<<end>>
  ) async throws -> Data {
    var request = URLRequest(url: baseURL.appendingPathComponent(path))
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Accept")
<<if actions contains "isCall" or detail-actions contains "isCall" or list-interactor-to-network-manager>>
    if let body {
      request.httpBody = try encoded(body)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
<<end>>
    let (data, response) = try await session.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
    guard (200..<300).contains(status) else {
      throw <<Module>>StatusError(status: status, answer: data)
    }
    return data
  }

  func decoded<Answer: Decodable>(_ data: Data) throws -> Answer {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(Answer.self, from: data)
  }
<<if actions contains "isCall" or detail-actions contains "isCall" or list-interactor-to-network-manager>>

  private func encoded(_ body: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(body)
  }
<<end>>
}

/// A request that the server refused.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>StatusError: LocalizedError, Equatable {
  <<if access != "internal">><<access>> <<end>>let status: Int
  /// What the server says about it, from `{"message": "…"}`.
  <<if access != "internal">><<access>> <<end>>let message: String?

  <<if access != "internal">><<access>> <<end>>var errorDescription: String? { message ?? <<Module>>Texts.refused(status) }

  init(status: Int, answer: Data) {
    struct Answer: Decodable {
      let message: String
    }
    self.status = status
    message = try? JSONDecoder().decode(Answer.self, from: answer).message
  }
}
