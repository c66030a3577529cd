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
      let service = try makeService(status: 200, answer: answer([<<Module>>Samples.first]))
      let result = try await service.fetch()
      expect(result).to(equal([<<Module>>Samples.first]))
    }

    it("fetch throws what server says") { @MainActor in
      let service = try makeService(status: 401, answer: Data(#"{"message": "message"}"#.utf8))
      let error = await <<Module>>ServiceErrors.error { _ = try await service.fetch() }
      expect(error?.status).to(equal(401))
      expect(error?.localizedDescription).to(equal("message"))
    }
<<end>>
<<for action in actions>>
<<if action.isCall and action.isTestable>>
<<if action.result and action.isResultComparable>>

    it("<<action.id>> decodes answer") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let service = try makeService(status: 200, answer: answer(<<action.resultSample>>))
      let result = try await service.<<action.name>>(
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
<<end>>
      let service = try makeService(status: 401, answer: Data(#"{"message": "message"}"#.utf8))
      let error = await <<Module>>ServiceErrors.error {
        <<if action.result>>_ = <<end>>try await service.<<action.name>>(
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
      let error = <<Module>>ServiceError(status: 500, answer: Data())
      expect(error.localizedDescription).to(equal(<<Module>>Texts.refused(500)))
    }
  }
}

/// What a server sends.
private func answer(_ value: some Encodable) throws -> Data {
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = .iso8601
  return try encoder.encode(value)
}

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

/// The error of a call that the server refuses.
private enum <<Module>>ServiceErrors {
  @MainActor
  static func error(_ call: () async throws -> Void) async -> <<Module>>ServiceError? {
    do {
      try await call()
      return nil
    } catch {
      return error as? <<Module>>ServiceError
    }
  }
}
