import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where the data comes from.
@MainActor
<<include "Includes/Access.swift">>protocol <<Module>>NetworkManaging: AnyObject, Sendable {
  func data(from address: String) async throws -> Data
<<for action in list-interactor-to-network-manager>>
<<include "Includes/Requirement.swift">>
<<end>>
}

extension <<Module>>NetworkManaging {
  /// The value of the JSON at an address, which is not decoded on the main actor.
  nonisolated func value<Value: Decodable & Sendable>(
    _ type: Value.Type, from address: String
  ) async throws(<<Module>>FetchError) -> Value {
    let data: Data
    do {
      data = try await self.data(from: address)
    } catch {
      throw .transport(reason: error.localizedDescription)
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .decoding(reason: error.localizedDescription)
    }
  }
}

/// Fetches data from the web.
@MainActor
final class <<Module>>NetworkManager:
  <<Module>>NetworkManaging
{
  // Not isolated, so that it can be made in default arguments.
  nonisolated init() {}

  func data(from address: String) async throws -> Data {
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    let (data, response) = try await URLSession.shared.data(for: URLRequest(url: url))
    try Self.check(response)
    return data
  }

  /// Throws if a server refuses to answer.
  nonisolated static func check(_ response: URLResponse) throws {
    guard let response = response as? HTTPURLResponse else { return }
    guard (200..<300).contains(response.statusCode) else {
      throw <<Module>>StatusError(status: response.statusCode)
    }
  }
<<for action in list-interactor-to-network-manager>>
<<include "Includes/Implementation.swift">>
<<end>>
}

/// A server's refusal.
<<if HasMainActorSources>>nonisolated <<end>>struct <<Module>>StatusError: LocalizedError, Equatable {
  let status: Int

  var errorDescription: String? { <<Module>>Texts.refused(status) }
}
