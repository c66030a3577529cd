<<if list.element and list.parameters and list.isTestable and not list.missing>>

  @Test func <<action.id>>_whenDone_repeats<<list.id|upperCamel>>() async {
    worker.on<<list.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    interactor.<<list.id>>(
      <<Module>>.<<list.id|upperCamel>>.Request(
<<for parameter in list.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
    let earlier = interactor.tasks[.<<list.id>>]
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
    let loads = presenter.presentLoadingCalls.filter { $0 == .<<list.id>> }
    #expect(loads.count == 2)
    interactor.cancelAll()
  }
<<if action.isVerdict>>

  @Test func <<action.id>>_whenRefused_doesNotRepeat<<list.id|upperCamel>>() async {
    worker.<<action.id>>Result = .success(false)
    worker.on<<list.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    interactor.<<list.id>>(
      <<Module>>.<<list.id|upperCamel>>.Request(
<<for parameter in list.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
    let earlier = interactor.tasks[.<<list.id>>]
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
    #expect(earlier?.isCancelled == false)
    let loads = presenter.presentLoadingCalls.filter { $0 == .<<list.id>> }
    #expect(loads.count == 1)
    interactor.cancelAll()
  }
<<end>>
<<end>>
