
  @MainActor
  func testPresentNext_after<<action.id|upperCamel>>_displaysIt() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.presentNext(after: .<<action.id>><<if action.element>>(<<action.elementSample>>)<<elseif action.result and (action.result != "Bool" or not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>(<<action.resultSample>>)<<end>>)
    XCTAssertEqual(parts.view.displayNextCalls.count, 1)
  }
