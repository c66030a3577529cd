<<include "Includes/FoundationImport.swift">>
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

  init(service: any <<Module>>ServiceInterface) {
    self.service = service
  }

  func load() async throws {
<<if with contains "entity">>
    let entities = try await service.fetch()
    presenter?.loaded(entities)
<<else>>
    try await service.fetch()
<<end>>
  }
<<end>>
<<for action in actions>>

<<include "Includes/FunctionHead.swift">>
  }
<<end>>
}
