import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>DetailNetworkManagerTests {
<<include "Includes/OwnNames.swift">>
<<if detail == "load">>

  @Test func getDetailDecodesAnswer() async throws {
    let answer = try <<Module>>TestServer.encoded(
      <<Module>>Samples.second
    )
    let server = try <<Module>>TestServer(answer: answer)
    let manager = server.detailNetworkManager
    let result = try await manager.getDetail(of: <<Module>>Samples.first)
    #expect(result == <<Module>>Samples.second)
  }
<<if entity-fields>>

  @Test func getDetailThrowsWhatIsNotDecoded() async throws {
    let answer = Data("[0]".utf8)
    let server = try <<Module>>TestServer(answer: answer)
    let manager = server.detailNetworkManager
    _ = await #expect(throws: DecodingError.self) {
      _ = try await manager.getDetail(of: <<Module>>Samples.first)
    }
  }
<<end>>

  @Test func getDetailThrowsServerError() async throws {
    let answer = Data(#"{"message": "message"}"#.utf8)
    let server = try <<Module>>TestServer(status: 401, answer: answer)
    let manager = server.detailNetworkManager
    let error = await #expect(throws: <<Module>>StatusError.self) {
      _ = try await manager.getDetail(of: <<Module>>Samples.first)
    }
    #expect(error?.status == 401)
    #expect(error?.localizedDescription == "message")
  }

  @Test func getDetailRequestsItem() async throws {
    let answer = try <<Module>>TestServer.encoded(
      <<Module>>Samples.second
    )
    let server = try <<Module>>TestServer(answer: answer)
    _ = try await server.detailNetworkManager.getDetail(of: <<Module>>Samples.first)
    let sent = try #require(server.request)
<<include "Includes/DetailPath.swift">>
    #expect(sent.method == "GET")
    #expect(sent.path == path)
    #expect(sent.headers["Accept"] == "application/json")
    #expect(sent.body.isEmpty)
  }
<<end>>
<<for action in detail-actions>>
<<if action.isCall and action.isTestable>>
<<include "Tests/SwiftTesting/DetailCalls.swift">>
<<end>>
<<end>>
}
