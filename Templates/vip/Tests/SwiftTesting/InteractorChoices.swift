<<if next and action.element and action.resultSample and action.isTestable and not action.missing>>

  @Test func choose<<action.id|upperCamel>>_whenChosen_presentsNext() async {
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
    interactor.choose<<action.id|upperCamel>>(at: 0)
    interactor.choose<<action.id|upperCamel>>(at: 1)
    #expect(presenter.presentNextCalls.count == 1)
<<if action.isResultComparable>>
    guard case .<<action.id>>(let item)? = presenter.presentNextCalls.first else {
      <<for own in OwnTypes>><<if own.type == "Issue">>Testing.<<end>><<end>>Issue.record("The event is missing.")
      return
    }
    #expect(item == <<action.elementSample>>)
<<end>>
  }
<<elseif next and not action.element and not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and (not action.result or action.resultSample and not action.missing)>>

  @Test func choose<<action.id|upperCamel>>_whenLoaded_presentsNext() async {
<<if action.result>>
    interactor.choose<<action.id|upperCamel>>()
    #expect(presenter.presentNextCalls.isEmpty)
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
<<if action.isCall or worker>>
    await interactor.tasks[.<<action.id>>]?.value
<<end>>
    interactor.choose<<action.id|upperCamel>>()
    #expect(presenter.presentNextCalls.count == 1)
  }
<<end>>
<<if (action.isCall or worker) and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and not action.element and action.isTestable and not action.missing and (not action.result or action.resultSample and not action.missing)>>
<<for load in use-cases>>
<<if (load.isCall or worker) and not load.parameters and (load.name contains "Load" or load.name contains "Fetch" or load.inputs and load.element)>>

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
<<if action.isVerdict>>

  @Test func <<action.id>>_whenRefused_doesNotLoad<<load.id|upperCamel>>Again() async {
    worker.<<action.id>>Result = .success(false)
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
    #expect(earlier?.isCancelled == false)
    let loads = presenter.presentLoadingCalls.filter { $0 == .<<load.id>> }
    #expect(loads.count == 1)
    interactor.cancelAll()
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<if (action.isCall or worker) and not action.isRead and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and not action.element and action.isTestable and not action.missing and (not action.result or action.resultSample and not action.missing)>>
<<for list in use-cases>>
<<include "Tests/SwiftTesting/InteractorRepeats.swift">>
<<end>>
<<for list in actions>>
<<include "Tests/SwiftTesting/InteractorRepeats.swift">>
<<end>>
<<end>>
<<if action.element and action.parameters and action.hasControls and action.isTestable and not action.missing>>

  @Test func <<action.id>>_whenOthersLoad_clearsRows() async {
    interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
    interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<if parameter.control == "toggle">>!<<parameter.sample>><<elseif parameter.control == "date">>.distantPast<<elseif parameter.control == "number">>0<<else>>""<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
    #expect(presenter.clear<<action.id|upperCamel>>CallCount == 1)
    await interactor.tasks[.<<action.id>>]?.value
    interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
    #expect(presenter.clear<<action.id|upperCamel>>CallCount == 1)
    await interactor.tasks[.<<action.id>>]?.value
    interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<if parameter.control == "toggle">>!<<parameter.sample>><<elseif parameter.control == "date">>.distantPast<<elseif parameter.control == "number">>0<<else>>""<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
    #expect(presenter.clear<<action.id|upperCamel>>CallCount == 2)
    interactor.cancelAll()
  }
<<end>>
<<if action.deletesRow and (action.isCall or worker) and action.isTestable and not action.missing>>
<<for load in use-cases>>
<<include "Tests/SwiftTesting/InteractorDeletion.swift">>
<<end>>
<<for load in actions>>
<<include "Tests/SwiftTesting/InteractorDeletion.swift">>
<<end>>
<<end>>
<<if action.deletesRow and (action.isCall or worker) and action.isTestable and not action.missing>>
<<for load in use-cases>>
<<if not (load.name contains "Load" or load.name contains "Fetch" or load.inputs and load.element)>>
<<include "Tests/SwiftTesting/InteractorRows.swift">>
<<end>>
<<end>>
<<for load in actions>>
<<include "Tests/SwiftTesting/InteractorRows.swift">>
<<end>>
<<end>>
