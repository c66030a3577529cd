import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListNetworkManagerTests: AsyncSpec {
  override class func spec() {

    it("get items decodes answer") { @MainActor in
      let answer = <<Module>>Samples.json
      let server = try <<Module>>TestServer(answer: answer)
      let manager = server.listNetworkManager
      let result = try await manager.getItems()
      expect(result).to(equal(<<Module>>Samples.all))
    }
<<if entity-fields>>

    it("get items throws what is not decoded") { @MainActor in
      let answer = Data("[0]".utf8)
      let server = try <<Module>>TestServer(answer: answer)
      let manager = server.listNetworkManager
      let error: DecodingError? = await server.error {
        _ = try await manager.getItems()
      }
      expect(error).toNot(beNil())
    }
<<end>>

    it("get items throws server error") { @MainActor in
      let answer = Data(#"{"message": "message"}"#.utf8)
      let server = try <<Module>>TestServer(status: 401, answer: answer)
      let manager = server.listNetworkManager
      let error: <<Module>>StatusError? = await server.error {
        _ = try await manager.getItems()
      }
      expect(error?.status).to(equal(401))
      expect(error?.localizedDescription).to(equal("message"))
    }

    it("get items requests rows") { @MainActor in
      let answer = <<Module>>Samples.json
      let server = try <<Module>>TestServer(answer: answer)
      _ = try await server.listNetworkManager.getItems()
      expect(server.request?.method).to(equal("GET"))
      expect(server.request?.path).to(equal("/<<Module|lowerCamel>>"))
      expect(server.request?.headers["Accept"]).to(equal("application/json"))
      expect(server.request?.body).to(beEmpty())
    }
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isCall and action.isTestable>>
<<include "Tests/Quick/ListCalls.swift">>
<<end>>
<<end>>
<<end>>
<<for action in list-interactor-to-network-manager>>
<<if action.isTestable>>
<<include "Tests/Quick/ListCalls.swift">>
<<end>>
<<end>>

    it("refusal without message shows status") { @MainActor in
      let error = <<Module>>StatusError(status: 500, answer: Data())
      expect(error.localizedDescription).to(equal(<<Module>>Texts.refused(500)))
    }
  }
}
