
  @MainActor
  func test<<action.id|upperCamel>>IsLoadingUntilServiceAnswers() async throws {
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
    XCTAssertEqual(parts.view.states[.<<action.id>>], .loading)
    await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
    XCTAssertEqual(parts.view.states[.<<action.id>>], .succeeded)
<<for whole in action.whole>>
<<if not whole.parameters>>
    XCTAssertEqual(parts.service.<<whole.calls>>, 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.service.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
    XCTAssertEqual(parts.service.<<whole.calls>>.count, 1)
<<end>>
<<end>>
<<end>>
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 1)
<<elseif not action.isCall or action.isResultComparable>>
    XCTAssertEqual(parts.router.<<action.id>>Reports, [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    XCTAssertEqual(parts.router.<<action.id>>Reports.count, 1)
<<end>>
<<if not action.parameters and (not action.isCall or action.result == "String")>>
    XCTAssertEqual(parts.view.<<action.id>>Result, <<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
<<end>>
  }

  @MainActor
  func test<<action.id|upperCamel>><<if next-on-failure and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>FailureLeadsOnAndCanBeTriedAgain<<else>>FailureIsShownWithRetry<<end>>() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
    let error = URLError(.timedOut)
    parts.service.<<action.id>>Result = .failure(error)
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<if next-on-failure and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>
    XCTAssertEqual(parts.view.states[.<<action.id>>], .idle)
    XCTAssertEqual(parts.router.make<<next-on-failure|upperCamel>>ScreenCalls.first as? URLError, error)
<<else>>
    XCTAssertEqual(parts.view.states[.<<action.id>>], .failed(message: error.localizedDescription))
<<if next-on-failure>>
    XCTAssertEqual(parts.router.make<<next-on-failure|upperCamel>>ScreenCalls.count, 0)
<<end>>
<<end>>
    parts.service.<<action.id>>Result = .success(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
    XCTAssertEqual(parts.view.states[.<<action.id>>], .succeeded)
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 1)
<<elseif not action.isCall or action.isResultComparable>>
    XCTAssertEqual(parts.router.<<action.id>>Reports, [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    XCTAssertEqual(parts.router.<<action.id>>Reports.count, 1)
<<end>>
  }
<<if action.isVerdict>>

  @MainActor
  func test<<action.id|upperCamel>><<if next-on-failure and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>RefusalLeadsOnAndCanBeTriedAgain<<else>>RefusalIsShownAndCanBeTriedAgain<<end>>() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
    parts.service.<<action.id>>Result = .success(false)
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<if next-on-failure and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>
    XCTAssertEqual(parts.view.states[.<<action.id>>], .idle)
    XCTAssertEqual(parts.router.make<<next-on-failure|upperCamel>>ScreenCalls.first as? <<Module>>Refusal, .<<action.id>>)
<<else>>
    XCTAssertEqual(parts.view.states[.<<action.id>>], .failed(message: <<Module>>Texts.<<action.id>>Refused))
<<if next-on-failure>>
    XCTAssertEqual(parts.router.make<<next-on-failure|upperCamel>>ScreenCalls.count, 0)
<<end>>
<<end>>
    parts.service.<<action.id>>Result = .success(true)
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
    XCTAssertEqual(parts.view.states[.<<action.id>>], .succeeded)
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 1)
<<elseif not action.isCall or action.isResultComparable>>
    XCTAssertEqual(parts.router.<<action.id>>Reports, [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    XCTAssertEqual(parts.router.<<action.id>>Reports.count, 1)
<<end>>
  }
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>CancelledShowsNoMessage() async throws {
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
    parts.service.<<action.id>>Result = .failure(URLError(.cancelled))
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
    XCTAssertEqual(parts.view.states[.<<action.id>>], .idle)
<<if next-on-failure>>
    XCTAssertEqual(parts.router.make<<next-on-failure|upperCamel>>ScreenCalls.count, 0)
<<end>>
  }
<<if actions contains "isLoad" and not (next or action.isLoad or action.isRead or action.missing)>>

  @MainActor
  func test<<action.id|upperCamel>>IsFollowedByLoad() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<for load in actions>>
<<if load.isLoad>>
    await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<load.id>>]?.value
    XCTAssertEqual(parts.service.<<load.calls>>, 1)
<<end>>
<<end>>
  }
<<end>>
<<if not (style == "closures")>>
<<include "Tests/XCTest/ViewStyle.swift">>
<<end>>

  @MainActor
  func testDismissalCancels<<action.id|upperCamel>>() async throws {
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
    let task = <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]
    parts.view.wasDismissed()
    await task?.value
    XCTAssertEqual(task?.isCancelled, true)
    XCTAssertTrue(parts.view.states.isEmpty)
    XCTAssertEqual(parts.router.dismissedReportCount, 1)
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 0)
<<else>>
    XCTAssertTrue(parts.router.<<action.id>>Reports.isEmpty)
<<end>>
  }
<<for name in next>>
<<if loop.first and action.leadsOn>>

  @MainActor
  func test<<action.id|upperCamel>>ShowsNextScreen() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<if action.missing and action.result>>
    parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if ui == "uikit">>
    #if canImport(UIKit)
      let stack = UINavigationController(rootViewController: parts.view)
    #endif
<<elseif ui == "swiftui" and navigation == "uikit">>
    var shown: <<Module>>Screen?
    parts.view.onNext = { shown = $0 }
<<end>>
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<if ui == "uikit">>
    #if canImport(UIKit)
      XCTAssertIdentical(stack.viewControllers.last, parts.router.make<<name>>ScreenResult)
    #else
      XCTAssertIdentical(parts.view.nextScreen, parts.router.make<<name>>ScreenResult)
    #endif
<<elseif ui == "appkit">>
    #if !canImport(AppKit)
      XCTAssertIdentical(parts.view.nextScreen, parts.router.make<<name>>ScreenResult)
    #endif
<<elseif navigation == "swiftui">>
    XCTAssertEqual(parts.view.nextScreen, parts.router.make<<name>>ScreenResult)
<<elseif ui == "swiftui">>
    XCTAssertIdentical(shown, parts.router.make<<name>>ScreenResult)
<<else>>
    XCTAssertIdentical(parts.view.nextScreen, parts.router.make<<name>>ScreenResult)
<<end>>
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.make<<name>>ScreenCallCount, 1)
<<elseif not action.isCall or action.isResultComparable>>
    XCTAssertEqual(parts.router.make<<name>>ScreenCalls, [<<if action.result>><<action.resultSample>><<else>><<Module>>Samples.first<<end>>])
<<else>>
    XCTAssertEqual(parts.router.make<<name>>ScreenCalls.count, 1)
<<end>>
  }
<<end>>
<<end>>
