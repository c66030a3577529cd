import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the interactor asks of the service.
@MainActor
protocol LogInServiceProtocol: AnyObject, Sendable {
  func logIn(
    user: String,
    password: String
  ) async throws -> LogInEntity
}

/// Sends a request and returns what comes back.
typealias LogInTransport =
  @Sendable (URLRequest) async throws -> (Data, URLResponse)

/// Gets the module's data from the web.
@MainActor
final class LogInService:
  LogInServiceProtocol
{
  private let url: URL?
  private let transport: LogInTransport

  /// Makes a service for an address; without one, each call fails.
  nonisolated init(
    url: URL? = nil,
    transport: @escaping LogInTransport = {
      try await URLSession.shared.data(for: $0)
    }
  ) {
    self.url = url
    self.transport = transport
  }

  func logIn(
    user: String,
    password: String
  ) async throws -> LogInEntity {
    try await fetch(logInRequest(user, password))
  }

  private func logInRequest(
    _ user: String,
    _ password: String
  ) throws -> URLRequest {
    try request(
      "logIn",
      ["user": user, "password": password]
    )
  }

  /// Makes the request of an action, with values as JSON.
  private func request(
    _ path: String,
    _ values: [String: any Encodable] = [:]
  ) throws -> URLRequest {
    guard let url else { throw LogInServiceError.notConnected }
    var request = URLRequest(url: url.appendingPathComponent(path))
    guard !values.isEmpty else { return request }
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let body = values.mapValues(LogInJSONValue.init)
    request.httpBody = try JSONEncoder().encode(body)
    return request
  }

  /// Sends a request and decodes what comes back, off the main actor.
  nonisolated private func fetch<Value: Decodable & Sendable>(
    _ request: URLRequest
  ) async throws -> Value {
    let (data, response) = try await transport(request)
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      if status == 401 { throw LogInError.refused }
      throw URLError(.badServerResponse)
    }
    return try JSONDecoder().decode(Value.self, from: data)
  }
}

/// A value of any type as JSON.
private struct LogInJSONValue: Encodable {
  let value: any Encodable

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

enum LogInServiceError: LocalizedError {
  /// The service has no address yet.
  case notConnected

  var errorDescription: String? { LogInTexts.notConnected }
}
