
<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>_whenAnswered_presentsResponse() async throws {
<<else>>
  @Test func <<action.id>>_whenAnswered_presentsResponse() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    worker.<<action.id>>Result = .success(<<action.resultSample>>)
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
    #expect(presenter.presentLoadingCalls == [.<<action.id>>])
    await interactor.tasks[.<<action.id>>]?.value
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
<<if action.result and action.isResultComparable>>
    #expect(presenter.present<<action.id|upperCamel>>Calls.first?.result == <<action.resultSample>>)
<<end>>
<<if action.result or empty-models == "keep">>
    #expect(presenter.present<<action.id|upperCamel>>Calls.count == 1)
<<else>>
    #expect(presenter.present<<action.id|upperCamel>>CallCount == 1)
<<end>>
    #expect(presenter.presentFailureCalls.isEmpty)
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>_whenFailed_presentsFailure() async throws {
<<else>>
  @Test func <<action.id>>_whenFailed_presentsFailure() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    worker.<<action.id>>Result = .failure(URLError(.timedOut))
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
    await interactor.tasks[.<<action.id>>]?.value
<<if action.result or empty-models == "keep">>
    #expect(presenter.present<<action.id|upperCamel>>Calls.isEmpty)
<<else>>
    #expect(presenter.present<<action.id|upperCamel>>CallCount == 0)
<<end>>
    let error = presenter.presentFailureCalls.first?.error as? URLError
    #expect(error == URLError(.timedOut))
    #expect(presenter.presentFailureCalls.first?.activity == .<<action.id>>)
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>_whenItRuns_isNotStartedAgain() async throws {
<<else>>
  @Test func <<action.id>>_whenItRuns_isNotStartedAgain() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    worker.<<action.id>>Result = .success(<<action.resultSample>>)
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
    await interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
    #expect(worker.<<whole.calls>><<if whole.parameters>>.count<<end>> == 1)
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

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>_whenCancelled_isNotAnswered() async throws {
<<else>>
  @Test func <<action.id>>_whenCancelled_isNotAnswered() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    worker.<<action.id>>Result = .success(<<action.resultSample>>)
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
    let cancelled = interactor.tasks[.<<action.id>>]
    interactor.wasDismissed()
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
    let running = interactor.tasks[.<<action.id>>]
    await cancelled?.value
    await running?.value
    #expect(cancelled?.isCancelled == true)
    #expect(presenter.presentFailureCalls.isEmpty)
<<if action.result and action.isResultComparable>>
    #expect(presenter.present<<action.id|upperCamel>>Calls.first?.result == <<action.resultSample>>)
<<end>>
<<if action.result or empty-models == "keep">>
    #expect(presenter.present<<action.id|upperCamel>>Calls.count == 1)
<<else>>
    #expect(presenter.present<<action.id|upperCamel>>CallCount == 1)
<<end>>
    #expect(interactor.tasks[.<<action.id>>] == nil)
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>_whenReleased_isCancelled() async throws {
<<else>>
  @Test func <<action.id>>_whenReleased_isCancelled() async <<if input contains "isMissing">>throws <<end>>{
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
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>Interactor(
<<for value in input>>
        <<value.name>>: <<value.testSample>>,
<<end>>
        presenter: presenter<<if worker or use-cases contains "isCall" or actions contains "isCall">>,<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
        worker: worker
<<end>>
      )
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
      task = interactor.tasks[.<<action.id>>]
    }
    await task?.value
    #expect(task?.isCancelled == true)
    #expect(presenter.presentFailureCalls.isEmpty)
<<if action.result or empty-models == "keep">>
    #expect(presenter.present<<action.id|upperCamel>>Calls.isEmpty)
<<else>>
    #expect(presenter.present<<action.id|upperCamel>>CallCount == 0)
<<end>>
  }
