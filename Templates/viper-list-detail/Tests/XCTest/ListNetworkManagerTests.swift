import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListNetworkManagerTests: XCTestCase {

  @MainActor
  func testGetItemsDecodesAnswer() async throws {
    let answer = <<Module>>Samples.json
    let server = try <<Module>>TestServer(answer: answer)
    let manager = server.listNetworkManager
    let result = try await manager.getItems()
    XCTAssertEqual(result, <<Module>>Samples.all)
  }
<<if entity-fields>>

  @MainActor
  func testGetItemsThrowsWhatIsNotDecoded() async throws {
    let answer = Data("[0]".utf8)
    let server = try <<Module>>TestServer(answer: answer)
    let manager = server.listNetworkManager
    let error: DecodingError? = await server.error {
      _ = try await manager.getItems()
    }
    XCTAssertNotNil(error)
  }
<<end>>

  @MainActor
  func testGetItemsThrowsServerError() async throws {
    let answer = Data(#"{"message": "message"}"#.utf8)
    let server = try <<Module>>TestServer(status: 401, answer: answer)
    let manager = server.listNetworkManager
    let error: <<Module>>StatusError? = await server.error {
      _ = try await manager.getItems()
    }
    XCTAssertEqual(error?.status, 401)
    XCTAssertEqual(error?.localizedDescription, "message")
  }

  @MainActor
  func testGetItemsRequestsRows() async throws {
    let answer = <<Module>>Samples.json
    let server = try <<Module>>TestServer(answer: answer)
    _ = try await server.listNetworkManager.getItems()
    let sent = try XCTUnwrap(server.request)
    XCTAssertEqual(sent.method, "GET")
    XCTAssertEqual(sent.path, "/<<Module|lowerCamel>>")
    XCTAssertEqual(sent.headers["Accept"], "application/json")
    XCTAssertTrue(sent.body.isEmpty)
  }
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isCall and action.isTestable>>
<<include "Tests/XCTest/ListCalls.swift">>
<<end>>
<<end>>
<<end>>
<<for action in list-interactor-to-network-manager>>
<<if action.isTestable>>
<<include "Tests/XCTest/ListCalls.swift">>
<<end>>
<<end>>

  @MainActor
  func testRefusalWithoutMessageShowsStatus() async throws {
    let error = <<Module>>StatusError(status: 500, answer: Data())
    XCTAssertEqual(error.localizedDescription, <<Module>>Texts.refused(500))
  }
}
