
<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>IsNotStartedTwice() async throws {
<<else>>
  @Test func <<action.id>>IsNotStartedTwice() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
    #expect(service.<<whole.calls>><<if whole.parameters>>.count<<end>> == 1)
<<end>>
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 1)
<<elseif not action.isCall or action.isResultComparable>>
    #expect(router.<<action.id>>Reports == [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(router.<<action.id>>Reports.count == 1)
<<end>>
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func cancelled<<action.id|upperCamel>>DoesNotEndNewerOne() async throws {
<<else>>
  @Test func cancelled<<action.id|upperCamel>>DoesNotEndNewerOne() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let cancelled = view.tasks[.<<action.id>>]
    view.wasDismissed()
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let running = view.tasks[.<<action.id>>]
    await cancelled?.value
    #expect(view.states[.<<action.id>>] == .loading)
    view.wasDismissed()
    await running?.value
    #expect(view.states.isEmpty)
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 0)
<<else>>
    #expect(router.<<action.id>>Reports.isEmpty)
<<end>>
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func releasedViewCancels<<action.id|upperCamel>>() async throws {
<<else>>
  @Test func releasedViewCancels<<action.id|upperCamel>>() async <<if input contains "isMissing">>throws <<end>>{
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>Interactor(service: service)
      let presenter = <<Module>>Presenter(
<<for value in input>>
        <<value.name>>: <<value.testSample>>,
<<end>>
        interactor: interactor,
        router: router
      )
      let view = <<Module>>View<<if ui == "swiftui">>Model<<else>>Controller<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(presenter: presenter)
      view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      task = view.tasks[.<<action.id>>]
    }
    await task?.value
    #expect(task?.isCancelled == true)
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 0)
<<else>>
    #expect(router.<<action.id>>Reports.isEmpty)
<<end>>
  }
