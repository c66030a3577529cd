import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailNetworkManagerTests: XCTestCase {
<<if detail == "load">>

  @MainActor
  func testGetDetailDecodesAnswer() async throws {
    let items = try <<Module>>TestServer.encoded(<<Module>>Samples.second)
    let answer = items
    let server = try <<Module>>TestServer(status: 200, answer: answer)
    let manager = server.detailNetworkManager
    let result = try await manager.getDetail(of: <<Module>>Samples.first)
    XCTAssertEqual(result, <<Module>>Samples.second)
  }
<<if entity-fields>>

  @MainActor
  func testGetDetailThrowsWhatIsNotDecoded() async throws {
    let answer = Data("[0]".utf8)
    let server = try <<Module>>TestServer(status: 200, answer: answer)
    let manager = server.detailNetworkManager
    let error: DecodingError? = await <<Module>>TestServer.error {
      _ = try await manager.getDetail(of: <<Module>>Samples.first)
    }
    XCTAssertNotNil(error)
  }
<<end>>

  @MainActor
  func testGetDetailThrowsWhatServerSays() async throws {
    let answer = Data(#"{"message": "message"}"#.utf8)
    let server = try <<Module>>TestServer(status: 401, answer: answer)
    let manager = server.detailNetworkManager
    let error: <<Module>>StatusError? = await <<Module>>TestServer.error {
      _ = try await manager.getDetail(of: <<Module>>Samples.first)
    }
    XCTAssertEqual(error?.status, 401)
    XCTAssertEqual(error?.localizedDescription, "message")
  }
<<end>>
<<for action in detail-actions>>
<<if action.isCall and action.isTestable>>
<<if action.result and action.isResultComparable>>

  @MainActor
  func test<<action.id|upperCamel>>DecodesAnswer() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let answer = try <<Module>>TestServer.encoded(<<action.resultSample>>)
    let server = try <<Module>>TestServer(status: 200, answer: answer)
    let manager = server.detailNetworkManager
    let result = try await manager.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    XCTAssertEqual(result, <<action.resultSample>>)
  }
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>ThrowsWhatServerSays() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
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
    XCTAssertEqual(error?.status, 401)
    XCTAssertEqual(error?.localizedDescription, "message")
  }
<<end>>
<<end>>
}
