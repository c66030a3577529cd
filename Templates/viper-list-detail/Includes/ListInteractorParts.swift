/// What the tests work with.
@MainActor
private struct <<Module>>ListInteractorParts {
  let interactor: <<Module>>ListInteractor
  let networkManager = <<Module>>NetworkManagingMock()
  let output = <<Module>>ListOutputMock()

  init() {
    interactor = <<Module>>ListInteractor(
      networkManager: networkManager
    )
    interactor.output = output
  }
}
