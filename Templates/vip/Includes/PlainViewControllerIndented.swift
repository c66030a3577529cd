  @MainActor
  <<if access != "internal">><<access>> <<end>>final class <<Module>>ViewController {
    let interactor: any <<Module>>InteractorProtocol
    let router: any <<Module>>RouterProtocol
    private(set) var title: String?
<<include "Includes/ShownViewModelsIndented.swift">>

    init(
      interactor: any <<Module>>InteractorProtocol,
      router: any <<Module>>RouterProtocol
    ) {
      self.interactor = interactor
      self.router = router
    }
  }
