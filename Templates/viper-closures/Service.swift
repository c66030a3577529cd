import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the interactor asks of the service.
@MainActor
protocol <<Module>>ServiceProtocol: AnyObject {
<<include "Includes/AnsweredRequirements.swift">>
}

/// Gets the module's data from the web.
@MainActor
final class <<Module>>Service:
  <<Module>>ServiceProtocol
{
  let url: URL
  let session: URLSession

  init(url: URL, session: URLSession = .shared) {
    self.url = url
    self.session = session
  }
<<for action in actions>>

<<include "Includes/AnsweredHead.swift">>
<<if style == "async">>
    try await fetch(URLRequest(url: self.url))
<<else>>
    fetch(
      URLRequest(url: self.url),
      onSuccess: onSuccess,
      onFailure: onFailure
    )
<<end>>
  }
<<end>>

  /// What the answer to a request says.
  ///
  /// - Throws: a `URLError` for a status that tells of a failure, a `DecodingError` for other JSON
  ///   than the entity's.
  static func entity(
    from data: Data,
    _ response: URLResponse?
  ) throws -> <<Module>>Entity {
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw URLError(.badServerResponse)
    }
    return try JSONDecoder().decode(
      <<Module>>Entity.self,
      from: data
    )
  }

<<if style == "async">>
  private func fetch(
    _ request: URLRequest
  ) async throws -> <<Module>>Entity {
    let (data, response) = try await session.data(for: request)
    return try Self.entity(from: data, response)
  }
<<else>>
  private func fetch(
    _ request: URLRequest,
    onSuccess: @escaping <<Module>>OnSuccess,
    onFailure: @escaping <<Module>>OnFailure
  ) {
    let task = session.dataTask(with: request) { @Sendable data, response, error in
      Task { @MainActor in
        let result = Result {
          if let error { throw error }
          return try Self.entity(from: data ?? Data(), response)
        }
        switch result {
        case .success(let entity): onSuccess(entity)
        case .failure(let error): onFailure(error)
        }
      }
    }
    task.resume()
  }
<<end>>
}
