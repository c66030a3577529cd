
  @MainActor
  func testDisplay<<action.id|upperCamel>>_whenThereIsViewModel_showsIt() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>ViewParts()
    parts.view.display<<action.id|upperCamel>>(<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">><<Module>>.<<action.id|upperCamel>>.ViewModel(text: "text")<<elseif action.result>><<Module>>.<<action.id|upperCamel>>.ViewModel(result: <<action.resultSample>>)<<elseif empty-models == "keep">><<Module>>.<<action.id|upperCamel>>.ViewModel()<<end>>)
<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
    XCTAssertEqual(parts.view.<<action.id>>ViewModel?.text, "text")
<<elseif action.result and action.isResultComparable>>
    XCTAssertEqual(parts.view.<<action.id>>ViewModel?.result, <<action.resultSample>>)
<<elseif action.result or empty-models == "keep">>
    XCTAssertNotNil(parts.view.<<action.id>>ViewModel)
<<end>>
<<if not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>
<<for name in next>>
<<if loop.first>>
    XCTAssertEqual(parts.router.show<<name>>CallCount, 1)
<<end>>
<<end>>
<<end>>
  }
