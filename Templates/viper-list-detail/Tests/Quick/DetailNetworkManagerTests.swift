import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailNetworkManagerTests: AsyncSpec {
  override class func spec() {
<<if detail == "load">>

    it("get detail decodes answer") { @MainActor in
      let answer = try <<Module>>TestServer.encoded(
        <<Module>>Samples.second
      )
      let server = try <<Module>>TestServer(answer: answer)
      let manager = server.detailNetworkManager
      let result = try await manager.getDetail(of: <<Module>>Samples.first)
      expect(result).to(equal(<<Module>>Samples.second))
    }
<<if entity-fields>>

    it("get detail throws what is not decoded") { @MainActor in
      let answer = Data("[0]".utf8)
      let server = try <<Module>>TestServer(answer: answer)
      let manager = server.detailNetworkManager
      let error: DecodingError? = await server.error {
        _ = try await manager.getDetail(of: <<Module>>Samples.first)
      }
      expect(error).toNot(beNil())
    }
<<end>>

    it("get detail throws server error") { @MainActor in
      let answer = Data(#"{"message": "message"}"#.utf8)
      let server = try <<Module>>TestServer(status: 401, answer: answer)
      let manager = server.detailNetworkManager
      let error: <<Module>>StatusError? = await server.error {
        _ = try await manager.getDetail(of: <<Module>>Samples.first)
      }
      expect(error?.status).to(equal(401))
      expect(error?.localizedDescription).to(equal("message"))
    }

    it("get detail requests item") { @MainActor in
      let answer = try <<Module>>TestServer.encoded(
        <<Module>>Samples.second
      )
      let server = try <<Module>>TestServer(answer: answer)
      _ = try await server.detailNetworkManager.getDetail(of: <<Module>>Samples.first)
<<include "Includes/DetailPath.swift">>
      expect(server.request?.method).to(equal("GET"))
      expect(server.request?.path).to(equal(path))
      expect(server.request?.headers["Accept"]).to(equal("application/json"))
      expect(server.request?.body).to(beEmpty())
    }
<<end>>
<<for action in detail-actions>>
<<if action.isCall and action.isTestable>>
<<include "Tests/Quick/DetailCalls.swift">>
<<end>>
<<end>>
  }
}
