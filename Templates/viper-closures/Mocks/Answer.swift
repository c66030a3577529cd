@testable import <<Target>>

/// Keeps what an action is answered with.
@MainActor
final class <<Module>>Answer {
  var entity: <<Module>>Entity?
  var error: (any Error)?

<<if style == "closures">>
  /// Keeps the answer of a call, and waits until no closure is left that could answer.
  func record(
    _ call: (
      @escaping <<Module>>OnSuccess,
      @escaping <<Module>>OnFailure
    ) -> Void
  ) async {
    await withCheckedContinuation { continuation in
      let end = End(continuation)
      call(
        { entity in withExtendedLifetime(end) { self.entity = entity } },
        { error in withExtendedLifetime(end) { self.error = error } }
      )
    }
  }

  /// Lasts as long as there is a closure that refers to it.
  private final class End: Sendable {
    let continuation: CheckedContinuation<Void, Never>

    init(_ continuation: CheckedContinuation<Void, Never>) {
      self.continuation = continuation
    }

    deinit {
      continuation.resume()
    }
  }
<<else>>
  /// Keeps the answer of a call.
  func record(_ call: () async throws -> <<Module>>Entity) async {
    do {
      entity = try await call()
    } catch {
      self.error = error
    }
  }
<<end>>
}
