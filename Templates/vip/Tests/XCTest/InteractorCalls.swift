
  @MainActor
  func test<<action.id|upperCamel>>_whenAnswered_presentsResponse() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
    parts.worker.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if action.parameters>>
    parts.interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    parts.interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
    XCTAssertEqual(parts.presenter.presentLoadingCalls, [.<<action.id>>])
    await parts.interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
<<if not whole.parameters>>
    XCTAssertEqual(parts.worker.<<whole.calls>>, 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.worker.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
    XCTAssertEqual(parts.worker.<<whole.calls>>.count, 1)
<<end>>
<<end>>
<<end>>
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(
      parts.presenter.present<<action.id|upperCamel>>Calls.first?.result,
      <<action.resultSample>>
    )
<<end>>
<<if action.result or empty-models == "keep">>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>CallCount, 1)
<<end>>
    XCTAssertTrue(parts.presenter.presentFailureCalls.isEmpty)
  }

  @MainActor
  func test<<action.id|upperCamel>>_whenFailed_presentsFailure() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.worker.<<action.id>>Result = .failure(URLError(.timedOut))
<<if action.parameters>>
    parts.interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    parts.interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
    await parts.interactor.tasks[.<<action.id>>]?.value
<<if action.result or empty-models == "keep">>
    XCTAssertTrue(parts.presenter.present<<action.id|upperCamel>>Calls.isEmpty)
<<else>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>CallCount, 0)
<<end>>
    let error = parts.presenter.presentFailureCalls.first?.error as? URLError
    XCTAssertEqual(error, URLError(.timedOut))
    XCTAssertEqual(parts.presenter.presentFailureCalls.first?.activity, .<<action.id>>)
  }

  @MainActor
  func test<<action.id|upperCamel>>_whenItRuns_isNotStartedAgain() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
    parts.worker.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if action.parameters>>
    parts.interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    parts.interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.parameters>>
    parts.interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    parts.interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
    await parts.interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
    XCTAssertEqual(parts.worker.<<whole.calls>><<if whole.parameters>>.count<<end>>, 1)
<<end>>
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(
      parts.presenter.present<<action.id|upperCamel>>Calls.first?.result,
      <<action.resultSample>>
    )
<<end>>
<<if action.result or empty-models == "keep">>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>CallCount, 1)
<<end>>
  }

  @MainActor
  func test<<action.id|upperCamel>>_whenCancelled_isNotAnswered() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
    parts.worker.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if action.parameters>>
    parts.interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    parts.interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
    let cancelled = parts.interactor.tasks[.<<action.id>>]
    parts.interactor.wasDismissed()
<<if action.parameters>>
    parts.interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    parts.interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
    let running = parts.interactor.tasks[.<<action.id>>]
    await cancelled?.value
    await running?.value
    XCTAssertEqual(cancelled?.isCancelled, true)
    XCTAssertTrue(parts.presenter.presentFailureCalls.isEmpty)
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(
      parts.presenter.present<<action.id|upperCamel>>Calls.first?.result,
      <<action.resultSample>>
    )
<<end>>
<<if action.result or empty-models == "keep">>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>CallCount, 1)
<<end>>
    XCTAssertNil(parts.interactor.tasks[.<<action.id>>])
  }

  @MainActor
  func test<<action.id|upperCamel>>_whenReleased_isCancelled() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.worker.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>Interactor(
<<for value in input>>
        <<value.name>>: <<value.testSample>>,
<<end>>
        presenter: parts.presenter<<if worker or use-cases contains "isCall" or actions contains "isCall">>,<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
        worker: parts.worker
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
    XCTAssertEqual(task?.isCancelled, true)
    XCTAssertTrue(parts.presenter.presentFailureCalls.isEmpty)
<<if action.result or empty-models == "keep">>
    XCTAssertTrue(parts.presenter.present<<action.id|upperCamel>>Calls.isEmpty)
<<else>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>CallCount, 0)
<<end>>
  }
