
  @MainActor
  func test<<action.id|upperCamel>>_whenRequested_presentsResponse() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.parameters>>
    parts.interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    parts.interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(
      parts.presenter.present<<action.id|upperCamel>>Calls.first?.result,
      <<action.resultSample>>
    )
<<end>>
<<if action.result or empty-models == "keep">>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>CallCount, 1)
<<end>>
  }
