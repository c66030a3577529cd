import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>DetailNetworkManagerTests {
<<if detail == "load">>

  @Test func getDetailDecodesAnswer() async throws {
    let items = try <<Module>>TestServer.encoded(<<Module>>Samples.second)
    let answer = items
    let server = try <<Module>>TestServer(status: 200, answer: answer)
    let manager = server.detailNetworkManager
    let result = try await manager.getDetail(of: <<Module>>Samples.first)
    #expect(result == <<Module>>Samples.second)
  }
<<if entity-fields>>

  @Test func getDetailThrowsWhatIsNotDecoded() async throws {
    let answer = Data("[0]".utf8)
    let server = try <<Module>>TestServer(status: 200, answer: answer)
    let manager = server.detailNetworkManager
    _ = await #expect(throws: DecodingError.self) {
      _ = try await manager.getDetail(of: <<Module>>Samples.first)
    }
  }
<<end>>

  @Test func getDetailThrowsWhatServerSays() async throws {
    let answer = Data(#"{"message": "message"}"#.utf8)
    let server = try <<Module>>TestServer(status: 401, answer: answer)
    let manager = server.detailNetworkManager
    let error = await #expect(throws: <<Module>>StatusError.self) {
      _ = try await manager.getDetail(of: <<Module>>Samples.first)
    }
    #expect(error?.status == 401)
    #expect(error?.localizedDescription == "message")
  }
<<end>>
<<for action in detail-actions>>
<<if action.isCall and action.isTestable>>
<<if action.result and action.isResultComparable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>DecodesAnswer() async throws {
<<else>>
  @Test func <<action.id>>DecodesAnswer() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    let answer = try <<Module>>TestServer.encoded(<<action.resultSample>>)
    let server = try <<Module>>TestServer(status: 200, answer: answer)
    let manager = server.detailNetworkManager
    let result = try await manager.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(result == <<action.resultSample>>)
  }
<<end>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ThrowsWhatServerSays() async throws {
<<else>>
  @Test func <<action.id>>ThrowsWhatServerSays() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<if action.result>>
    _ = <<own>>
<<end>>
<<end>>
    let answer = Data(#"{"message": "message"}"#.utf8)
    let server = try <<Module>>TestServer(status: 401, answer: answer)
    let manager = server.detailNetworkManager
    let error = await #expect(throws: <<Module>>StatusError.self) {
      <<if action.result>>_ = <<end>>try await manager.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
    #expect(error?.status == 401)
    #expect(error?.localizedDescription == "message")
  }
<<end>>
<<end>>
}
