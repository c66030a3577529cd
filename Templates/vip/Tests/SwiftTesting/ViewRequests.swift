
<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func request<<action.id|upperCamel>>_whenCalled_sendsRequest() throws {
<<else>>
  @Test func request<<action.id|upperCamel>>_whenCalled_sendsRequest() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if action.parameters or empty-models == "keep">>
    #expect(interactor.<<action.id>>Calls.count == 1)
<<else>>
    #expect(interactor.<<action.id>>CallCount == 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    #expect(interactor.<<action.id>>Calls.first?.<<parameter.reference>> == <<parameter.sample>>)
<<end>>
<<end>>
  }
<<if ui == "swiftui" and screen == "form" and action.hasControls and not action.parameters and action.element>>

<<if HasObservation>>
  @Test(.timeLimit(.minutes(1)))
  func refresh<<action.id|upperCamel>>_whenItRuns_endsWithIt() async {
<<else>>
  @Test func refresh<<action.id|upperCamel>>_whenItRuns_endsWithIt() async {
<<end>>
    let view = view
    view.display(.loading, of: .<<action.id>>)
    Task { view.display(.idle, of: .<<action.id>>) }
    await view.refresh<<action.id|upperCamel>>()
    #expect(view.states[.<<action.id>>] == .idle)
<<if empty-models == "keep">>
    #expect(interactor.<<action.id>>Calls.count == 1)
<<else>>
    #expect(interactor.<<action.id>>CallCount == 1)
<<end>>
  }
<<end>>
