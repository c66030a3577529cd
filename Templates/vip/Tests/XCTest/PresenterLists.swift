
  @MainActor
  func testPresent<<action.id|upperCamel>>_whenEmpty_hasNoRows() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.present<<action.id|upperCamel>>(<<Module>>.<<action.id|upperCamel>>.Response(result: []))
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>Calls.first?.rows, [])
  }
<<if action.element and action.parameters and action.hasControls>>

  @MainActor
  func testClear<<action.id|upperCamel>>_whenOthersLoad_clearsView() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.clear<<action.id|upperCamel>>()
    XCTAssertEqual(parts.view.clear<<action.id|upperCamel>>CallCount, 1)
  }
<<end>>
