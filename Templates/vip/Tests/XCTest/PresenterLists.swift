
  @MainActor
  func testPresent<<action.id|upperCamel>>_whenThereIsNothing_saysSo() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.present<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.Response(result: []))
    let text = parts.view.display<<action.id|upperCamel>>Calls.first?.text
    XCTAssertEqual(text, <<Module>>Texts.<<action.id>>Empty)
  }
