import Foundation
import XCTest

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ServiceTests: XCTestCase {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  @MainActor
  func testFetchDecodesAnswer() async throws {
    let answer = try <<Module>>TestServer.encoded(
      [<<Module>>Samples.first]
    )
    let server = try <<Module>>TestServer(answer: answer)
    let service = server.service
    let result = try await service.fetch()
    XCTAssertEqual(result, [<<Module>>Samples.first])
  }

  @MainActor
  func testFetchThrowsServerError() async throws {
    let answer = Data(#"{"message": "message"}"#.utf8)
    let server = try <<Module>>TestServer(status: 401, answer: answer)
    let service = server.service
    let error: <<Module>>ServiceError? = await server.error {
      _ = try await service.fetch()
    }
    XCTAssertEqual(error?.status, 401)
    XCTAssertEqual(error?.localizedDescription, "message")
  }

  @MainActor
  func testFetchRequestsRows() async throws {
    let answer = try <<Module>>TestServer.encoded(
      [<<Module>>Samples.first]
    )
    let server = try <<Module>>TestServer(answer: answer)
    _ = try await server.service.fetch()
    let sent = try XCTUnwrap(server.request)
    XCTAssertEqual(sent.method, "GET")
    XCTAssertEqual(sent.path, "/<<Module|lowerCamel>>")
    XCTAssertEqual(sent.headers["Accept"], "application/json")
    XCTAssertTrue(sent.body.isEmpty)
  }
<<end>>
<<for entry in actions>>
<<for action in entry.whole>>
<<if (action.isCall or with contains "service" and action.isBare) and action.isTestable>>
<<include "Tests/XCTest/ServiceCalls.swift">>
<<end>>
<<end>>
<<end>>
<<for action in interactor-to-service>>
<<if action.isTestable>>
<<include "Tests/XCTest/ServiceCalls.swift">>
<<end>>
<<end>>

  @MainActor
  func testRefusalWithoutMessageShowsStatus() async throws {
    let error = <<Module>>ServiceError(status: 500, answer: Data())
    XCTAssertEqual(error.localizedDescription, <<Module>>Texts.refused(500))
  }
}

extension <<Module>>TestServer {
  var service: <<Module>>Service {
    <<Module>>Service(baseURL: baseURL, session: session)
  }
}

<<include "Includes/TestServer.swift">>
<<if (actions contains "isCallSendingTestedBody" or with contains "service" and actions contains "isBare" and actions contains "sendsTestedBody") or interactor-to-service contains "sendsTestedBody">>

<<include "Includes/SentJSON.swift">>
<<end>>
<<if (actions contains "isCallWithQuery" or with contains "service" and actions contains "isBare" and actions contains "hasQuery") or interactor-to-service contains "hasQuery">>

<<include "Includes/SentQuery.swift">>
<<end>>
