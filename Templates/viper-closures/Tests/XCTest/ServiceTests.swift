import Foundation
import XCTest

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ServiceTests: XCTestCase {
<<for action in actions>>
<<if action.isTestable>>
<<if not action.isCall or action.result and action.isResultComparable>>

  @MainActor
  func test<<action.id|upperCamel>>DecodesAnswer() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let answer = try encoded(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
    let service = try makeService(status: 200, answer: answer)
    let result = try await service.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    XCTAssertEqual(result, <<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
  }
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>ThrowsWhatServerSays() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let service = try makeService(status: 401, answer: Data(#"{"message": "message"}"#.utf8))
    let error = await <<Module>>ServiceErrors.error(of: <<Module>>ServiceError.self) {
      <<if action.result or not action.isCall>>_ = <<end>>try await service.<<action.name>>(
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

  @MainActor
  func testRefusalWithoutMessageSaysItsStatus() async throws {
    let error = <<Module>>ServiceError(status: 500, answer: Data())
    XCTAssertEqual(error.localizedDescription, <<Module>>Texts.refused(500))
  }
}

<<if actions>>
/// An answer as the server writes it, with dates of ISO 8601.
private func encoded(_ answer: some Encodable) throws -> Data {
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = .iso8601
  return try encoder.encode(answer)
}

<<end>>
/// A service whose server gives one answer, which its address contains.
private func makeService(status: Int, answer: Data) throws -> <<Module>>Service {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.protocolClasses = [<<Module>>ServerMock.self]
  let text = answer.base64EncodedString().replacingOccurrences(of: "/", with: "_")
  guard let baseURL = URL(string: "https://example.com/\(status)/\(text)") else {
    throw URLError(.badURL)
  }
  return <<Module>>Service(baseURL: baseURL, session: URLSession(configuration: configuration))
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

/// The error of a call.
private enum <<Module>>ServiceErrors {
  @MainActor
  static func error<Failure: Error>(
    of type: Failure.Type,
    _ call: () async throws -> Void
  ) async -> Failure? {
    do {
      try await call()
      return nil
    } catch {
      return error as? Failure
    }
  }
}
