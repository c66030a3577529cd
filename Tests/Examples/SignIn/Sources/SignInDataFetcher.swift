import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the interactor starts. A function that returns a result or throws answers by itself; each
/// other one answers to the response.
@MainActor
protocol SignInDataFetching: AnyObject, Sendable {
  var response: (any SignInDataFetcherResponse)? { get set }

  func signIn(username: String, password: String) async throws
}

/// What a data fetcher answers; the interactor.
@MainActor
protocol SignInDataFetcherResponse: AnyObject {
  func fetched()
  func fetchFailed(error: any Error)
}

/// Signs in at the server, and keeps the account for the rest of the app.
@MainActor
final class SignInDataFetcher:
  SignInDataFetching
{
  weak var response: (any SignInDataFetcherResponse)?
  private(set) var account: SignInAccount?
  private let session: any SignInSession
  private let server: String

  // Not isolated, so that it can be made in default arguments.
  nonisolated init(
    session: any SignInSession = URLSession.shared,
    server: String = "https://example.com/session"
  ) {
    self.session = session
    self.server = server
  }

  func signIn(username: String, password: String) async throws {
    account = nil
    let credentials = SignInCredentials(username: username, password: password)
    let answer = try await session.send(try request(with: credentials))
    if let refusal = SignInRefusal(status: answer.status) { throw refusal }
    account = try JSONDecoder().decode(SignInAccount.self, from: answer.body)
  }

  private func request(with credentials: SignInCredentials) throws -> URLRequest {
    guard let url = URL(string: server) else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(credentials)
    return request
  }
}
