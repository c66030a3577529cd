/// A server that gives one answer and keeps the request.
@MainActor
struct <<Module>>TestServer {
  let baseURL: URL
  let session: URLSession

  init(status: Int = 200, answer: Data = Data()) throws {
    let host = UUID().uuidString.lowercased()
    guard let baseURL = URL(string: "https://\(host)") else { throw URLError(.badURL) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [<<Module>>ServerMock.self]
    self.baseURL = baseURL
    session = URLSession(configuration: configuration)
    <<Module>>ServerMock.setAnswer(of: host, status: status, data: answer)
  }

  /// The last request.
  var request: <<Module>>SentRequest? {
    <<Module>>ServerMock.request(to: baseURL.host)
  }

  /// What a server answers, with dates in ISO 8601.
  static func encoded(_ answer: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(answer)
  }
<<if testing != "swift-testing">>

  /// The error of a call.
  func error<Failure: Error>(_ call: () async throws -> Void) async -> Failure? {
    do {
      try await call()
      return nil
    } catch {
      return error as? Failure
    }
  }
<<end>>
}

/// What a server was sent.
<<if HasMainActorTests>>nonisolated <<end>>struct <<Module>>SentRequest: Sendable {
  let method: String?
  let path: String?
  let query: String?
  let headers: [String: String]
  let body: Data

  /// `URLSession` hands a body over as a stream.
  init(_ request: URLRequest) {
    method = request.httpMethod
    path = request.url?.path
    query = request.url?.query
    headers = request.allHTTPHeaderFields ?? [:]
    var body = request.httpBody ?? Data()
    if let stream = request.httpBodyStream {
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1024)
      defer { bytes.deallocate() }
      stream.open()
      defer { stream.close() }
      while case let count = stream.read(bytes, maxLength: 1024), count > 0 {
        body.append(contentsOf: (0..<count).map { bytes[$0] })
      }
    }
    self.body = body
  }
}

/// Answers for all servers of the tests, which have a host each.
<<if HasMainActorTests>>nonisolated <<end>>private final class <<Module>>ServerMock: URLProtocol {
  private static let lock = NSLock()
  nonisolated(unsafe) static var answers: [String: (status: Int, data: Data)] = [:]
  nonisolated(unsafe) static var sent = [String: <<Module>>SentRequest]()

  static func setAnswer(of host: String, status: Int, data: Data) {
    lock.withLock { answers[host] = (status, data) }
  }

  static func request(to host: String?) -> <<Module>>SentRequest? {
    lock.withLock { host.flatMap { sent[$0] } }
  }

  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let sent = <<Module>>SentRequest(request)
    guard
      let url = request.url, let host = url.host,
      let answer = Self.lock.withLock({
        Self.sent[host] = sent
        return Self.answers[host]
      }),
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: nil, headerFields: nil)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.badURL))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: answer.data)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
