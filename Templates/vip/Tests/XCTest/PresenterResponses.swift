
  @MainActor
  func testPresent<<action.id|upperCamel>>_whenThereIsResponse_displaysViewModel() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>PresenterParts()
    parts.presenter.present<<action.id|upperCamel>>(<<if action.result>><<Module>>.<<action.id|upperCamel>>.Response(result: <<action.resultSample>>)<<elseif empty-models == "keep">><<Module>>.<<action.id|upperCamel>>.Response()<<end>>)
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>Calls.first?.result, <<action.resultSample>>)
<<end>>
<<if action.result or empty-models == "keep">>
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>CallCount, 1)
<<end>>
<<if action.isCall or worker>>
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.idle])
<<end>>
  }
