import Foundation
import Nimble
import Quick

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ServiceTests: AsyncSpec {
  override class func spec() {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

    it("fetch decodes answer") { @MainActor in
      let answer = try <<Module>>TestServer.encoded(
        [<<Module>>Samples.first]
      )
      let server = try <<Module>>TestServer(answer: answer)
      let service = server.service
      let result = try await service.fetch()
      expect(result).to(equal([<<Module>>Samples.first]))
    }

    it("fetch throws server error") { @MainActor in
      let answer = Data(#"{"message": "message"}"#.utf8)
      let server = try <<Module>>TestServer(status: 401, answer: answer)
      let service = server.service
      let error: <<Module>>ServiceError? = await server.error {
        _ = try await service.fetch()
      }
      expect(error?.status).to(equal(401))
      expect(error?.localizedDescription).to(equal("message"))
    }

    it("fetch requests rows") { @MainActor in
      let answer = try <<Module>>TestServer.encoded(
        [<<Module>>Samples.first]
      )
      let server = try <<Module>>TestServer(answer: answer)
      _ = try await server.service.fetch()
      expect(server.request?.method).to(equal("GET"))
      expect(server.request?.path).to(equal("/<<Module|lowerCamel>>"))
      expect(server.request?.headers["Accept"]).to(equal("application/json"))
      expect(server.request?.body).to(beEmpty())
    }
<<end>>
<<for entry in actions>>
<<for action in entry.whole>>
<<if (action.isCall or with contains "service" and action.isBare) and action.isTestable>>
<<include "Tests/Quick/ServiceCalls.swift">>
<<end>>
<<end>>
<<end>>
<<for action in interactor-to-service>>
<<if action.isTestable>>
<<include "Tests/Quick/ServiceCalls.swift">>
<<end>>
<<end>>

    it("refusal without message shows status") { @MainActor in
      let error = <<Module>>ServiceError(status: 500, answer: Data())
      expect(error.localizedDescription).to(equal(<<Module>>Texts.refused(500)))
    }
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
