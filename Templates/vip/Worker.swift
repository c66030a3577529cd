<<if HasInternalImports and access != "internal">><<access>> <<end>>import Foundation

#if canImport(FoundationNetworking)
  <<if HasInternalImports and access != "internal">><<access>> <<end>>import FoundationNetworking
#endif

/// Asks a server. Each function sends one request.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>Worker: <<Module>>WorkerProtocol {
  private let baseURL: URL
  private let session: URLSession

  <<if access != "internal">><<access>> <<end>>init(baseURL: URL, session: URLSession = .shared) {
    self.baseURL = baseURL
    self.session = session
  }
<<for action in use-cases>>
<<if action.isCall or worker>>
<<include "Includes/WorkerCall.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isCall or worker>>
<<include "Includes/WorkerCall.swift">>
<<end>>
<<end>>
<<for action in interactor-to-worker>>
<<include "Includes/WorkerCall.swift">>
<<end>>

  private func send(
    _ method: String,
    _ path: String,
    body: (any Encodable)? = nil
  ) async throws -> Data {
    var request = URLRequest(url: baseURL.appendingPathComponent(path))
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    if let body {
      request.httpBody = try encoded(body)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    let (data, response) = try await session.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
    guard (200..<300).contains(status) else {
      throw <<Module>>WorkerError(status: status, answer: data)
    }
    return data
  }

  private func encoded(_ body: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(body)
  }
<<if use-cases contains "isResultComparable" or actions contains "isResultComparable" or OwnTypes and (use-cases contains "isCall" or actions contains "isCall") or interactor-to-worker>>

  private func decoded<Answer: Decodable>(_ data: Data) throws -> Answer {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(Answer.self, from: data)
  }
<<end>>
}

/// A request that the server refused.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>WorkerError: LocalizedError, Equatable {
  <<if access != "internal">><<access>> <<end>>let status: Int
  /// What the server says about it, from `{"message": "…"}`.
  <<if access != "internal">><<access>> <<end>>let message: String?

  <<if access != "internal">><<access>> <<end>>var errorDescription: String? { message ?? <<Module>>Texts.refused(status) }

  init(status: Int, answer: Data) {
    struct Answer: Decodable {
      let message: String
    }
    self.status = status
    message = try? JSONDecoder().decode(Answer.self, from: answer).message
  }
}
