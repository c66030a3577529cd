
  @MainActor
  func testPresentNext_after<<action.id|upperCamel>>_displaysIt() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.presentNext(after: .<<action.id>><<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>(<<action.resultSample>>[0])<<elseif action.result>>(<<action.resultSample>>)<<end>>)
    XCTAssertEqual(parts.view.displayNextCalls.count, 1)
  }
