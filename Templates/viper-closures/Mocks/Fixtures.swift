import Foundation

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Values for the tests.
@MainActor
enum <<Module>>Fixtures {
<<for value in input>>
<<if value.sample>>
  static var <<value.reference>>: <<value.valueType>> { <<value.sample>> }
<<else>>
  static var <<value.reference>>: <<value.valueType>> {
    fatalError("Write a value of the type '<<value.valueType>>' here.")
  }
<<end>>

<<end>>
  static let entity = <<Module>>Entity(
<<for field in entity-fields>>
    <<field.name>>: <<field.sample>><<if not loop.last>>,<<end>>
<<end>>
  )

  /// The entity without its optional fields.
  static let minimalEntity = <<Module>>Entity(
<<for field in entity-fields>>
    <<field.name>>: <<if field.isOptional>>nil<<else>><<field.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
  )

  static let response = #"""
    {
<<for field in entity-fields>>
      "<<field.name>>": <<field.json>><<if not loop.last>>,<<end>>
<<end>>
    }
    """#

  /// A response without the optional fields, but with one that is unknown.
  static let minimalResponse = #"""
    {
<<for field in entity-fields>>
<<if not field.isOptional>>
      "<<field.name>>": <<field.json>>,
<<end>>
<<end>>
      "unknown-field": 1
    }
    """#
}

/// Keeps the requests of a service and answers them.
@MainActor
final class <<Module>>Web {
  private(set) var requests: [URLRequest] = []
  var data = Data()
  var status = 200
  var error: (any Error)?

  var service: <<Module>>Service {
    <<Module>>Service(url: URL(string: "https://example.com")) { request in
      try await self.answer(to: request)
    }
  }

  private func answer(to request: URLRequest) throws -> (Data, URLResponse) {
    requests.append(request)
    if let error { throw error }
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil, headerFields: nil)
    else { throw URLError(.badURL) }
    return (data, response)
  }
}
<<if style == "closures">>

/// Waits for the answer of a call; `nil` if there never is one.
@MainActor
func <<Module|lowerCamel>>Answer<Value: Sendable>(
  to call: (
    @escaping <<Module>>OnSuccess<Value>,
    @escaping <<Module>>OnFailure
  ) -> Void
) async throws -> Value? {
  try await withCheckedThrowingContinuation { continuation in
    let answer = <<Module>>PendingAnswer(continuation)
    call(
      { answer.resume(with: .success($0)) },
      { answer.resume(with: .failure($0)) }
    )
  }
}

/// The answer of a call, which goes when the call has dropped its closures.
@MainActor
private final class <<Module>>PendingAnswer<Value: Sendable> {
  private var continuation: CheckedContinuation<Value?, any Error>?

  init(_ continuation: CheckedContinuation<Value?, any Error>) {
    self.continuation = continuation
  }

  deinit {
    continuation?.resume(returning: nil)
  }

  func resume(with result: Result<Value?, any Error>) {
    continuation?.resume(with: result)
    continuation = nil
  }
}
<<end>>
