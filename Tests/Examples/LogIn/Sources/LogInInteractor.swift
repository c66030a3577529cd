import Foundation

/// Calls from the presenter to the interactor.
@MainActor
protocol LogInInteractorProtocol: AnyObject {
  func logIn(user: String, password: String) async throws -> LogInEntity
}

/// Asks the service. Put here what the module does with its data.
@MainActor
final class LogInInteractor: LogInInteractorProtocol {
  private let service: any LogInServiceProtocol
  private(set) var session: LogInSession?
  private let now: () -> Date

  init(service: any LogInServiceProtocol, now: @escaping () -> Date = { Date() }) {
    self.service = service
    self.now = now
  }

  /// Whether the user need not log in again.
  var isLoggedIn: Bool { session?.isValid(at: now()) ?? false }

  func logIn(user: String, password: String) async throws -> LogInEntity {
    session = nil
    let entity = try await answer(user: user, password: password)
    session = LogInSession(user: user, entity: entity, begin: now())
    return entity
  }

  /// The service's answer. A lost connection is retried once; other errors are not.
  private func answer(user: String, password: String) async throws -> LogInEntity {
    do {
      return try await service.logIn(user: user, password: password)
    } catch let error as URLError where error.code == .networkConnectionLost {
      return try await service.logIn(user: user, password: password)
    }
  }
}
