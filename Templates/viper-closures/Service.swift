<<if HasInternalImports and access != "internal">><<access>> <<end>>import Foundation

#if canImport(FoundationNetworking)
  <<if HasInternalImports and access != "internal">><<access>> <<end>>import FoundationNetworking
#endif

/// The module's source of data. Its functions run outside of the main actor.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>protocol <<Module>>ServiceProtocol: Sendable {
<<for entry in actions>>
<<for action in entry.whole>>
  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  ) async throws<<if action.result>> -> <<action.result>><<elseif not action.isCall>> -> <<Module>>Entity<<end>>
<<end>>
<<end>>
<<for action in interactor-to-service>>
  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  ) async throws<<if action.result>> -> <<action.result>><<end>>
<<end>>
}

/// The data source on a server. Each function sends one request.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>Service: <<Module>>ServiceProtocol {
  private let baseURL: URL
  private let session: URLSession

  <<if access != "internal">><<access>> <<end>>init(baseURL: URL, session: URLSession = .shared) {
    self.baseURL = baseURL
    self.session = session
  }
<<for entry in actions>>
<<for action in entry.whole>>
<<include "Includes/EntityCall.swift">>
<<end>>
<<end>>
<<for action in interactor-to-service>>
<<include "Includes/FurtherCall.swift">>
<<end>>

  private func send(
    _ method: String,
    _ path: String,
<<if actions contains "hasQuery" or interactor-to-service contains "hasQuery">>
    query: [URLQueryItem] = [],
<<end>>
    body: (any Encodable)? = nil
  ) async throws -> Data {
    var request = URLRequest(url: baseURL.appendingPathComponent(path))
<<if actions contains "hasQuery" or interactor-to-service contains "hasQuery">>
    let items = query.filter { $0.value != nil }
    if !items.isEmpty { request.url = try url(of: path, items) }
<<end>>
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    if let body {
      request.httpBody = try encoded(body)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    let (data, response) = try await session.data(for: request)
    guard let response = response as? HTTPURLResponse else {
      throw URLError(.badServerResponse)
    }
    guard (200..<300).contains(response.statusCode) else {
      throw <<Module>>ServiceError(status: response.statusCode, answer: data)
    }
    return data
  }
<<if actions contains "hasQuery" or interactor-to-service contains "hasQuery">>

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

  private func encoded(_ body: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(body)
  }

  private func decoded<Answer: Decodable>(_ data: Data) throws -> Answer {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(Answer.self, from: data)
  }
}

/// A request that the server refused.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>ServiceError: LocalizedError, Equatable {
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
