import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ListNetworkManagerTests {
<<include "Includes/OwnNames.swift">>

  @Test func getItemsDecodesAnswer() async throws {
    let answer = <<Module>>Samples.json
    let server = try <<Module>>TestServer(answer: answer)
    let manager = server.listNetworkManager
    let result = try await manager.getItems()
    #expect(result == <<Module>>Samples.all)
  }
<<if entity-fields>>

  @Test func getItemsThrowsWhatIsNotDecoded() async throws {
    let answer = Data("[0]".utf8)
    let server = try <<Module>>TestServer(answer: answer)
    let manager = server.listNetworkManager
    _ = await #expect(throws: DecodingError.self) {
      _ = try await manager.getItems()
    }
  }
<<end>>

  @Test func getItemsThrowsServerError() async throws {
    let answer = Data(#"{"message": "message"}"#.utf8)
    let server = try <<Module>>TestServer(status: 401, answer: answer)
    let manager = server.listNetworkManager
    let error = await #expect(throws: <<Module>>StatusError.self) {
      _ = try await manager.getItems()
    }
    #expect(error?.status == 401)
    #expect(error?.localizedDescription == "message")
  }

  @Test func getItemsRequestsRows() async throws {
    let answer = <<Module>>Samples.json
    let server = try <<Module>>TestServer(answer: answer)
    _ = try await server.listNetworkManager.getItems()
    let sent = try #require(server.request)
    #expect(sent.method == "GET")
    #expect(sent.path == "/<<Module|lowerCamel>>")
    #expect(sent.headers["Accept"] == "application/json")
    #expect(sent.body.isEmpty)
  }
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isCall and action.isTestable>>
<<include "Tests/SwiftTesting/ListCalls.swift">>
<<end>>
<<end>>
<<end>>
<<for action in list-interactor-to-network-manager>>
<<if action.isTestable>>
<<include "Tests/SwiftTesting/ListCalls.swift">>
<<end>>
<<end>>

  @Test func refusalWithoutMessageShowsStatus() {
    let error = <<Module>>StatusError(status: 500, answer: Data())
    #expect(error.localizedDescription == <<Module>>Texts.refused(500))
  }
}
