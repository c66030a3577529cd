
<<if action.missing and action.result>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func present<<action.id|upperCamel>>_whenAnswered_displaysIt() throws {
<<else>>
  @Test func present<<action.id|upperCamel>>_whenAnswered_displaysIt() {
<<end>>
<<if action.result>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
<<end>>
    presenter.present<<action.id|upperCamel>>(
      <<if action.result>>.init(result: <<action.resultSample>>)<<elseif empty-models == "keep">>.init()<<end>>
    )
<<if action.isResultShown>>
    let shown = view.display<<action.id|upperCamel>>Calls.first
<<end>>
<<if action.result == "[String]">>
    #expect(shown?.rows.map(\.text) == <<action.resultSample>>)
<<elseif action.result == "[Int]" or action.result == "[Double]" or action.result == "[Decimal]">>
    #expect(shown?.rows.map(\.text) == <<action.resultSample>>.map { $0.formatted() })
<<elseif action.element>>
    #expect(shown?.rows.count == 1)
    #expect(shown?.rows.contains { $0.text.isEmpty } == false)
<<if action.elementID or action.isElementIdentifiable>>
    #expect(shown?.rows.map(\.id) == <<action.resultSample>>.map<<if action.elementID>>(\.id)<<else>> { "\($0.id)" }<<end>>)
<<end>>
<<# A title is compared where one type or two are the app's own: among more, the element of an array cannot be told. #>>
<<for own in OwnTypes>>
<<if loop.first and loop.last>>
<<if own.title and action.result contains own.type and not (action.result contains "[[")>>
    #expect(shown?.rows.map(\.text) == <<action.resultSample>>.map(\.<<own.title>>))
<<end>>
<<elseif loop.first>>
<<for other in OwnTypes>>
<<if loop.last and loop.index == 2 and own.title and action.result contains own.type and not (action.result contains "[[") and not (other.type contains own.type and action.result contains other.type)>>
    #expect(shown?.rows.map(\.text) == <<action.resultSample>>.map(\.<<own.title>>))
<<end>>
<<end>>
<<elseif loop.last and loop.index == 2>>
<<for other in OwnTypes>>
<<if loop.first and own.title and action.result contains own.type and not (action.result contains "[[") and not (other.type contains own.type and action.result contains other.type)>>
    #expect(shown?.rows.map(\.text) == <<action.resultSample>>.map(\.<<own.title>>))
<<end>>
<<end>>
<<end>>
<<end>>
<<elseif action.result == "String">>
    #expect(shown?.text == <<action.resultSample>>)
<<elseif action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
    #expect(shown?.text == <<action.resultSample>>.formatted())
<<elseif action.isResultShown>>
<<if action.isResultOpaque>>
    #expect(shown?.text == <<Module>>Texts.<<action.id>>Result(<<action.resultSample>>))
<<if action.result == "Bool">>
    #expect(shown?.text != <<Module>>Texts.<<action.id>>Result(false))
<<end>>
<<else>>
    #expect(shown?.text.isEmpty == false)
<<end>>
<<for own in OwnTypes>>
<<if own.title and action.result == own.type>>
    #expect(shown?.text == <<action.resultSample>>.<<own.title>>)
<<end>>
<<end>>
<<end>>
<<if action.isResultShown or empty-models == "keep">>
    #expect(view.display<<action.id|upperCamel>>Calls.count == 1)
<<else>>
    #expect(view.display<<action.id|upperCamel>>CallCount == 1)
<<end>>
<<if action.isCall or worker>>
    #expect(view.states(of: .<<action.id>>) == [.succeeded])
<<end>>
<<if next>>
    #expect(view.displayNextCalls.count == <<if action.leadsOnAmongLists and not action.element and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>1<<else>>0<<end>>)
<<end>>
  }
<<if action.isVerdict>>

<<if next-on-failure>>
  @Test func present<<action.id|upperCamel>>_whenRefused_leadsOn() {
<<else>>
  @Test func present<<action.id|upperCamel>>_whenRefused_showsMessage() {
<<end>>
    presenter.present<<action.id|upperCamel>>(.init(result: false))
<<if empty-models == "keep">>
    #expect(view.display<<action.id|upperCamel>>Calls.isEmpty)
<<else>>
    #expect(view.display<<action.id|upperCamel>>CallCount == 0)
<<end>>
<<if next-on-failure>>
    #expect(view.states(of: .<<action.id>>) == [.idle])
    let shown = view.displayFailureCalls.first as? <<Module>>Refusal
    #expect(shown == .<<action.id>>)
<<else>>
    let refused = <<Module>>State.failed(message: <<Module>>Texts.<<action.id>>Refused)
    #expect(view.states(of: .<<action.id>>) == [refused])
<<end>>
<<if next>>
    #expect(view.displayNextCalls.isEmpty)
<<end>>
  }
<<end>>
