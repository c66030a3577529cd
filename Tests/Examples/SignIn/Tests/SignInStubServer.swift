import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that gives every request the answer in its address: `https://example.com/429/30`.
nonisolated final class SignInStubServer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.pathComponents.count > 2,
      let status = Int(url.pathComponents[1]),
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil, headerFields: nil)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.badURL))
      return
    }
    let answer = #"{"message": "\#(url.pathComponents[2])"}"#
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(answer.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
