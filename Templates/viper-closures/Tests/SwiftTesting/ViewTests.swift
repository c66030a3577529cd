import Foundation
import Testing

@testable import <<Target>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

#if canImport(UIKit)
  import UIKit
#endif
<<elseif ui == "appkit">>

#if canImport(AppKit)
  import AppKit
#endif
<<end>>

@MainActor
struct <<Module>>ViewTests {
  let view: <<Module>>View<<if ui == "swiftui">>Model<<else>>Controller<<end>>
  let interactor: <<Module>>Interactor
  let router = <<Module>>RouterMock()
  let service = <<Module>>ServiceMock()

  init() {
    interactor = <<Module>>Interactor(service: service)
    let presenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<value.sample>>,
<<end>>
      interactor: interactor,
      router: router
    )
    view = <<Module>>View<<if ui == "swiftui">>Model<<else>>Controller<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(presenter: presenter)
  }
<<for action in actions>>
<<if action.isTestable>>

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
    #expect(view.states[.<<action.id>>] == .idle)
<<if not action.parameters>>
    #expect(service.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    #expect(service.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
    #expect(service.<<action.calls>>.count == 1)
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
  func <<action.id>>FailureIsShownAndCanBeTriedAgain() async throws {
<<else>>
  @Test func <<action.id>>FailureIsShownAndCanBeTriedAgain() async {
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
    #expect(view.states[.<<action.id>>] == .failed(message: error.localizedDescription))
    service.<<action.id>>Result = .success(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
    #expect(view.states[.<<action.id>>] == .idle)
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 1)
<<elseif not action.isCall or action.isResultComparable>>
    #expect(router.<<action.id>>Reports == [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(router.<<action.id>>Reports.count == 1)
<<end>>
  }

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
  }
<<if not (style == "closures")>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>IsNotStartedTwice() async throws {
<<else>>
  @Test func <<action.id>>IsNotStartedTwice() async {
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
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
    #expect(service.<<action.calls>><<if action.parameters>>.count<<end>> == 1)
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 1)
<<elseif not action.isCall or action.isResultComparable>>
    #expect(router.<<action.id>>Reports == [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(router.<<action.id>>Reports.count == 1)
<<end>>
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func cancelled<<action.id|upperCamel>>DoesNotEndNewerOne() async throws {
<<else>>
  @Test func cancelled<<action.id|upperCamel>>DoesNotEndNewerOne() async {
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
    let cancelled = view.tasks[.<<action.id>>]
    view.wasDismissed()
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let running = view.tasks[.<<action.id>>]
    await cancelled?.value
    #expect(view.states[.<<action.id>>] == .loading)
    view.wasDismissed()
    await running?.value
    #expect(view.states.isEmpty)
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 0)
<<else>>
    #expect(router.<<action.id>>Reports.isEmpty)
<<end>>
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func releasedViewCancels<<action.id|upperCamel>>() async throws {
<<else>>
  @Test func releasedViewCancels<<action.id|upperCamel>>() async {
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
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>Interactor(service: service)
      let presenter = <<Module>>Presenter(
<<for value in input>>
        <<value.name>>: <<value.sample>>,
<<end>>
        interactor: interactor,
        router: router
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
    #expect(task?.isCancelled == true)
<<if action.isCall and not action.result>>
    #expect(router.<<action.id>>ReportCount == 0)
<<else>>
    #expect(router.<<action.id>>Reports.isEmpty)
<<end>>
  }
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
<<if loop.first and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>

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
    #expect(router.make<<name>>ScreenCalls.count == 1)
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<for name in next>>

  @Test func <<name|lowerCamel>>ScreenIsShown() {
<<if ui == "uikit">>
    #if canImport(UIKit)
      let stack = UINavigationController(rootViewController: view)
    #endif
<<elseif ui == "swiftui" and navigation == "uikit">>
    var shown: <<Module>>Screen?
    view.onNext = { shown = $0 }
<<end>>
    view.show<<name>>Screen()
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
    #expect(router.make<<name>>ScreenCalls.count == 1)
  }
<<end>>
<<if next and navigation == "swiftui">>

  @Test func endOfNextScreenIsTold() {
    var endCount = 0
    view.nextScreen = <<Module>>NextScreen { endCount += 1 }
    #expect(endCount == 0)
    view.nextScreen = nil
    #expect(endCount == 1)
  }
<<end>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

  #if canImport(UIKit)
    @Test func screenBearsIdentifierAndTitle() {
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(viewModel: view)
<<else>>
      let controller = view
<<end>>
      #expect(controller.view.accessibilityIdentifier == "<<Module>>")
      #expect(controller.title == <<Module>>Texts.title)
    }

    @Test func removalIsReported() {
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(viewModel: view)
<<else>>
      let controller = view
<<end>>
      UINavigationController(rootViewController: controller).viewControllers = []
      #expect(router.dismissedReportCount == 1)
    }
<<if ui == "uikit">>
<<for action in actions>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>

    @Test func viewStarts<<action.id|upperCamel>>() {
      view.loadViewIfNeeded()
      #expect(view.states[.<<action.id>>] == .loading)
    }
<<end>>
<<if screen == "form" and action.hasControls>>

    @Test func <<action.id>>ButtonSendsWhatControlsHold() async {
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.isOn = <<parameter.sample>>
<<elseif parameter.control == "date">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.date = <<parameter.sample>>
<<elseif parameter.control == "number">>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<else>>
      view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
      view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
      await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
<<if not action.parameters>>
      #expect(service.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      #expect(service.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
      #expect(service.<<action.calls>>.count == 1)
<<end>>
<<end>>
    }
<<if action.required>>

    @Test func <<action.id>>ButtonNeedsValues() {
      #expect(!view.form.<<action.id>>Button.isEnabled)
    }
<<end>>

    @Test func <<action.id>>ButtonIsDisabledWhileItRuns() {
      view.show(.loading, of: .<<action.id>>)
      #expect(!view.form.<<action.id>>Button.isEnabled)
<<if not action.required>>
      view.show(.idle, of: .<<action.id>>)
      #expect(view.form.<<action.id>>Button.isEnabled)
<<end>>
    }

    @Test func <<action.id>>FailureIsShownInForm() {
      view.show(.failed(message: "message"), of: .<<action.id>>)
      #expect(view.form.<<action.id>>Message.text == "message")
      #expect(!view.form.<<action.id>>Message.isHidden)
    }
<<if not action.parameters and (not action.isCall or action.result == "String")>>

    @Test func <<action.id>>ResultIsShownInForm() async {
      view.<<action.name>>()
      await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
      #expect(view.form.<<action.id>>Content.text == <<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>><<if not action.isCall>>.headline<<end>>)
    }
<<end>>
<<end>>
<<end>>
<<if screen == "form">>
<<for name in next>>
<<if not loop.first or not (actions contains "hasField")>>

    @Test func <<name|lowerCamel>>ButtonAsksForScreen() {
      view.form.show<<name>>Button.sendActions(for: .primaryActionTriggered)
      #expect(router.make<<name>>ScreenCalls.count == 1)
    }
<<end>>
<<end>>
<<end>>
<<end>>
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @Test func screenBearsIdentifierAndTitle() {
      #expect(view.view.accessibilityIdentifier() == "<<Module>>")
      #expect(view.title == <<Module>>Texts.title)
    }
  #endif
<<end>>
}
