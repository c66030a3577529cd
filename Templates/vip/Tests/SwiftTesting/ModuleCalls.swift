
<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>_whenAnswered_reachesView() async throws {
<<else>>
  @Test func <<action.id>>_whenAnswered_reachesView() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    worker.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if ui == "none">>
    let view = screen
<<elseif navigation == "swiftui">>
    let view = screen.model
<<elseif ui == "swiftui">>
    let controller = try #require(screen as? <<Module>>ViewController)
    let view = controller.model
<<else>>
    let view = try #require(screen as? <<Module>>ViewController)
<<end>>
    let interactor = try #require(view.interactor as? <<Module>>Interactor)
    view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(view.states[.<<action.id>>] == .loading)
    await interactor.tasks[.<<action.id>>]?.value
    #expect(view.states[.<<action.id>>] == .succeeded)
<<for whole in action.whole>>
<<if not whole.parameters>>
    #expect(worker.<<whole.calls>> == 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    #expect(worker.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
    #expect(worker.<<whole.calls>>.count == 1)
<<end>>
<<end>>
<<end>>
<<if action.resultSample and action.element>>
    #expect(view.<<action.id>>ViewModel?.rows.count == 1)
<<elseif action.result == "String">>
    #expect(view.<<action.id>>ViewModel?.text == <<action.resultSample>>)
<<elseif action.isResultShown>>
    #expect(view.<<action.id>>ViewModel != nil)
<<else>>
    #expect(view.states[.<<action.id>>] == .succeeded)
<<end>>
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>_whenFailed_canBeTriedAgain() async throws {
<<else>>
  @Test func <<action.id>>_whenFailed_canBeTriedAgain() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    worker.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    let answer = worker.<<action.id>>Result
    worker.<<action.id>>Result = .failure(URLError(.timedOut))
<<if ui == "none">>
    let view = screen
<<elseif navigation == "swiftui">>
    let view = screen.model
<<elseif ui == "swiftui">>
    let controller = try #require(screen as? <<Module>>ViewController)
    let view = controller.model
<<else>>
    let view = try #require(screen as? <<Module>>ViewController)
<<end>>
    let interactor = try #require(view.interactor as? <<Module>>Interactor)
    view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
<<if next-on-failure and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>
    #expect(view.states[.<<action.id>>] == .idle)
<<else>>
    #expect(view.states[.<<action.id>>]?.message == URLError(.timedOut).localizedDescription)
<<end>>
    worker.<<action.id>>Result = answer
    view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    #expect(view.states[.<<action.id>>] == .succeeded)
  }
<<if action.isVerdict>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>_whenRefused_canBeTriedAgain() async throws {
<<else>>
  @Test func <<action.id>>_whenRefused_canBeTriedAgain() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    worker.<<action.id>>Result = .success(false)
<<if ui == "none">>
    let view = screen
<<elseif navigation == "swiftui">>
    let view = screen.model
<<elseif ui == "swiftui">>
    let controller = try #require(screen as? <<Module>>ViewController)
    let view = controller.model
<<else>>
    let view = try #require(screen as? <<Module>>ViewController)
<<end>>
    let interactor = try #require(view.interactor as? <<Module>>Interactor)
    view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
<<if next-on-failure>>
    #expect(view.states[.<<action.id>>] == .idle)
<<else>>
    #expect(view.states[.<<action.id>>]?.message == <<Module>>Texts.<<action.id>>Refused)
<<end>>
    worker.<<action.id>>Result = .success(true)
    view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    #expect(view.states[.<<action.id>>] == .succeeded)
  }
<<end>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>_whenDismissed_isCancelled() async throws {
<<else>>
  @Test func <<action.id>>_whenDismissed_isCancelled() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    worker.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
<<if ui == "none">>
    let view = screen
<<elseif navigation == "swiftui">>
    let view = screen.model
<<elseif ui == "swiftui">>
    let controller = try #require(screen as? <<Module>>ViewController)
    let view = controller.model
<<else>>
    let view = try #require(screen as? <<Module>>ViewController)
<<end>>
    let interactor = try #require(view.interactor as? <<Module>>Interactor)
    view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let task = interactor.tasks[.<<action.id>>]
    view.wasDismissed()
    await task?.value
    #expect(task?.isCancelled == true)
    #expect(view.states[.<<action.id>>] == .idle)
    #expect(delegate.didDismissCallCount == 1)
  }
