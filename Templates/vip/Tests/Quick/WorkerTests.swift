import Foundation
import Nimble
import Quick

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>WorkerTests: AsyncSpec {
  override class func spec() {
<<for action in use-cases>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/Quick/WorkerCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/Quick/WorkerCalls.swift">>
<<end>>
<<end>>

    it("error when there is no message says its status") { @MainActor in
      let error = <<Module>>WorkerError(status: 500, answer: Data())
      expect(error.localizedDescription).to(equal(<<Module>>Texts.refused(500)))
    }
  }
}

<<if use-cases contains "isResultComparable" or actions contains "isResultComparable">>
/// An answer as the server writes it, with dates of ISO 8601.
private func encoded(_ answer: some Encodable) throws -> Data {
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = .iso8601
  return try encoder.encode(answer)
}

<<end>>
/// A worker whose server gives one answer, which its address contains.
private func makeWorker(status: Int, answer: Data) throws -> <<Module>>Worker {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.protocolClasses = [<<Module>>ServerMock.self]
  let text = answer.base64EncodedString().replacingOccurrences(of: "/", with: "_")
  guard let baseURL = URL(string: "https://example.com/\(status)/\(text)") else {
    throw URLError(.badURL)
  }
  return <<Module>>Worker(baseURL: baseURL, session: URLSession(configuration: configuration))
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

/// The error of a call that the server refuses.
private enum <<Module>>WorkerErrors {
  @MainActor
  static func error(_ call: () async throws -> Void) async -> <<Module>>WorkerError? {
    do {
      try await call()
      return nil
    } catch {
      return error as? <<Module>>WorkerError
    }
  }
}
