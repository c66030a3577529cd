import Foundation

@testable import Examples

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server in memory with one account.
struct SignInStubSession: SignInSession {
  var known = SignInCredentials(username: "username", password: "password")
  var failure: URLError?

  func send(_ request: URLRequest) async throws -> SignInAnswer {
    if let failure { throw failure }
    guard request.httpMethod == "POST", let body = request.httpBody else {
      return SignInAnswer(status: 400)
    }
    let given = try JSONDecoder().decode(SignInCredentials.self, from: body)
    guard given == known else { return SignInAnswer(status: 401) }
    let account = SignInAccount(name: given.username, token: "token of \(given.username)")
    return SignInAnswer(status: 200, body: try JSONEncoder().encode(account))
  }
}
