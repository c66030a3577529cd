import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What carries a request to the server and the answer back.
protocol SignInSession: Sendable {
  func send(_ request: URLRequest) async throws -> SignInAnswer
}

/// What a server said.
struct SignInAnswer: Equatable, Sendable {
  let status: Int
  var body = Data()
}

extension URLSession: SignInSession {
  func send(_ request: URLRequest) async throws -> SignInAnswer {
    let (body, response) = try await data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return SignInAnswer(status: response.statusCode, body: body)
  }
}
