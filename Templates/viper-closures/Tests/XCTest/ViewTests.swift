import Foundation
import XCTest

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

/// What the tests work with.
@MainActor
private struct <<Module>>ViewParts {
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
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewTests: XCTestCase {
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>IsLoadingUntilServiceAnswers() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>ViewParts()
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
    XCTAssertEqual(parts.view.states[.<<action.id>>], .idle)
<<if not action.parameters>>
    XCTAssertEqual(parts.service.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.service.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
    XCTAssertEqual(parts.service.<<action.calls>>.count, 1)
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
  func test<<action.id|upperCamel>>FailureIsShownAndCanBeTriedAgain() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>ViewParts()
    let error = URLError(.timedOut)
    parts.service.<<action.id>>Result = .failure(error)
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
    XCTAssertEqual(parts.view.states[.<<action.id>>], .failed(message: error.localizedDescription))
    parts.service.<<action.id>>Result = .success(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
    XCTAssertEqual(parts.view.states[.<<action.id>>], .idle)
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 1)
<<elseif not action.isCall or action.isResultComparable>>
    XCTAssertEqual(parts.router.<<action.id>>Reports, [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    XCTAssertEqual(parts.router.<<action.id>>Reports.count, 1)
<<end>>
  }

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
    let parts = <<Module>>ViewParts()
    parts.service.<<action.id>>Result = .failure(URLError(.cancelled))
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
    XCTAssertEqual(parts.view.states[.<<action.id>>], .idle)
  }
<<if not (style == "closures")>>

  @MainActor
  func test<<action.id|upperCamel>>IsNotStartedTwice() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>ViewParts()
<<if action.missing and action.result>>
    parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
    XCTAssertEqual(parts.service.<<action.calls>><<if action.parameters>>.count<<end>>, 1)
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 1)
<<elseif not action.isCall or action.isResultComparable>>
    XCTAssertEqual(parts.router.<<action.id>>Reports, [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    XCTAssertEqual(parts.router.<<action.id>>Reports.count, 1)
<<end>>
  }

  @MainActor
  func testCancelled<<action.id|upperCamel>>DoesNotEndNewerOne() async throws {
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
    let parts = <<Module>>ViewParts()
    parts.service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let cancelled = parts.view.tasks[.<<action.id>>]
    parts.view.wasDismissed()
    parts.view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let running = parts.view.tasks[.<<action.id>>]
    await cancelled?.value
    XCTAssertEqual(parts.view.states[.<<action.id>>], .loading)
    parts.view.wasDismissed()
    await running?.value
    XCTAssertTrue(parts.view.states.isEmpty)
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 0)
<<else>>
    XCTAssertTrue(parts.router.<<action.id>>Reports.isEmpty)
<<end>>
  }

  @MainActor
  func testReleasedViewCancels<<action.id|upperCamel>>() async throws {
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
    let parts = <<Module>>ViewParts()
    parts.service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>Interactor(service: parts.service)
      let presenter = <<Module>>Presenter(
<<for value in input>>
        <<value.name>>: <<value.sample>>,
<<end>>
        interactor: interactor,
        router: parts.router
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
    XCTAssertEqual(task?.isCancelled, true)
<<if action.isCall and not action.result>>
    XCTAssertEqual(parts.router.<<action.id>>ReportCount, 0)
<<else>>
    XCTAssertTrue(parts.router.<<action.id>>Reports.isEmpty)
<<end>>
  }
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
    let parts = <<Module>>ViewParts()
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
<<if loop.first and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>

  @MainActor
  func test<<action.id|upperCamel>>ShowsNextScreen() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>ViewParts()
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
    XCTAssertEqual(parts.router.make<<name>>ScreenCalls.count, 1)
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<for name in next>>

  @MainActor
  func test<<name|lowerCamel>>ScreenIsShown() async throws {
    let parts = <<Module>>ViewParts()
<<if ui == "uikit">>
    #if canImport(UIKit)
      let stack = UINavigationController(rootViewController: parts.view)
    #endif
<<elseif ui == "swiftui" and navigation == "uikit">>
    var shown: <<Module>>Screen?
    parts.view.onNext = { shown = $0 }
<<end>>
    parts.view.show<<name>>Screen()
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
    XCTAssertEqual(parts.router.make<<name>>ScreenCalls.count, 1)
  }
<<end>>
<<if next and navigation == "swiftui">>

  @MainActor
  func testEndOfNextScreenIsTold() async throws {
    let parts = <<Module>>ViewParts()
    var endCount = 0
    parts.view.nextScreen = <<Module>>NextScreen { endCount += 1 }
    XCTAssertEqual(endCount, 0)
    parts.view.nextScreen = nil
    XCTAssertEqual(endCount, 1)
  }
<<end>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

  #if canImport(UIKit)
    @MainActor
    func testScreenBearsIdentifierAndTitle() async throws {
      let parts = <<Module>>ViewParts()
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(viewModel: parts.view)
<<else>>
      let controller = parts.view
<<end>>
      XCTAssertEqual(controller.view.accessibilityIdentifier, "<<Module>>")
      XCTAssertEqual(controller.title, <<Module>>Texts.title)
    }

    @MainActor
    func testRemovalIsReported() async throws {
      let parts = <<Module>>ViewParts()
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(viewModel: parts.view)
<<else>>
      let controller = parts.view
<<end>>
      UINavigationController(rootViewController: controller).viewControllers = []
      XCTAssertEqual(parts.router.dismissedReportCount, 1)
    }
<<if ui == "uikit">>
<<for action in actions>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>

    @MainActor
    func testViewStarts<<action.id|upperCamel>>() async throws {
      let parts = <<Module>>ViewParts()
      parts.view.loadViewIfNeeded()
      XCTAssertEqual(parts.view.states[.<<action.id>>], .loading)
    }
<<end>>
<<if screen == "form" and action.hasControls>>

    @MainActor
    func test<<action.id|upperCamel>>ButtonSendsWhatControlsHold() async throws {
      let parts = <<Module>>ViewParts()
<<for parameter in action.parameters>>
<<if parameter.control == "toggle">>
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.isOn = <<parameter.sample>>
<<elseif parameter.control == "date">>
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.date = <<parameter.sample>>
<<elseif parameter.control == "number">>
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>.formatted()
<<else>>
      parts.view.form.<<action.id>><<parameter.name|upperCamel>>Field.text = <<parameter.sample>>
<<end>>
<<end>>
      parts.view.form.<<action.id>>Button.sendActions(for: .primaryActionTriggered)
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
<<if not action.parameters>>
      XCTAssertEqual(parts.service.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      XCTAssertEqual(parts.service.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
      XCTAssertEqual(parts.service.<<action.calls>>.count, 1)
<<end>>
<<end>>
    }
<<if action.required>>

    @MainActor
    func test<<action.id|upperCamel>>ButtonNeedsValues() async throws {
      let parts = <<Module>>ViewParts()
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isEnabled)
    }
<<end>>

    @MainActor
    func test<<action.id|upperCamel>>ButtonIsDisabledWhileItRuns() async throws {
      let parts = <<Module>>ViewParts()
      parts.view.show(.loading, of: .<<action.id>>)
      XCTAssertFalse(parts.view.form.<<action.id>>Button.isEnabled)
<<if not action.required>>
      parts.view.show(.idle, of: .<<action.id>>)
      XCTAssertTrue(parts.view.form.<<action.id>>Button.isEnabled)
<<end>>
    }

    @MainActor
    func test<<action.id|upperCamel>>FailureIsShownInForm() async throws {
      let parts = <<Module>>ViewParts()
      parts.view.show(.failed(message: "message"), of: .<<action.id>>)
      XCTAssertEqual(parts.view.form.<<action.id>>Message.text, "message")
      XCTAssertFalse(parts.view.form.<<action.id>>Message.isHidden)
    }
<<if not action.parameters and (not action.isCall or action.result == "String")>>

    @MainActor
    func test<<action.id|upperCamel>>ResultIsShownInForm() async throws {
      let parts = <<Module>>ViewParts()
      parts.view.<<action.name>>()
      await <<if style == "closures">>parts.interactor<<else>>parts.view<<end>>.tasks[.<<action.id>>]?.value
      XCTAssertEqual(parts.view.form.<<action.id>>Content.text, <<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>><<if not action.isCall>>.headline<<end>>)
    }
<<end>>
<<end>>
<<end>>
<<if screen == "form">>
<<for name in next>>
<<if not loop.first or not (actions contains "hasField")>>

    @MainActor
    func test<<name|lowerCamel>>ButtonAsksForScreen() async throws {
      let parts = <<Module>>ViewParts()
      parts.view.form.show<<name>>Button.sendActions(for: .primaryActionTriggered)
      XCTAssertEqual(parts.router.make<<name>>ScreenCalls.count, 1)
    }
<<end>>
<<end>>
<<end>>
<<end>>
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @MainActor
    func testScreenBearsIdentifierAndTitle() async throws {
      let parts = <<Module>>ViewParts()
      XCTAssertEqual(parts.view.view.accessibilityIdentifier(), "<<Module>>")
      XCTAssertEqual(parts.view.title, <<Module>>Texts.title)
    }
  #endif
<<end>>
}
