/// What the tests work with.
@MainActor
private struct <<Module>>ListControllerParts {
  let controller = <<Module>>ListController()
  let presenter = <<Module>>ListPresentationMock()

  init() {
    controller.presenter = presenter
  }
}
