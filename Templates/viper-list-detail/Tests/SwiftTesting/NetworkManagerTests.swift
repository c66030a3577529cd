import Foundation
import Testing

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
struct <<Module>>NetworkManagerTests {
  let manager = <<Module>>NetworkManager()

  @Test func deliversWhatIsAtTheAddress() async throws {
    let address = "data:application/json;base64,W10="
    let data = try await manager.data(from: address)
    #expect(data == Data("[]".utf8))
  }

  @Test func reportsAnAddressThatIsNone() async {
    await #expect(throws: URLError(.badURL)) { try await manager.data(from: "") }
  }

  @Test func reportsThatTheServerRefuses() throws {
    for status in [199, 300, 404, 500] {
      let refusal = <<Module>>StatusError(status: status)
      let response = try answer(of: status)
      let check = <<Module>>NetworkManager.check
      #expect(throws: refusal) { try check(response) }
    }
  }

  @Test func takesWhatTheServerGrants() throws {
    let response = try answer(of: 200)
    try <<Module>>NetworkManager.check(response)
  }

  @Test func refusalSaysItsStatus() {
    let error = <<Module>>StatusError(status: 404)
    #expect(error.localizedDescription == "The server refuses to answer. (404)")
  }
}

private func answer(of status: Int) throws -> URLResponse {
  let url = URL(fileURLWithPath: "/")
  let response = HTTPURLResponse(
    url: url, statusCode: status, httpVersion: nil, headerFields: nil)
  guard let response else { throw URLError(.badServerResponse) }
  return response
}
