import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailNetworkManagerTests: AsyncSpec {
  override class func spec() {
<<if detail == "load">>

    it("get detail decodes answer") { @MainActor in
      let items = try <<Module>>TestServer.encoded(<<Module>>Samples.second)
      let answer = items
      let server = try <<Module>>TestServer(status: 200, answer: answer)
      let manager = server.detailNetworkManager
      let result = try await manager.getDetail(of: <<Module>>Samples.first)
      expect(result).to(equal(<<Module>>Samples.second))
    }
<<if entity-fields>>

    it("get detail throws what is not decoded") { @MainActor in
      let answer = Data("[0]".utf8)
      let server = try <<Module>>TestServer(status: 200, answer: answer)
      let manager = server.detailNetworkManager
      let error: DecodingError? = await <<Module>>TestServer.error {
        _ = try await manager.getDetail(of: <<Module>>Samples.first)
      }
      expect(error).toNot(beNil())
    }
<<end>>

    it("get detail throws what server says") { @MainActor in
      let answer = Data(#"{"message": "message"}"#.utf8)
      let server = try <<Module>>TestServer(status: 401, answer: answer)
      let manager = server.detailNetworkManager
      let error: <<Module>>StatusError? = await <<Module>>TestServer.error {
        _ = try await manager.getDetail(of: <<Module>>Samples.first)
      }
      expect(error?.status).to(equal(401))
      expect(error?.localizedDescription).to(equal("message"))
    }
<<end>>
<<for action in detail-actions>>
<<if action.isCall and action.isTestable>>
<<if action.result and action.isResultComparable>>

    it("<<action.id>> decodes answer") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let answer = try <<Module>>TestServer.encoded(<<action.resultSample>>)
      let server = try <<Module>>TestServer(status: 200, answer: answer)
      let manager = server.detailNetworkManager
      let result = try await manager.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(result).to(equal(<<action.resultSample>>))
    }
<<end>>

    it("<<action.id>> throws what server says") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<if action.result>>
      _ = <<own>>
<<end>>
<<end>>
      let answer = Data(#"{"message": "message"}"#.utf8)
      let server = try <<Module>>TestServer(status: 401, answer: answer)
      let manager = server.detailNetworkManager
      let error: <<Module>>StatusError? = await <<Module>>TestServer.error {
        <<if action.result>>_ = <<end>>try await manager.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
      }
      expect(error?.status).to(equal(401))
      expect(error?.localizedDescription).to(equal("message"))
    }
<<end>>
<<end>>
  }
}
