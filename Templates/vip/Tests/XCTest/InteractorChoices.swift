<<if next and action.element and action.resultSample and action.isTestable and not action.missing>>

  @MainActor
  func testChoose<<action.id|upperCamel>>_whenChosen_presentsNext() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
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
    parts.interactor.choose<<action.id|upperCamel>>(at: 0)
    parts.interactor.choose<<action.id|upperCamel>>(at: 1)
    XCTAssertEqual(parts.presenter.presentNextCalls.count, 1)
<<if action.isResultComparable>>
    guard case .<<action.id>>(let item)? = parts.presenter.presentNextCalls.first else {
      XCTFail("The event is missing.")
      return
    }
    XCTAssertEqual(item, <<action.elementSample>>)
<<end>>
  }
<<elseif next and not action.element and not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and (not action.result or action.resultSample and not action.missing)>>

  @MainActor
  func testChoose<<action.id|upperCamel>>_whenLoaded_presentsNext() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.result>>
    parts.interactor.choose<<action.id|upperCamel>>()
    XCTAssertTrue(parts.presenter.presentNextCalls.isEmpty)
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
<<if action.isCall or worker>>
    await parts.interactor.tasks[.<<action.id>>]?.value
<<end>>
    parts.interactor.choose<<action.id|upperCamel>>()
    XCTAssertEqual(parts.presenter.presentNextCalls.count, 1)
  }
<<end>>
<<if (action.isCall or worker) and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and not action.element and action.isTestable and not action.missing and (not action.result or action.resultSample and not action.missing)>>
<<for load in use-cases>>
<<if (load.isCall or worker) and not load.parameters and (load.name contains "Load" or load.name contains "Fetch" or load.inputs and load.element)>>

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
<<if action.isVerdict>>

  @MainActor
  func test<<action.id|upperCamel>>_whenRefused_doesNotLoad<<load.id|upperCamel>>Again() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.worker.<<action.id>>Result = .success(false)
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
    XCTAssertEqual(earlier?.isCancelled, false)
    let loads = parts.presenter.presentLoadingCalls.filter { $0 == .<<load.id>> }
    XCTAssertEqual(loads.count, 1)
    parts.interactor.cancelAll()
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<if (action.isCall or worker) and not action.isRead and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and not action.element and action.isTestable and not action.missing and (not action.result or action.resultSample and not action.missing)>>
<<for list in use-cases>>
<<include "Tests/XCTest/InteractorRepeats.swift">>
<<end>>
<<for list in actions>>
<<include "Tests/XCTest/InteractorRepeats.swift">>
<<end>>
<<end>>
<<if action.element and action.parameters and action.hasControls and action.isTestable and not action.missing>>

  @MainActor
  func test<<action.id|upperCamel>>_whenOthersLoad_clearsRows() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
    parts.interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<if parameter.control == "toggle">>!<<parameter.sample>><<elseif parameter.control == "date">>.distantPast<<elseif parameter.control == "number">>0<<else>>""<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
    XCTAssertEqual(parts.presenter.clear<<action.id|upperCamel>>CallCount, 1)
    await parts.interactor.tasks[.<<action.id>>]?.value
    parts.interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
    XCTAssertEqual(parts.presenter.clear<<action.id|upperCamel>>CallCount, 1)
    await parts.interactor.tasks[.<<action.id>>]?.value
    parts.interactor.<<action.id>>(
      <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<if parameter.control == "toggle">>!<<parameter.sample>><<elseif parameter.control == "date">>.distantPast<<elseif parameter.control == "number">>0<<else>>""<<end>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
    XCTAssertEqual(parts.presenter.clear<<action.id|upperCamel>>CallCount, 2)
    parts.interactor.cancelAll()
  }
<<end>>
<<if action.deletesRow and (action.isCall or worker) and action.isTestable and not action.missing>>
<<for load in use-cases>>
<<include "Tests/XCTest/InteractorDeletion.swift">>
<<end>>
<<for load in actions>>
<<include "Tests/XCTest/InteractorDeletion.swift">>
<<end>>
<<end>>
<<if action.deletesRow and (action.isCall or worker) and action.isTestable and not action.missing>>
<<for load in use-cases>>
<<if not (load.name contains "Load" or load.name contains "Fetch" or load.inputs and load.element)>>
<<include "Tests/XCTest/InteractorRows.swift">>
<<end>>
<<end>>
<<for load in actions>>
<<include "Tests/XCTest/InteractorRows.swift">>
<<end>>
<<end>>
