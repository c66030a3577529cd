import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The module's source of data. Its functions run outside of the main actor.
protocol SignInDataFetching: Sendable {
  func signIn(username: String, password: String) async throws -> String
}

/// Asks a server. Each function sends one request.
struct SignInDataFetcher: SignInDataFetching {
  private let baseURL: URL
  private let session: URLSession

  init(baseURL: URL, session: URLSession = .shared) {
    self.baseURL = baseURL
    self.session = session
  }

  func signIn(username: String, password: String) async throws -> String {
    struct Body: Encodable {
      let username: String
      let password: String
    }
    let body = Body(username: username, password: password)
    do {
      let data = try await send("POST", "signIn", body: body)
      return try decoded(data)
    } catch let error as SignInDataFetcherError {
      if let lock = SignInLock(error) { throw lock }
      throw error
    }
  }

  private func send(
    _ method: String,
    _ path: String,
    body: (any Encodable)? = nil
  ) async throws -> Data {
    var request = URLRequest(url: baseURL.appendingPathComponent(path))
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
      throw SignInDataFetcherError(status: response.statusCode, answer: data)
    }
    return data
  }

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
struct SignInDataFetcherError: LocalizedError, Equatable {
  let status: Int
  /// What the server says about it, from `{"message": "…"}`.
  let message: String?

  var errorDescription: String? { message ?? SignInTexts.refused(status) }

  init(status: Int, answer: Data) {
    struct Answer: Decodable {
      let message: String
    }
    self.status = status
    message = try? JSONDecoder().decode(Answer.self, from: answer).message
  }
}
