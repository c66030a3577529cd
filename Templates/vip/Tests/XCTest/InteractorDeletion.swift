<<for deletion in load.rowDeletions>>
<<if deletion.id == action.id and load.isTestable and not load.missing and load.resultSample>>

  @MainActor
  func test<<action.id|upperCamel>>_whenLoadFails_removesRowOf<<load.id|upperCamel>>() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if load.parameters>>
    parts.interactor.<<load.id>>(
      <<Module>>.<<load.id|upperCamel>>.Request(
<<for parameter in load.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    parts.interactor.<<load.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
    await parts.interactor.tasks[.<<load.id>>]?.value
    let id = try XCTUnwrap(parts.presenter.present<<load.id|upperCamel>>Calls.first?.result.first?.id)
    parts.worker.<<load.id>>Result = .failure(URLError(.timedOut))
<<for parameter in action.parameters>>
    parts.interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(<<parameter.name>>: id)
    )
<<end>>
    await parts.interactor.tasks[.<<action.id>>]?.value
    await parts.interactor.tasks[.<<load.id>>]?.value
    XCTAssertEqual(parts.presenter.present<<load.id|upperCamel>>Calls.last?.result.isEmpty, true)
    let failed = parts.presenter.presentFailureCalls.map(\.activity)
    XCTAssertEqual(failed, [.<<load.id>>])
  }
<<end>>
<<end>>
