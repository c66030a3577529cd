/// What the tests work with.
@MainActor
private struct <<Module>>ListWireframeParts {
  let networkManager = <<Module>>NetworkManagingMock()
}
