<<for call in action.forwards>>
<<if action.isTestable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>Calls<<call.id|upperCamel>>()<<if action.isAsync>> async<<end>> throws {
<<else>>
  @Test func <<action.id>>Calls<<call.id|upperCamel>>()<<if action.isAsync>> async<<end>><<if action.isThrowing>> throws<<end>> {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    <<action.prefix>><<if call.option contains "presenter-to-">>presenter<<else>>interactor<<end>>.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if not call.arguments>>
    #expect(<<call.receiver>>.<<call.calls>> == 1)
<<end>>
<<for argument in call.arguments>>
<<if argument.isComparable>>
    #expect(
      <<call.receiver>>.<<argument.recorded>> == <<argument.sample>>
    )
<<elseif loop.first>>
    #expect(<<call.receiver>>.<<call.calls>>.count == 1)
<<end>>
<<end>>
  }
<<end>>
<<end>>
