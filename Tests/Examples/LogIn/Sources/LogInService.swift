import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the interactor asks of the service.
@MainActor
protocol LogInServiceProtocol: AnyObject {
  func logIn(
    user: String,
    password: String
  ) async throws -> LogInEntity
}

/// Gets the module's data from the web.
@MainActor
final class LogInService:
  LogInServiceProtocol
{
  let url: URL
  let session: URLSession

  init(url: URL, session: URLSession = .shared) {
    self.url = url
    self.session = session
  }

  func logIn(
    user: String,
    password: String
  ) async throws -> LogInEntity {
    try await fetch(try Self.request(to: url, user: user, password: password))
  }

  /// What is sent to the server.
  nonisolated static func request(
    to url: URL,
    user: String,
    password: String
  ) throws -> URLRequest {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(["user": user, "password": password])
    return request
  }

  /// What the answer to a request says.
  ///
  /// - Throws: a ``LogInError`` for a wrong password, a `URLError` for a status that tells of a failure, a `DecodingError` for other JSON
  ///   than the entity's.
  static func entity(
    from data: Data,
    _ response: URLResponse?
  ) throws -> LogInEntity {
    if (response as? HTTPURLResponse)?.statusCode == 401 { throw LogInError.refused }
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw URLError(.badServerResponse)
    }
    return try JSONDecoder().decode(
      LogInEntity.self,
      from: data
    )
  }

  private func fetch(
    _ request: URLRequest
  ) async throws -> LogInEntity {
    let (data, response) = try await session.data(for: request)
    return try Self.entity(from: data, response)
  }
}
