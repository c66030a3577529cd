
  @MainActor
  func testPresent<<action.id|upperCamel>>_whenThereIsResponse_displaysViewModel() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>PresenterParts()
    parts.presenter.present<<action.id|upperCamel>>(<<if action.result>><<Module>>.<<action.id|upperCamel>>.Response(result: <<action.resultSample>>)<<elseif empty-models == "keep">><<Module>>.<<action.id|upperCamel>>.Response()<<end>>)
<<if action.result == "String">>
    let text = parts.view.display<<action.id|upperCamel>>Calls.first?.text
    XCTAssertEqual(text, <<action.resultSample>>)
<<elseif action.result == "[String]">>
    let text = parts.view.display<<action.id|upperCamel>>Calls.first?.text
    XCTAssertEqual(text, <<action.resultSample>>.joined(separator: "\n"))
<<elseif action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
    let text = parts.view.display<<action.id|upperCamel>>Calls.first?.text
    XCTAssertEqual(text, <<action.resultSample>>.formatted())
<<end>>
<<if action.result and action.isResultComparable and not (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal")>>
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
