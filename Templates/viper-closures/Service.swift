<<if access == "internal">>
import Foundation
<<else>>
#if hasFeature(InternalImportsByDefault)
  <<access>> import Foundation
#else
  import Foundation
#endif
<<end>>

#if canImport(FoundationNetworking)
<<if access == "internal">>
  import FoundationNetworking
<<else>>
  #if hasFeature(InternalImportsByDefault)
    <<access>> import FoundationNetworking
  #else
    import FoundationNetworking
  #endif
<<end>>
#endif

/// What the interactor asks of the service.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>ServiceProtocol: AnyObject, Sendable {
<<include "Includes/AnsweredRequirements.swift">>
<<for action in interactor-to-service>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Sends a request and returns what comes back.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>Transport =
  @Sendable (URLRequest) async throws -> (Data, URLResponse)

/// Gets the module's data from the web.
@MainActor
<<if access != "internal">><<access>> <<end>>final class <<Module>>Service:
  <<Module>>ServiceProtocol
{
  private let url: URL?
  private let transport: <<Module>>Transport

  /// Makes a service for an address; without one, each call fails.
  <<if access != "internal">><<access>> <<end>>nonisolated init(
    url: URL? = nil,
    transport: @escaping <<Module>>Transport = {
      try await URLSession.shared.data(for: $0)
    }
  ) {
    self.url = url
    self.transport = transport
  }
<<for action in actions>>

<<include "Includes/PublicAnsweredHead.swift">>
<<if style == "closures">>
<<if action.isLong>>
    answer(onSuccess, onFailure) { [self] in
      let request = try <<action.id>>Request(
<<for parameter in action.parameters>>
        <<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
      return try await fetch(request)
    }
<<else>>
    answer(onSuccess, onFailure) { [self] in
      try await fetch(<<action.id>>Request(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.reference>><<end>>))
    }
<<end>>
<<else>>
<<if action.isLong>>
    let request = try <<action.id>>Request(
<<for parameter in action.parameters>>
      <<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
    return try await fetch(request)
<<else>>
    try await fetch(<<action.id>>Request(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.reference>><<end>>))
<<end>>
<<end>>
  }

<<if action.parameters>>
  private func <<action.id>>Request(
<<for parameter in action.parameters>>
    _ <<parameter.reference>>: <<parameter.type>><<if not loop.last>>,<<end>>
<<end>>
  ) throws -> URLRequest {
    try request(
      "<<action.name>>",
<<if action.isLong>>
      [
<<for parameter in action.parameters>>
        "<<parameter.name>>": <<if parameter.isComparable and parameter.type != "Character">><<parameter.reference>><<else>>String(describing: <<parameter.reference>>)<<end>><<if not (loop.first and loop.last)>>,<<end>>
<<end>>
      ]
<<else>>
      [<<for parameter in action.parameters>><<if not loop.first>>, <<end>>"<<parameter.name>>": <<if parameter.isComparable and parameter.type != "Character">><<parameter.reference>><<else>>String(describing: <<parameter.reference>>)<<end>><<end>>]
<<end>>
    )
  }
<<else>>
  private func <<action.id>>Request() throws -> URLRequest {
    try request("<<action.name>>")
  }
<<end>>
<<end>>
<<for action in interactor-to-service>>

<<if action.isProperty and action.isSettable>>
  <<if access != "internal">><<access>> <<end>>var <<action.declaration>> {
    get { <<action.defaultResult>> }
    set {}
  }
<<elseif action.isProperty>>
  <<if access != "internal">><<access>> <<end>>var <<action.declaration>> { <<action.defaultResult>> }
<<else>>
<<if action.isLong>>
  <<if access != "internal">><<access>> <<end>>func <<action.name>>(
<<include "Includes/Parameters.swift">>
  )<<if action.effects>> <<action.effects>><<end>><<if action.result>> -> <<action.result>><<end>> {
<<else>>
  <<if access != "internal">><<access>> <<end>>func <<action.declaration>> {
<<end>>
<<if action.isThrowing and not (action.effects contains "throws(")>>
    throw <<Module>>ServiceError.notConnected
<<elseif action.result>>
    <<action.defaultResult>>
<<end>>
  }
<<end>>
<<end>>

  /// Makes the request of an action, with values as JSON.
  private func request(
    _ path: String,
    _ values: [String: any Encodable] = [:]
  ) throws -> URLRequest {
    guard let url else { throw <<Module>>ServiceError.notConnected }
    var request = URLRequest(url: url.appendingPathComponent(path))
    guard !values.isEmpty else { return request }
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let body = values.mapValues(<<Module>>JSONValue.init)
    request.httpBody = try JSONEncoder().encode(body)
    return request
  }

  /// Sends a request and decodes what comes back, off the main actor.
  nonisolated private func fetch<Value: Decodable & Sendable>(
    _ request: URLRequest
  ) async throws -> Value {
    let (data, response) = try await transport(request)
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw URLError(.badServerResponse)
    }
    return try JSONDecoder().decode(Value.self, from: data)
  }
<<if style == "closures">>

  private func answer<Value: Sendable>(
    _ onSuccess: @escaping <<Module>>OnSuccess<Value>,
    _ onFailure: @escaping <<Module>>OnFailure,
    with work: @escaping @MainActor () async throws -> Value
  ) {
    Task {
      do {
        onSuccess(try await work())
      } catch {
        onFailure(error)
      }
    }
  }
<<end>>
}

/// A value of any type as JSON.
private struct <<Module>>JSONValue: Encodable {
  let value: any Encodable

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

enum <<Module>>ServiceError: LocalizedError {
  /// The service has no address yet.
  case notConnected

  var errorDescription: String? { <<Module>>Texts.notConnected }
}
