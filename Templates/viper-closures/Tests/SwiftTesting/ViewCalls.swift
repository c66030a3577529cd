
<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>IsLoadingUntilServiceAnswers() async throws {
<<else>>
  @Test func <<action.id>>IsLoadingUntilServiceAnswers() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(view.states[.<<action.id>>] == .loading)
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
    #expect(view.states[.<<action.id>>] == .succeeded)
<<for whole in action.whole>>
<<if not whole.parameters>>
    #expect(service.<<whole.calls>> == 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    #expect(service.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
    #expect(service.<<whole.calls>>.count == 1)
<<end>>
<<end>>
<<end>>
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 1)
<<elseif not action.isCall or action.isResultComparable>>
    #expect(router.<<action.id>>Reports == [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(router.<<action.id>>Reports.count == 1)
<<end>>
<<if not action.parameters and (not action.isCall or action.result == "String")>>
    #expect(view.<<action.id>>Result == <<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
<<end>>
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>><<if next-on-failure and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>FailureLeadsOnAndCanBeTriedAgain<<else>>FailureIsShownWithRetry<<end>>() async throws {
<<else>>
  @Test func <<action.id>><<if next-on-failure and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>FailureLeadsOnAndCanBeTriedAgain<<else>>FailureIsShownWithRetry<<end>>() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    let error = URLError(.timedOut)
    service.<<action.id>>Result = .failure(error)
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
<<if next-on-failure and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>
    #expect(view.states[.<<action.id>>] == .idle)
    #expect(router.make<<next-on-failure|upperCamel>>ScreenCalls.first as? URLError == error)
<<else>>
    #expect(view.states[.<<action.id>>] == .failed(message: error.localizedDescription))
<<if next-on-failure>>
    #expect(router.make<<next-on-failure|upperCamel>>ScreenCalls.isEmpty)
<<end>>
<<end>>
    service.<<action.id>>Result = .success(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
    #expect(view.states[.<<action.id>>] == .succeeded)
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 1)
<<elseif not action.isCall or action.isResultComparable>>
    #expect(router.<<action.id>>Reports == [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(router.<<action.id>>Reports.count == 1)
<<end>>
  }
<<if action.isVerdict>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>><<if next-on-failure and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>RefusalLeadsOnAndCanBeTriedAgain<<else>>RefusalIsShownAndCanBeTriedAgain<<end>>() async throws {
<<else>>
  @Test func <<action.id>><<if next-on-failure and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>RefusalLeadsOnAndCanBeTriedAgain<<else>>RefusalIsShownAndCanBeTriedAgain<<end>>() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    service.<<action.id>>Result = .success(false)
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
<<if next-on-failure and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>
    #expect(view.states[.<<action.id>>] == .idle)
    #expect(router.make<<next-on-failure|upperCamel>>ScreenCalls.first as? <<Module>>Refusal == .<<action.id>>)
<<else>>
    #expect(view.states[.<<action.id>>] == .failed(message: <<Module>>Texts.<<action.id>>Refused))
<<if next-on-failure>>
    #expect(router.make<<next-on-failure|upperCamel>>ScreenCalls.isEmpty)
<<end>>
<<end>>
    service.<<action.id>>Result = .success(true)
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
    #expect(view.states[.<<action.id>>] == .succeeded)
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 1)
<<elseif not action.isCall or action.isResultComparable>>
    #expect(router.<<action.id>>Reports == [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(router.<<action.id>>Reports.count == 1)
<<end>>
  }
<<end>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>CancelledShowsNoMessage() async throws {
<<else>>
  @Test func <<action.id>>CancelledShowsNoMessage() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    service.<<action.id>>Result = .failure(URLError(.cancelled))
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
    #expect(view.states[.<<action.id>>] == .idle)
<<if next-on-failure>>
    #expect(router.make<<next-on-failure|upperCamel>>ScreenCalls.isEmpty)
<<end>>
  }
<<if actions contains "isLoad" and not (next or action.isLoad or action.isRead or action.missing)>>

  @Test func <<action.id>>IsFollowedByLoad() async {
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
<<for load in actions>>
<<if load.isLoad>>
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<load.id>>]?.value
    #expect(service.<<load.calls>> == 1)
<<end>>
<<end>>
  }
<<end>>
<<if not (style == "closures")>>
<<include "Tests/SwiftTesting/ViewStyle.swift">>
<<end>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func dismissalCancels<<action.id|upperCamel>>() async throws {
<<else>>
  @Test func dismissalCancels<<action.id|upperCamel>>() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let task = <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]
    view.wasDismissed()
    await task?.value
    #expect(task?.isCancelled == true)
    #expect(view.states.isEmpty)
    #expect(router.dismissedReportCount == 1)
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 0)
<<else>>
    #expect(router.<<action.id>>Reports.isEmpty)
<<end>>
  }
<<for name in next>>
<<if loop.first and action.leadsOn>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ShowsNextScreen() async throws {
<<else>>
  @Test func <<action.id>>ShowsNextScreen() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if ui == "uikit">>
    #if canImport(UIKit)
      let stack = UINavigationController(rootViewController: view)
    #endif
<<elseif ui == "swiftui" and navigation == "uikit">>
    var shown: <<Module>>Screen?
    view.onNext = { shown = $0 }
<<end>>
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
<<if ui == "uikit">>
    #if canImport(UIKit)
      #expect(stack.viewControllers.last === router.make<<name>>ScreenResult)
    #else
      #expect(view.nextScreen === router.make<<name>>ScreenResult)
    #endif
<<elseif ui == "appkit">>
    #if !canImport(AppKit)
      #expect(view.nextScreen === router.make<<name>>ScreenResult)
    #endif
<<elseif navigation == "swiftui">>
    #expect(view.nextScreen == router.make<<name>>ScreenResult)
<<elseif ui == "swiftui">>
    #expect(shown === router.make<<name>>ScreenResult)
<<else>>
    #expect(view.nextScreen === router.make<<name>>ScreenResult)
<<end>>
<<if action.isCall and not action.result>>
    #expect(router.make<<name>>ScreenCallCount == 1)
<<elseif not action.isCall or action.isResultComparable>>
    #expect(router.make<<name>>ScreenCalls == [<<if action.result>><<action.resultSample>><<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(router.make<<name>>ScreenCalls.count == 1)
<<end>>
  }
<<end>>
<<end>>
