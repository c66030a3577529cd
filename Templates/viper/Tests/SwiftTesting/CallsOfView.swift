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
    let view = <<Module>>NavigationInterfaceMock()
    let wireframe = <<Module>>Wireframe(
<<if presents>>
      dependencies: dependencies,
<<end>>
      interactor: wireframe.interactor,
      presenter: wireframe.presenter,
      view: view
    )
    <<action.prefix>>wireframe.<<action.name>>(
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
