
  @MainActor
  func test<<action.id|upperCamel>>_whenAnswered_reachesView() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
<<if action.missing and action.result>>
    parts.worker.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if ui == "none">>
    let view = parts.screen
<<elseif navigation == "swiftui">>
    let view = parts.screen.model
<<elseif ui == "swiftui">>
    let controller = try XCTUnwrap(parts.screen as? <<Module>>ViewController)
    let view = controller.model
<<else>>
    let view = try XCTUnwrap(parts.screen as? <<Module>>ViewController)
<<end>>
    let interactor = try XCTUnwrap(view.interactor as? <<Module>>Interactor)
    view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    XCTAssertEqual(view.states[.<<action.id>>], .loading)
    await interactor.tasks[.<<action.id>>]?.value
    XCTAssertEqual(view.states[.<<action.id>>], .succeeded)
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
<<if action.resultSample and action.element>>
    XCTAssertEqual(view.<<action.id>>ViewModel?.rows.count, 1)
<<elseif action.result == "String">>
    XCTAssertEqual(view.<<action.id>>ViewModel?.text, <<action.resultSample>>)
<<elseif action.isResultShown>>
    XCTAssertNotNil(view.<<action.id>>ViewModel)
<<else>>
    XCTAssertEqual(view.states[.<<action.id>>], .succeeded)
<<end>>
  }

  @MainActor
  func test<<action.id|upperCamel>>_whenFailed_canBeTriedAgain() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
<<if action.missing and action.result>>
    parts.worker.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    let answer = parts.worker.<<action.id>>Result
    parts.worker.<<action.id>>Result = .failure(URLError(.timedOut))
<<if ui == "none">>
    let view = parts.screen
<<elseif navigation == "swiftui">>
    let view = parts.screen.model
<<elseif ui == "swiftui">>
    let controller = try XCTUnwrap(parts.screen as? <<Module>>ViewController)
    let view = controller.model
<<else>>
    let view = try XCTUnwrap(parts.screen as? <<Module>>ViewController)
<<end>>
    let interactor = try XCTUnwrap(view.interactor as? <<Module>>Interactor)
    view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
<<if next-on-failure and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>
    XCTAssertEqual(view.states[.<<action.id>>], .idle)
<<else>>
    XCTAssertEqual(view.states[.<<action.id>>]?.message, URLError(.timedOut).localizedDescription)
<<end>>
    parts.worker.<<action.id>>Result = answer
    view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    XCTAssertEqual(view.states[.<<action.id>>], .succeeded)
  }
<<if action.isVerdict>>

  @MainActor
  func test<<action.id|upperCamel>>_whenRefused_canBeTriedAgain() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
    parts.worker.<<action.id>>Result = .success(false)
<<if ui == "none">>
    let view = parts.screen
<<elseif navigation == "swiftui">>
    let view = parts.screen.model
<<elseif ui == "swiftui">>
    let controller = try XCTUnwrap(parts.screen as? <<Module>>ViewController)
    let view = controller.model
<<else>>
    let view = try XCTUnwrap(parts.screen as? <<Module>>ViewController)
<<end>>
    let interactor = try XCTUnwrap(view.interactor as? <<Module>>Interactor)
    view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
<<if next-on-failure>>
    XCTAssertEqual(view.states[.<<action.id>>], .idle)
<<else>>
    XCTAssertEqual(view.states[.<<action.id>>]?.message, <<Module>>Texts.<<action.id>>Refused)
<<end>>
    parts.worker.<<action.id>>Result = .success(true)
    view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    XCTAssertEqual(view.states[.<<action.id>>], .succeeded)
  }
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>_whenDismissed_isCancelled() async throws {
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
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
    parts.worker.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
<<if ui == "none">>
    let view = parts.screen
<<elseif navigation == "swiftui">>
    let view = parts.screen.model
<<elseif ui == "swiftui">>
    let controller = try XCTUnwrap(parts.screen as? <<Module>>ViewController)
    let view = controller.model
<<else>>
    let view = try XCTUnwrap(parts.screen as? <<Module>>ViewController)
<<end>>
    let interactor = try XCTUnwrap(view.interactor as? <<Module>>Interactor)
    view.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let task = interactor.tasks[.<<action.id>>]
    view.wasDismissed()
    await task?.value
    XCTAssertEqual(task?.isCancelled, true)
    XCTAssertEqual(view.states[.<<action.id>>], .idle)
    XCTAssertEqual(parts.delegate.didDismissCallCount, 1)
  }
