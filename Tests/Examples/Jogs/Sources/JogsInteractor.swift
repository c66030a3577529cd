import Foundation

/// Asks the service and owns the running calls: they end with the interactor.
@MainActor
final class JogsInteractor: JogsPresenterToInteractorInterface {
  weak var presenter: (any JogsInteractorToPresenterInterface)?
  private let service: any JogsServiceInterface
  private(set) var tasks: [JogsActivity: Task<Void, Never>] = [:]
  private var jogs: [JogsEntity] = []

  init(service: any JogsServiceInterface) {
    self.service = service
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }

  func load() {
    tasks.removeValue(forKey: .load)?.cancel()
    start(.load) { [service] in
      try await service.fetch().sorted { $0.date > $1.date }
    } succeeded: { [weak self] presenter, entities in
      self?.jogs = entities
      presenter.loaded(entities)
    } failed: { presenter, error in
      presenter.loadFailed(error)
    }
  }

  func filter(from start: Date, through end: Date) {
    // The order in which the user picks the two days does not matter.
    let days = min(start, end)...max(start, end)
    presenter?.loaded(jogs.filter { days.contains($0.date) })
  }

  func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks.removeAll()
  }

  /// Runs a call and answers it, unless it was cancelled: then a newer one may be running.
  private func start<Answer: Sendable>(
    _ activity: JogsActivity,
    _ call: @escaping @Sendable () async throws -> Answer,
    succeeded: @escaping (any JogsInteractorToPresenterInterface, Answer) -> Void,
    failed: @escaping (any JogsInteractorToPresenterInterface, any Error) -> Void
  ) {
    guard tasks[activity] == nil else { return }
    tasks[activity] = Task { [weak self] in
      do {
        let answer = try await call()
        guard let presenter = self?.end(activity) else { return }
        succeeded(presenter, answer)
      } catch {
        guard let presenter = self?.end(activity) else { return }
        failed(presenter, error)
      }
    }
  }

  /// Ends the running task, and returns the presenter if it was not cancelled.
  private func end(_ activity: JogsActivity) -> (any JogsInteractorToPresenterInterface)? {
    guard !Task.isCancelled else { return nil }
    tasks[activity] = nil
    return presenter
  }
}
