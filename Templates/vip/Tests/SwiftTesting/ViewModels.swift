
<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func display<<action.id|upperCamel>>_whenThereIsViewModel_showsIt() throws {
<<else>>
  @Test func display<<action.id|upperCamel>>_whenThereIsViewModel_showsIt() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    view.display<<action.id|upperCamel>>(<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">><<Module>>.<<action.id|upperCamel>>.ViewModel(text: "text")<<elseif action.result>><<Module>>.<<action.id|upperCamel>>.ViewModel(result: <<action.resultSample>>)<<elseif empty-models == "keep">><<Module>>.<<action.id|upperCamel>>.ViewModel()<<end>>)
<<if action.result == "String" or action.result == "[String]" or action.result == "Int" or action.result == "Double" or action.result == "Decimal">>
    #expect(view.<<action.id>>ViewModel?.text == "text")
<<elseif action.result and action.isResultComparable>>
    #expect(view.<<action.id>>ViewModel?.result == <<action.resultSample>>)
<<elseif action.result or empty-models == "keep">>
    #expect(view.<<action.id>>ViewModel != nil)
<<end>>
<<if not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>
<<for name in next>>
<<if loop.first>>
    #expect(router.show<<name>>CallCount == 1)
<<end>>
<<end>>
<<end>>
  }
