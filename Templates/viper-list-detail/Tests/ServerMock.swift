import Foundation

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that gives one answer, which its address contains.
@MainActor
struct <<Module>>TestServer {
  let baseURL: URL
  let session: URLSession

  init(status: Int, answer: Data) throws {
    let text = answer.base64EncodedString().replacingOccurrences(of: "/", with: "_")
    guard let baseURL = URL(string: "https://example.com/\(status)/\(text)") else {
      throw URLError(.badURL)
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [<<Module>>ServerMock.self]
    self.baseURL = baseURL
    session = URLSession(configuration: configuration)
  }

  /// What a server answers, with dates in ISO 8601.
  static func encoded(_ answer: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(answer)
  }

  var listNetworkManager: <<Module>>ListNetworkManager {
    <<Module>>ListNetworkManager(baseURL: baseURL, session: session)
  }
<<if detail == "load" or detail-actions contains "isCall">>

  var detailNetworkManager: <<Module>>DetailNetworkManager {
    <<Module>>DetailNetworkManager(
      baseURL: baseURL,
      session: session<<if detail == "load" and not (entity-fields contains "isID")>>,
      detailPath: { _ in "path" }<<end>>
    )
  }
<<end>>
<<if testing != "swift-testing">>

  /// The error of a call.
  static func error<Failure: Error>(_ call: () async throws -> Void) async -> Failure? {
    do {
      try await call()
      return nil
    } catch {
      return error as? Failure
    }
  }
<<end>>
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
