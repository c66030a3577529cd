/// What the tests work with.
@MainActor
private struct <<Module>>ListPresenterParts {
  let presenter: <<Module>>ListPresenter
  let interactor = <<Module>>ListInteractionMock()
  let wireframe = <<Module>>ListRoutingMock()
  let view = <<Module>>ListDisplayMock()

  init() {
    presenter = <<Module>>ListPresenter(
      interactor: interactor,
      wireframe: wireframe
    )
    presenter.view = view
  }
}
