import Foundation
import Testing

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
struct <<Module>>NetworkManagerTests {
  @Test func deliversWhatIsAtTheAddress() async throws {
    let address = "data:application/json;base64,W10="
    let manager = <<Module>>NetworkManager(address: address)
    let data = try await manager.data()
    #expect(data == Data("[]".utf8))
  }

  @Test func reportsAnAddressThatIsNone() async throws {
    let manager = <<Module>>NetworkManager(address: "")
    await #expect(throws: URLError(.badURL)) { try await manager.data() }
  }

  @Test func reportsWhatCannotBeReached() async throws {
    let manager = <<Module>>NetworkManager(
      address: "nowhere:"
    )
    await #expect(throws: URLError.self) { try await manager.data() }
  }

  @Test func passesAnErrorOn() throws {
    let result = <<Module>>NetworkManager.result(
      Data(),
      nil,
      URLError(.timedOut)
    )
    #expect(throws: URLError(.timedOut)) { try result.get() }
  }

  @Test func reportsThatTheServerRefuses() throws {
    let url = URL(fileURLWithPath: "/")
    for status in [199, 300, 404, 500] {
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil, headerFields: nil)
      let result = <<Module>>NetworkManager.result(
        Data(),
        response,
        nil
      )
      let refusal = <<Module>>StatusError(status: status)
      #expect(throws: refusal) { try result.get() }
    }
  }

  @Test func takesWhatTheServerGrants() throws {
    let url = URL(fileURLWithPath: "/")
    let response = HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    let data = Data("[]".utf8)
    let result = <<Module>>NetworkManager.result(data, response, nil)
    let granted = try result.get()
    #expect(granted == data)
  }

  @Test func refusalSaysItsStatus() {
    let error = <<Module>>StatusError(status: 404)
    #expect(error.localizedDescription == "The server answered with status 404.")
  }
}
