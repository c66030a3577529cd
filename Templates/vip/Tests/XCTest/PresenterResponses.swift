
  @MainActor
  func testPresent<<action.id|upperCamel>>_whenAnswered_displaysIt() async throws {
<<if action.result>>
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
<<end>>
    let parts = <<Module>>PresenterParts()
    parts.presenter.present<<action.id|upperCamel>>(
      <<if action.result>>.init(result: <<action.resultSample>>)<<elseif empty-models == "keep">>.init()<<end>>
    )
<<if action.isResultShown>>
    let shown = parts.view.display<<action.id|upperCamel>>Calls.first
<<end>>
<<if action.result == "[String]">>
    XCTAssertEqual(shown?.rows.map(\.text), <<action.resultSample>>)
<<elseif action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]">>
    XCTAssertEqual(shown?.rows.map(\.text), <<action.resultSample>>.map { $0.formatted() })
<<elseif action.element>>
    XCTAssertEqual(shown?.rows.count, 1)
    XCTAssertEqual(shown?.rows.contains { $0.text.isEmpty }, false)
<<if action.elementID or action.isElementIdentifiable>>
    XCTAssertEqual(shown?.rows.map(\.id), <<action.resultSample>>.map<<if action.elementID>>(\.id)<<else>> { "\($0.id)" }<<end>>)
<<end>>
<<# A title is compared where one type or two are the app's own: among more, the element of an array cannot be told. #>>
<<for own in OwnTypes>>
<<if loop.first and loop.last>>
<<if own.title and action.result contains own.type and not (action.result contains "[[")>>
    XCTAssertEqual(shown?.rows.map(\.text), <<action.resultSample>>.map(\.<<own.title>>))
<<end>>
<<elseif loop.first>>
<<for other in OwnTypes>>
<<if loop.last and loop.index == 2 and own.title and action.result contains own.type and not (action.result contains "[[") and not (other.type contains own.type and action.result contains other.type)>>
    XCTAssertEqual(shown?.rows.map(\.text), <<action.resultSample>>.map(\.<<own.title>>))
<<end>>
<<end>>
<<elseif loop.last and loop.index == 2>>
<<for other in OwnTypes>>
<<if loop.first and own.title and action.result contains own.type and not (action.result contains "[[") and not (other.type contains own.type and action.result contains other.type)>>
    XCTAssertEqual(shown?.rows.map(\.text), <<action.resultSample>>.map(\.<<own.title>>))
<<end>>
<<end>>
<<end>>
<<end>>
<<elseif action.result == "String">>
    XCTAssertEqual(shown?.text, <<action.resultSample>>)
<<elseif action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
    XCTAssertEqual(shown?.text, <<action.resultSample>>.formatted())
<<elseif action.isResultShown>>
<<if action.isResultOpaque>>
    XCTAssertEqual(shown?.text, <<Module>>Texts.<<action.id>>Result(<<action.resultSample>>))
<<if action.result == "Bool">>
    XCTAssertNotEqual(shown?.text, <<Module>>Texts.<<action.id>>Result(false))
<<end>>
<<else>>
    XCTAssertEqual(shown?.text.isEmpty, false)
<<end>>
<<for own in OwnTypes>>
<<if own.title and action.result == own.type>>
    XCTAssertEqual(shown?.text, <<action.resultSample>>.<<own.title>>)
<<end>>
<<end>>
<<end>>
<<if action.isResultShown or empty-models == "keep">>
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>CallCount, 1)
<<end>>
<<if action.isCall or worker>>
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.succeeded])
<<end>>
<<if next>>
    XCTAssertEqual(parts.view.displayNextCalls.count, <<if action.leadsOnAmongLists and not action.element and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>1<<else>>0<<end>>)
<<end>>
  }
<<if action.isVerdict>>

<<if next-on-failure>>
  @MainActor
  func testPresent<<action.id|upperCamel>>_whenRefused_leadsOn() async throws {
<<else>>
  @MainActor
  func testPresent<<action.id|upperCamel>>_whenRefused_showsMessage() async throws {
<<end>>
    let parts = <<Module>>PresenterParts()
    parts.presenter.present<<action.id|upperCamel>>(.init(result: false))
<<if empty-models == "keep">>
    XCTAssertTrue(parts.view.display<<action.id|upperCamel>>Calls.isEmpty)
<<else>>
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>CallCount, 0)
<<end>>
<<if next-on-failure>>
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [.idle])
    let shown = parts.view.displayFailureCalls.first as? <<Module>>Refusal
    XCTAssertEqual(shown, .<<action.id>>)
<<else>>
    let refused = <<Module>>State.failed(message: <<Module>>Texts.<<action.id>>Refused)
    XCTAssertEqual(parts.view.states(of: .<<action.id>>), [refused])
<<end>>
<<if next>>
    XCTAssertTrue(parts.view.displayNextCalls.isEmpty)
<<end>>
  }
<<end>>
