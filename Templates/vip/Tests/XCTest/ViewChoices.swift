<<if next and action.element>>

  @MainActor
  func testChoose<<action.id|upperCamel>>_whenChosen_isForwarded() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.choose<<action.id|upperCamel>>(at: 1)
    XCTAssertEqual(parts.interactor.choose<<action.id|upperCamel>>Calls, [1])
  }
<<elseif next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>

  @MainActor
  func testChoose<<action.id|upperCamel>>_whenCalled_isForwarded() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.choose<<action.id|upperCamel>>()
    XCTAssertEqual(parts.interactor.choose<<action.id|upperCamel>>CallCount, 1)
  }
<<end>>
