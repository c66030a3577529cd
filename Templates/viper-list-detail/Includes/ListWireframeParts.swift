/// What the tests work with.
@MainActor
private struct <<Module>>ListWireframeParts {
  let controller: <<Module>>ListController
  let networkManager = <<Module>>NetworkManagingMock()

  init() {
    controller = <<Module>>ListWireframe.assemble(
      networkManager: networkManager
    )
  }
}
