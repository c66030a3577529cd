import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListNetworkManagerTests: AsyncSpec {
  override class func spec() {

    it("get items decodes answer") { @MainActor in
      let answer = <<Module>>Samples.json
      let server = try <<Module>>TestServer(status: 200, answer: answer)
      let manager = server.listNetworkManager
      let result = try await manager.getItems()
      expect(result).to(equal(<<Module>>Samples.all))
    }
<<if entity-fields>>

    it("get items throws what is not decoded") { @MainActor in
      let answer = Data("[0]".utf8)
      let server = try <<Module>>TestServer(status: 200, answer: answer)
      let manager = server.listNetworkManager
      let error: DecodingError? = await <<Module>>TestServer.error {
        _ = try await manager.getItems()
      }
      expect(error).toNot(beNil())
    }
<<end>>

    it("get items throws what server says") { @MainActor in
      let answer = Data(#"{"message": "message"}"#.utf8)
      let server = try <<Module>>TestServer(status: 401, answer: answer)
      let manager = server.listNetworkManager
      let error: <<Module>>StatusError? = await <<Module>>TestServer.error {
        _ = try await manager.getItems()
      }
      expect(error?.status).to(equal(401))
      expect(error?.localizedDescription).to(equal("message"))
    }
<<for action in actions>>
<<if action.isCall and action.isTestable>>
<<if action.result and action.isResultComparable>>

    it("<<action.id>> decodes answer") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let answer = try <<Module>>TestServer.encoded(<<action.resultSample>>)
      let server = try <<Module>>TestServer(status: 200, answer: answer)
      let manager = server.listNetworkManager
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
      let manager = server.listNetworkManager
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

    it("refusal without message says its status") { @MainActor in
      let error = <<Module>>StatusError(status: 500, answer: Data())
      expect(error.localizedDescription).to(equal(<<Module>>Texts.refused(500)))
    }
  }
}
