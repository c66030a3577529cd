<<if HasInternalImports and access != "internal">><<access>> <<end>>import Foundation

#if canImport(FoundationNetworking)
  <<if HasInternalImports and access != "internal">><<access>> <<end>>import FoundationNetworking
#endif

<<if protocols == "separate">>
<<include "Protocols/ServiceInterface.swift">>

<<end>>
/// The data source on a server. Each function sends one request. Dates are ISO 8601.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>Service: <<Module>>ServiceInterface {
  private let baseURL: URL
  private let session: URLSession

  <<if access != "internal">><<access>> <<end>>init(baseURL: URL, session: URLSession = .shared) {
    self.baseURL = baseURL
    self.session = session
  }
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  <<if access != "internal">><<access>> <<end>>func fetch() async throws -> [<<Module>>Entity] {
    let data = try await send("GET", "<<Module|lowerCamel>>")
    return try decoded(data)
  }
<<end>>
<<for entry in actions>>
<<for action in entry.whole>>
<<if (action.isCall or with contains "service" and action.isBare)>>
<<include "Includes/ServiceCall.swift">>
<<end>>
<<end>>
<<end>>
<<for action in interactor-to-service>>
<<include "Includes/ServiceCall.swift">>
<<end>>

  private func send(
    _ method: String,
    _ path: String<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or interactor-to-service>>,<<end>>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or interactor-to-service>>
<<if (actions contains "isCallWithQuery" or with contains "service" and actions contains "isBare" and actions contains "hasQuery") or interactor-to-service contains "hasQuery">>
    query: [URLQueryItem] = [],
<<end>>
    body: (any Encodable)? = nil
<<end>>
  ) async throws -> Data {
    var request = URLRequest(url: baseURL.appendingPathComponent(path))
<<if (actions contains "isCallWithQuery" or with contains "service" and actions contains "isBare" and actions contains "hasQuery") or interactor-to-service contains "hasQuery">>
    let items = query.filter { $0.value != nil }
    if !items.isEmpty { request.url = try url(of: path, items) }
<<end>>
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Accept")
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or interactor-to-service>>
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
      throw <<Module>>ServiceError(status: response.statusCode, answer: data)
    }
    return data
  }
<<if (actions contains "isCallWithQuery" or with contains "service" and actions contains "isBare" and actions contains "hasQuery") or interactor-to-service contains "hasQuery">>

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
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or interactor-to-service>>

  private func encoded(_ body: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(body)
  }
<<end>>

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
