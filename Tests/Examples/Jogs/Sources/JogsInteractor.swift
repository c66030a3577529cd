import Foundation

/// Works on the module's data and knows nothing of its display.
@MainActor
final class JogsInteractor:
  JogsPresenterToInteractorInterface
{
  weak var presenter: (any JogsInteractorToPresenterInterface)?
  private let service: any JogsServiceInterface
  private var jogs: [JogsEntity] = []

  init(service: any JogsServiceInterface) {
    self.service = service
  }

  func load() async throws {
    let entities = try await service.fetch()
    jogs = entities.sorted { $0.date > $1.date }
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
