import Foundation
import XCTest

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>NetworkManagerTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let manager = <<Module>>NetworkManager()
  }

  @MainActor
  func testDeliversWhatIsAtTheAddress() async throws {
    let fixture = Fixture()
    let address = "data:application/json;base64,W10="
    let data = try await fixture.manager.data(from: address)
    XCTAssertEqual(data, Data("[]".utf8))
  }

  @MainActor
  func testReportsAnAddressThatIsNone() async throws {
    let fixture = Fixture()
    do {
      _ = try await fixture.manager.data(from: "")
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error as? URLError, URLError(.badURL))
    }
  }

  @MainActor
  func testReportsThatTheServerRefuses() async throws {
    for status in [199, 300, 404, 500] {
      let refusal = <<Module>>StatusError(status: status)
      let response = try answer(of: status)
      let check = <<Module>>NetworkManager.check
      do {
        _ = try check(response)
        XCTFail("no error")
      } catch {
        XCTAssertEqual(error as? <<Module>>StatusError, refusal)
      }
    }
  }

  @MainActor
  func testTakesWhatTheServerGrants() async throws {
    let response = try answer(of: 200)
    try <<Module>>NetworkManager.check(response)
  }

  @MainActor
  func testRefusalSaysItsStatus() async throws {
    let error = <<Module>>StatusError(status: 404)
    XCTAssertEqual(error.localizedDescription, "The server refuses to answer. (404)")
  }
}

private func answer(of status: Int) throws -> URLResponse {
  let url = URL(fileURLWithPath: "/")
  let response = HTTPURLResponse(
    url: url, statusCode: status, httpVersion: nil, headerFields: nil)
  guard let response else { throw URLError(.badServerResponse) }
  return response
}
