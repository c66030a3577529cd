<<if protocols == "inline">>
<<include "Protocols/InteractorToPresenterInterface.swift">>

<<if with contains "service">>
<<include "Protocols/ServiceInterface.swift">>

<<end>>
<<end>>
/// Works on the module's data and knows nothing of its display.
@MainActor
final class <<Module>>Interactor:
  <<Module>>PresenterToInteractorInterface
{
  weak var presenter: (any <<Module>>InteractorToPresenterInterface)?
<<if with contains "service">>
  private let service: any <<Module>>ServiceInterface
<<end>>
<<for value in input>>
  let <<value.reference>>: <<value.valueType>>
<<end>>
<<if with contains "service">>
  private(set) var loading: Task<Void, Never>?
<<end>>
<<if with contains "service" and not input>>

  init(service: any <<Module>>ServiceInterface) {
    self.service = service
  }
<<elseif input>>

  init(
<<if with contains "service">>
    service: any <<Module>>ServiceInterface,
<<end>>
<<for value in input>>
    <<value.declaration>><<if not loop.last>>,<<end>>
<<end>>
  ) {
<<if with contains "service">>
    self.service = service
<<end>>
<<for value in input>>
    self.<<value.reference>> = <<value.reference>>
<<end>>
  }
<<end>>
<<if with contains "service">>

  deinit {
    loading?.cancel()
  }

  func load() {
    loading?.cancel()
    loading = Task { [weak self, service] in
      do {
<<if with contains "entity" or with contains "view-object">>
        let entities = try await service.fetch()
        try Task.checkCancellation()
        self?.presenter?.loaded(entities)
<<else>>
        try await service.fetch()
        try Task.checkCancellation()
        self?.presenter?.loaded()
<<end>>
      } catch {
        guard !Task.isCancelled else { return }
        self?.presenter?.loadFailed(error)
      }
    }
  }
<<end>>
<<for action in actions>>

<<include "Includes/Head.swift">>
  }
<<end>>
<<for action in presenter-to-interactor>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
}
