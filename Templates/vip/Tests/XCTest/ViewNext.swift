
  @MainActor
  func testDisplayNext_after<<action.id|upperCamel>>_asksRouter() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.displayNext(after: .<<action.id>><<if action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>(<<action.resultSample>>[0])<<elseif action.result>>(<<action.resultSample>>)<<end>>)
    XCTAssertEqual(parts.router.show<<name>>Calls.count, 1)
  }
