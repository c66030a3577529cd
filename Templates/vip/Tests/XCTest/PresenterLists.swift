
  @MainActor
  func testPresent<<action.id|upperCamel>>_whenThereIsNothing_hasNoRows() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.present<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.Response(result: []))
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>Calls.first?.rows, [])
  }
