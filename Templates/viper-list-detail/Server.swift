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
<<if actions contains "isCallWithQuery" or detail-actions contains "isCallWithQuery" or list-interactor-to-network-manager contains "hasQuery">>
    query: [URLQueryItem] = [],
<<end>>
    body: (any Encodable)? = nil<<end>>
  ) async throws -> Data {
    var request = URLRequest(url: baseURL.appendingPathComponent(path))
<<if actions contains "isCallWithQuery" or detail-actions contains "isCallWithQuery" or list-interactor-to-network-manager contains "hasQuery">>
    let items = query.filter { $0.value != nil }
    if !items.isEmpty { request.url = try url(of: path, items) }
<<end>>
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Accept")
<<if actions contains "isCall" or detail-actions contains "isCall" or list-interactor-to-network-manager>>
    if let body {
      request.httpBody = try encoded(body)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
<<end>>
    let (data, response) = try await session.data(for: request)
    guard let response = response as? HTTPURLResponse else {
      throw URLError(.badServerResponse)
    }
    guard (200..<300).contains(response.statusCode) else {
      throw <<Module>>StatusError(status: response.statusCode, answer: data)
    }
    return data
  }
<<if actions contains "isCallWithQuery" or detail-actions contains "isCallWithQuery" or list-interactor-to-network-manager contains "hasQuery">>

  /// The address of a path with a query. Servers read a plus sign as a space, so it is escaped.
  private func url(of path: String, _ items: [URLQueryItem]) throws -> URL {
    let url = baseURL.appendingPathComponent(path)
    var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let all = (components?.queryItems ?? []) + items
    components?.queryItems = all
    let query = components?.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
    components?.percentEncodedQuery = query
    guard let url = components?.url else { throw URLError(.badURL) }
    return url
  }
<<end>>

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
  /// The server's message, from `{"message": "…"}`.
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
