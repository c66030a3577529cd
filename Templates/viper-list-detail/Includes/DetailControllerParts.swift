/// What the tests work with.
@MainActor
private struct <<Module>>DetailControllerParts {
  let controller = <<Module>>DetailController()
  let presenter = <<Module>>DetailPresentationMock()

  init() {
    controller.presenter = presenter
  }
}
