<<for deletion in load.rowDeletions>>
<<if deletion.id == action.id and not load.parameters>>

  @Test func <<action.id>>_whenDone_loads<<load.id|upperCamel>>Again() async {
    worker.on<<load.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    interactor.<<load.id>>(<<if empty-models == "keep">>.init()<<end>>)
    let earlier = interactor.tasks[.<<load.id>>]
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
    #expect(earlier?.isCancelled == true)
    let loads = presenter.presentLoadingCalls.filter { $0 == .<<load.id>> }
    #expect(loads.count == 2)
    interactor.cancelAll()
  }
<<end>>
<<end>>
