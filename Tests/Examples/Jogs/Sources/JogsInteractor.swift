import Foundation

/// Works on the module's data and knows nothing of its display.
@MainActor
final class JogsInteractor:
  JogsPresenterToInteractorInterface
{
  weak var presenter: (any JogsInteractorToPresenterInterface)?
  private let service: any JogsServiceInterface
  private(set) var loading: Task<Void, Never>?
  private var jogs: [JogsEntity] = []

  init(service: any JogsServiceInterface) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  func load() {
    loading?.cancel()
    loading = Task { [weak self, service] in
      do {
        let entities = try await service.fetch()
        try Task.checkCancellation()
        self?.keep(entities.sorted { $0.date > $1.date })
      } catch {
        guard !Task.isCancelled else { return }
        self?.presenter?.loadFailed(error)
      }
    }
  }

  private func keep(_ jogs: [JogsEntity]) {
    self.jogs = jogs
    presenter?.loaded(jogs)
  }

  func filter(
    from start: Date,
    through end: Date
  ) {
    // The order in which the user picks the two days does not matter.
    let days = min(start, end)...max(start, end)
    presenter?.loaded(jogs.filter { days.contains($0.date) })
  }
}
