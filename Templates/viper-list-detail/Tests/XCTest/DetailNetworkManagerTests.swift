import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailNetworkManagerTests: XCTestCase {
<<if detail == "load">>

  @MainActor
  func testGetDetailDecodesAnswer() async throws {
    let answer = try <<Module>>TestServer.encoded(
      <<Module>>Samples.second
    )
    let server = try <<Module>>TestServer(answer: answer)
    let manager = server.detailNetworkManager
    let result = try await manager.getDetail(of: <<Module>>Samples.first)
    XCTAssertEqual(result, <<Module>>Samples.second)
  }
<<if entity-fields>>

  @MainActor
  func testGetDetailThrowsWhatIsNotDecoded() async throws {
    let answer = Data("[0]".utf8)
    let server = try <<Module>>TestServer(answer: answer)
    let manager = server.detailNetworkManager
    let error: DecodingError? = await server.error {
      _ = try await manager.getDetail(of: <<Module>>Samples.first)
    }
    XCTAssertNotNil(error)
  }
<<end>>

  @MainActor
  func testGetDetailThrowsServerError() async throws {
    let answer = Data(#"{"message": "message"}"#.utf8)
    let server = try <<Module>>TestServer(status: 401, answer: answer)
    let manager = server.detailNetworkManager
    let error: <<Module>>StatusError? = await server.error {
      _ = try await manager.getDetail(of: <<Module>>Samples.first)
    }
    XCTAssertEqual(error?.status, 401)
    XCTAssertEqual(error?.localizedDescription, "message")
  }

  @MainActor
  func testGetDetailRequestsItem() async throws {
    let answer = try <<Module>>TestServer.encoded(
      <<Module>>Samples.second
    )
    let server = try <<Module>>TestServer(answer: answer)
    _ = try await server.detailNetworkManager.getDetail(of: <<Module>>Samples.first)
    let sent = try XCTUnwrap(server.request)
<<include "Includes/DetailPath.swift">>
    XCTAssertEqual(sent.method, "GET")
    XCTAssertEqual(sent.path, path)
    XCTAssertEqual(sent.headers["Accept"], "application/json")
    XCTAssertTrue(sent.body.isEmpty)
  }
<<end>>
<<for action in detail-actions>>
<<if action.isCall and action.isTestable>>
<<include "Tests/XCTest/DetailCalls.swift">>
<<end>>
<<end>>
}
