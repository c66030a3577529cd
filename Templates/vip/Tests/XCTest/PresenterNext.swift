
  @MainActor
  func testPresentNext_after<<action.id|upperCamel>>_displaysIt() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.presentNext(after: .<<action.id>><<if action.element>>(<<action.elementSample>>)<<elseif action.result>>(<<action.resultSample>>)<<end>>)
    XCTAssertEqual(parts.view.displayNextCalls.count, 1)
  }
