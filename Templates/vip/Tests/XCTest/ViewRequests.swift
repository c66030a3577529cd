
  @MainActor
  func testRequest<<action.id|upperCamel>>_whenCalled_sendsRequest() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<Module>>ViewParts()
    parts.view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if action.parameters or empty-models == "keep">>
    XCTAssertEqual(parts.interactor.<<action.id>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.interactor.<<action.id>>CallCount, 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.interactor.<<action.id>>Calls.first?.<<parameter.reference>>, <<parameter.sample>>)
<<end>>
<<end>>
  }
<<if ui == "swiftui" and screen == "form" and action.hasControls and not action.parameters and action.element>>

  @MainActor
  func testRefresh<<action.id|upperCamel>>_whenItRuns_endsWithIt() async throws {
    let parts = <<Module>>ViewParts()
    let view = parts.view
    view.display(.loading, of: .<<action.id>>)
    Task { view.display(.idle, of: .<<action.id>>) }
    await view.refresh<<action.id|upperCamel>>()
    XCTAssertEqual(view.states[.<<action.id>>], .idle)
<<if empty-models == "keep">>
    XCTAssertEqual(parts.interactor.<<action.id>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.interactor.<<action.id>>CallCount, 1)
<<end>>
  }
<<end>>
