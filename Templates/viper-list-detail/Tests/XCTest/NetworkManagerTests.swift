import Foundation
import XCTest

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class <<Module>>NetworkManagerTests: XCTestCase {
  @MainActor
  func testDeliversWhatIsAtTheAddress() async throws {
    let address = "data:application/json;base64,W10="
    let manager = <<Module>>NetworkManager(address: address)
    let data = try await manager.data()
    XCTAssertEqual(data, Data("[]".utf8))
  }

  @MainActor
  func testReportsAnAddressThatIsNone() async throws {
    let manager = <<Module>>NetworkManager(address: "")
    do {
      _ = try await manager.data()
      XCTFail("No error was thrown.")
    } catch {
      XCTAssertEqual(error as? URLError, URLError(.badURL))
    }
  }

  @MainActor
  func testReportsWhatCannotBeReached() async throws {
    let manager = <<Module>>NetworkManager(
      address: "nowhere:"
    )
    do {
      _ = try await manager.data()
      XCTFail("No error was thrown.")
    } catch {
      XCTAssertTrue(error is URLError)
    }
  }

  @MainActor
  func testPassesAnErrorOn() async throws {
    let result = <<Module>>NetworkManager.result(
      Data(),
      nil,
      URLError(.timedOut)
    )
    do {
      _ = try result.get()
      XCTFail("No error was thrown.")
    } catch {
      XCTAssertEqual(error as? URLError, URLError(.timedOut))
    }
  }

  @MainActor
  func testReportsThatTheServerRefuses() async throws {
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
      do {
        _ = try result.get()
        XCTFail("No error was thrown.")
      } catch {
        XCTAssertEqual(error as? <<Module>>StatusError, refusal)
      }
    }
  }

  @MainActor
  func testTakesWhatTheServerGrants() async throws {
    let url = URL(fileURLWithPath: "/")
    let response = HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    let data = Data("[]".utf8)
    let result = <<Module>>NetworkManager.result(data, response, nil)
    let granted = try result.get()
    XCTAssertEqual(granted, data)
  }

  @MainActor
  func testRefusalSaysItsStatus() async throws {
    let error = <<Module>>StatusError(status: 404)
    XCTAssertEqual(error.localizedDescription, "The server answered with status 404.")
  }
}
