
<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func present<<action.id|upperCamel>>_whenThereIsResponse_displaysViewModel() throws {
<<else>>
  @Test func present<<action.id|upperCamel>>_whenThereIsResponse_displaysViewModel() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    presenter.present<<action.id|upperCamel>>(<<if action.result>><<Module>>.<<action.id|upperCamel>>.Response(result: <<action.resultSample>>)<<elseif empty-models == "keep">><<Module>>.<<action.id|upperCamel>>.Response()<<end>>)
<<if action.result == "String">>
    let text = view.display<<action.id|upperCamel>>Calls.first?.text
    #expect(text == <<action.resultSample>>)
<<elseif action.result == "[String]">>
    let text = view.display<<action.id|upperCamel>>Calls.first?.text
    #expect(text == <<action.resultSample>>.joined(separator: "\n"))
<<elseif action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
    let text = view.display<<action.id|upperCamel>>Calls.first?.text
    #expect(text == <<action.resultSample>>.formatted())
<<end>>
<<if action.result and action.isResultComparable and not (action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal")>>
    #expect(view.display<<action.id|upperCamel>>Calls.first?.result == <<action.resultSample>>)
<<end>>
<<if action.result or empty-models == "keep">>
    #expect(view.display<<action.id|upperCamel>>Calls.count == 1)
<<else>>
    #expect(view.display<<action.id|upperCamel>>CallCount == 1)
<<end>>
<<if action.isCall or worker>>
    #expect(view.states(of: .<<action.id>>) == [.idle])
<<end>>
  }
