
<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>_whenRequested_presentsResponse() throws {
<<else>>
  @Test func <<action.id>>_whenRequested_presentsResponse() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result and not action.isResultComparable>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
<<if action.parameters>>
    interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.result and action.isResultComparable>>
    #expect(presenter.present<<action.id|upperCamel>>Calls.first?.result == <<action.resultSample>>)
<<end>>
<<if action.result or empty-models == "keep">>
    #expect(presenter.present<<action.id|upperCamel>>Calls.count == 1)
<<else>>
    #expect(presenter.present<<action.id|upperCamel>>CallCount == 1)
<<end>>
  }
