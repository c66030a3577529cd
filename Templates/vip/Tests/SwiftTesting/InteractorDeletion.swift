<<for deletion in load.rowDeletions>>
<<if deletion.id == action.id and load.isTestable and not load.missing and load.resultSample>>

  @Test func <<action.id>>_whenLoadFails_removesRowOf<<load.id|upperCamel>>() async throws {
<<if load.parameters>>
    interactor.<<load.id>>(
      <<Module>>.<<load.id|upperCamel>>.Request(
<<for parameter in load.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    interactor.<<load.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
    await interactor.tasks[.<<load.id>>]?.value
    let id = try #require(presenter.present<<load.id|upperCamel>>Calls.first?.result.first?.id)
    worker.<<load.id>>Result = .failure(URLError(.timedOut))
<<for parameter in action.parameters>>
    interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(<<parameter.name>>: id)
    )
<<end>>
    await interactor.tasks[.<<action.id>>]?.value
    await interactor.tasks[.<<load.id>>]?.value
    #expect(presenter.present<<load.id|upperCamel>>Calls.last?.result.isEmpty == true)
    let failed = presenter.presentFailureCalls.map(\.activity)
    #expect(failed == [.<<load.id>>])
  }
<<end>>
<<end>>
