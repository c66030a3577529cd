/// What the tests work with.
@MainActor
private struct <<Module>>DetailInteractorParts {
  let interactor = <<Module>>DetailInteractor(
    item: <<Module>>ItemSamples.second
  )
  let output = <<Module>>DetailOutputMock()

  init() {
    interactor.output = output
  }
}
