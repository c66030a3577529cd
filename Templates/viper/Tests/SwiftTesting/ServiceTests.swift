import Foundation
import Testing

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
struct <<Module>>ServiceTests {
<<include "Includes/OwnNames.swift">>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  @Test func fetchDecodesAnswer() async throws {
    let answer = try <<Module>>TestServer.encoded(
      [<<Module>>Samples.first]
    )
    let server = try <<Module>>TestServer(answer: answer)
    let service = server.service
    let result = try await service.fetch()
    #expect(result == [<<Module>>Samples.first])
  }

  @Test func fetchThrowsServerError() async throws {
    let answer = Data(#"{"message": "message"}"#.utf8)
    let server = try <<Module>>TestServer(status: 401, answer: answer)
    let service = server.service
    let error = await #expect(throws: <<Module>>ServiceError.self) {
      _ = try await service.fetch()
    }
    #expect(error?.status == 401)
    #expect(error?.localizedDescription == "message")
  }

  @Test func fetchRequestsRows() async throws {
    let answer = try <<Module>>TestServer.encoded(
      [<<Module>>Samples.first]
    )
    let server = try <<Module>>TestServer(answer: answer)
    _ = try await server.service.fetch()
    let sent = try #require(server.request)
    #expect(sent.method == "GET")
    #expect(sent.path == "/<<Module|lowerCamel>>")
    #expect(sent.headers["Accept"] == "application/json")
    #expect(sent.body.isEmpty)
  }
<<end>>
<<for entry in actions>>
<<for action in entry.whole>>
<<if (action.isCall or with contains "service" and action.isBare) and action.isTestable>>
<<include "Tests/SwiftTesting/ServiceCalls.swift">>
<<end>>
<<end>>
<<end>>
<<for action in interactor-to-service>>
<<if action.isTestable>>
<<include "Tests/SwiftTesting/ServiceCalls.swift">>
<<end>>
<<end>>

  @Test func refusalWithoutMessageShowsStatus() {
    let error = <<Module>>ServiceError(status: 500, answer: Data())
    #expect(error.localizedDescription == <<Module>>Texts.refused(500))
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
