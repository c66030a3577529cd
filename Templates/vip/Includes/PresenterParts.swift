@MainActor
private struct <<Module>>PresenterParts {
  let presenter = <<Module>>Presenter()
  let view = <<Module>>MockView()

  init() {
    presenter.view = view
  }
}
