<<for deletion in load.rowDeletions>>
<<if deletion.id == action.id and not load.parameters>>

  @MainActor
  func test<<action.id|upperCamel>>_whenDone_loads<<load.id|upperCamel>>Again() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.worker.on<<load.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    parts.interactor.<<load.id>>(<<if empty-models == "keep">>.init()<<end>>)
    let earlier = parts.interactor.tasks[.<<load.id>>]
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
    XCTAssertEqual(earlier?.isCancelled, true)
    let loads = parts.presenter.presentLoadingCalls.filter { $0 == .<<load.id>> }
    XCTAssertEqual(loads.count, 2)
    parts.interactor.cancelAll()
  }
<<end>>
<<end>>
