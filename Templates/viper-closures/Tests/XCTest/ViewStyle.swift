
  @MainActor
  func test<<action.id|upperCamel>>IsNotStartedTwice() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<if action.missing and action.result>>
    parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
    XCTAssertEqual(parts.service.<<whole.calls>><<if whole.parameters>>.count<<end>>, 1)
<<end>>
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 1)
<<elseif not action.isCall or action.isResultComparable>>
    XCTAssertEqual(parts.router.<<action.id>>Reports, [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    XCTAssertEqual(parts.router.<<action.id>>Reports.count, 1)
<<end>>
  }

  @MainActor
  func testCancelled<<action.id|upperCamel>>DoesNotEndNewerOne() async throws {
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
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
    parts.service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let cancelled = parts.view.tasks[.<<action.id>>]
    parts.view.wasDismissed()
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let running = parts.view.tasks[.<<action.id>>]
    await cancelled?.value
    XCTAssertEqual(parts.view.states[.<<action.id>>], .loading)
    parts.view.wasDismissed()
    await running?.value
    XCTAssertTrue(parts.view.states.isEmpty)
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 0)
<<else>>
    XCTAssertTrue(parts.router.<<action.id>>Reports.isEmpty)
<<end>>
  }

  @MainActor
  func testReleasedViewCancels<<action.id|upperCamel>>() async throws {
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
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
    parts.service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>Interactor(service: parts.service)
      let presenter = <<Module>>Presenter(
<<for value in input>>
        <<value.name>>: <<value.testSample>>,
<<end>>
        interactor: interactor,
        router: parts.router
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
    XCTAssertEqual(task?.isCancelled, true)
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 0)
<<else>>
    XCTAssertTrue(parts.router.<<action.id>>Reports.isEmpty)
<<end>>
  }
