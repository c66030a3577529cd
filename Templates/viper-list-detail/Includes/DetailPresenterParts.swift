/// What the tests work with.
@MainActor
private struct <<Module>>DetailPresenterParts {
  let presenter: <<Module>>DetailPresenter
  let interactor = <<Module>>DetailInteractionMock()
  let view = <<Module>>DetailDisplayMock()

  init() {
    presenter = <<Module>>DetailPresenter(
      interactor: interactor
    )
    presenter.view = view
  }
}
