import Foundation
import Testing

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
struct <<Module>>DataFetcherTests {
<<for action in actions>>
<<if action.isTestable>>
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
<<if action.sampleArguments contains own or action.isResultComparable and action.resultSample contains own>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<end>>
    let answer = try encoded(<<action.resultSample>>)
    let fetcher = try makeDataFetcher(status: 200, answer: answer)
    let result = try await fetcher.<<action.name>>(
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
<<if action.sampleArguments contains own>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<end>>
    let fetcher = try makeDataFetcher(status: 401, answer: Data(#"{"message": "message"}"#.utf8))
    let error = await #expect(throws: <<Module>>DataFetcherError.self) {
      <<if action.result>>_ = <<end>>try await fetcher.<<action.name>>(
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

  @Test func refusalWithoutMessageSaysItsStatus() {
    let error = <<Module>>DataFetcherError(status: 500, answer: Data())
    #expect(error.localizedDescription == <<Module>>Texts.refused(500))
  }
}

/// What a server answers, with dates in ISO 8601.
private func encoded(_ answer: some Encodable) throws -> Data {
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = .iso8601
  return try encoder.encode(answer)
}

/// A data fetcher whose server gives one answer, which its address contains.
private func makeDataFetcher(
  status: Int,
  answer: Data
) throws -> <<Module>>DataFetcher {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.protocolClasses = [<<Module>>ServerMock.self]
  let text = answer.base64EncodedString().replacingOccurrences(of: "/", with: "_")
  guard let baseURL = URL(string: "https://example.com/\(status)/\(text)") else {
    throw URLError(.badURL)
  }
  return <<Module>>DataFetcher(baseURL: baseURL, session: URLSession(configuration: configuration))
}

<<if HasMainActorTests>>nonisolated <<end>>private final class <<Module>>ServerMock: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard
      let url = request.url, url.pathComponents.count > 2,
      let status = Int(url.pathComponents[1]),
      let answer = Data(
        base64Encoded: url.pathComponents[2].replacingOccurrences(of: "_", with: "/")),
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil, headerFields: nil)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.badURL))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: answer)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
