import Foundation
import XCTest

@testable import <<Target>>
<<if ui == "uikit" or ui == "appkit">>

#if canImport(ObjectiveC)
  import ObjectiveC
#endif
<<end>>

/// What the tests work with.
@MainActor
private struct <<Module>>RouterParts {
  let events = <<Module>>RouterMock()
  let service = <<Module>>ServiceMock()
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>RouterTests: XCTestCase {

  @MainActor
  func testEndOfScreenIsReported() async throws {
    let parts = <<Module>>RouterParts()
    let events = parts.events
    let screen = <<Module>>Router.make(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      dependencies: <<Module>>Dependencies(
        service: parts.service<<if next or next-on-failure>>,<<end>>
<<for other in next>>
        make<<other>>Screen: { events.make<<other>>Screen(<<if loop.first>><<for leading in actions>><<if leading.leadsOn and (leading.result or not leading.isCall)>>with: $0<<end>><<end>><<end>>) }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
        make<<next-on-failure|upperCamel>>Screen: { events.make<<next-on-failure|upperCamel>>Screen(after: $0) }
<<end>>
      ),
      onEvent: { events.report($0) }
    )
<<if navigation == "swiftui">>
    screen.wasDismissed()
<<else>>
<<if ui == "none">>
    let view = screen
<<elseif ui == "swiftui">>
    let controller = try XCTUnwrap(screen as? <<Module>>ViewController)
    let view = controller.viewModel
<<else>>
    let view = try XCTUnwrap(screen as? <<Module>>ViewController)
<<end>>
    view.wasDismissed()
<<end>>
    XCTAssertEqual(events.dismissedReportCount, 1)
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
    XCTAssertEqual(<<if navigation == "swiftui">>screen.viewModel<<else>>view<<end>>.presenter.<<value.reference>>, <<value.sample>>)
<<end>>
<<end>>
  }
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>ReachesServiceAndComesBack() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>RouterParts()
    let events = parts.events
<<if action.missing and action.result>>
    parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    let screen = <<Module>>Router.make(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      dependencies: <<Module>>Dependencies(
        service: parts.service<<if next or next-on-failure>>,<<end>>
<<for other in next>>
        make<<other>>Screen: { events.make<<other>>Screen(<<if loop.first>><<for leading in actions>><<if leading.leadsOn and (leading.result or not leading.isCall)>>with: $0<<end>><<end>><<end>>) }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
        make<<next-on-failure|upperCamel>>Screen: { events.make<<next-on-failure|upperCamel>>Screen(after: $0) }
<<end>>
      ),
      onEvent: { events.report($0) }
    )
<<if navigation == "swiftui">>
    let view = screen.viewModel
<<elseif ui == "none">>
    let view = screen
<<elseif ui == "swiftui">>
    let controller = try XCTUnwrap(screen as? <<Module>>ViewController)
    let view = controller.viewModel
<<else>>
    let view = try XCTUnwrap(screen as? <<Module>>ViewController)
<<end>>
<<if style == "closures">>
    let interactor = try XCTUnwrap(view.presenter.interactor as? <<Module>>Interactor)
<<end>>
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
    XCTAssertEqual(view.states[.<<action.id>>], .succeeded)
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
    XCTAssertEqual(events.<<action.id>>ReportCount, 1)
<<elseif not action.isCall or action.isResultComparable>>
    XCTAssertEqual(events.<<action.id>>Reports, [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    XCTAssertEqual(events.<<action.id>>Reports.count, 1)
<<end>>
  }
<<end>>
<<end>>
<<for action in actions>>
<<if next and action.leadsOn and action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>IsReportedBeforeNextScreenIsMade() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>RouterParts()
    let events = parts.events
<<if action.missing and action.result>>
    parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    var reportCount = 0
    let screen = <<Module>>Router.make(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      dependencies: <<Module>>Dependencies(
        service: parts.service,
<<for other in next>>
<<if loop.first>>
        make<<other>>Screen: {
          reportCount = events.<<action.id>><<if action.result or not action.isCall>>Reports.count<<else>>ReportCount<<end>>
          return events.make<<other>>Screen(<<if action.result or not action.isCall>>with: $0<<end>>)
        }<<if not loop.last or next-on-failure>>,<<end>>
<<else>>
        make<<other>>Screen: { events.make<<other>>Screen() }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<end>>
<<if next-on-failure>>
        make<<next-on-failure|upperCamel>>Screen: { events.make<<next-on-failure|upperCamel>>Screen(after: $0) }
<<end>>
      ),
      onEvent: { events.report($0) }
    )
<<if navigation == "swiftui">>
    let view = screen.viewModel
<<elseif ui == "none">>
    let view = screen
<<elseif ui == "swiftui">>
    let controller = try XCTUnwrap(screen as? <<Module>>ViewController)
    let view = controller.viewModel
<<else>>
    let view = try XCTUnwrap(screen as? <<Module>>ViewController)
<<end>>
<<if style == "closures">>
    let interactor = try XCTUnwrap(view.presenter.interactor as? <<Module>>Interactor)
<<end>>
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
    XCTAssertEqual(reportCount, 1)
  }
<<end>>
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

  @MainActor
  func test<<name|upperCamel>>ScreenIsThatOfDependencies() async throws {
    let parts = <<Module>>RouterParts()
    let events = parts.events
    let router = <<Module>>Router(
      dependencies: <<Module>>Dependencies(
        service: parts.service<<if next or next-on-failure>>,<<end>>
<<for other in next>>
        make<<other>>Screen: { events.make<<other>>Screen(<<if loop.first>><<for leading in actions>><<if leading.leadsOn and (leading.result or not leading.isCall)>>with: $0<<end>><<end>><<end>>) }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
        make<<next-on-failure|upperCamel>>Screen: { events.make<<next-on-failure|upperCamel>>Screen(after: $0) }
<<end>>
      ),
      onEvent: { _ in }
    )
    let screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>? = router.make<<name>>Screen()
<<if navigation == "swiftui">>
    XCTAssertEqual(screen, events.make<<name>>ScreenResult)
<<else>>
    XCTAssertIdentical(screen, events.make<<name>>ScreenResult)
<<end>>
    XCTAssertEqual(events.make<<name>>ScreenCallCount, 1)
  }
<<else>>
<<for action in actions>>
<<if action.leadsOn and (not action.result or action.resultSample and not action.missing)>>

  @MainActor
  func test<<name|upperCamel>>ScreenIsThatOfDependencies() async throws {
    let parts = <<Module>>RouterParts()
    let events = parts.events
    let router = <<Module>>Router(
      dependencies: <<Module>>Dependencies(
        service: parts.service<<if next or next-on-failure>>,<<end>>
<<for other in next>>
        make<<other>>Screen: { events.make<<other>>Screen(<<if loop.first>><<for leading in actions>><<if leading.leadsOn and (leading.result or not leading.isCall)>>with: $0<<end>><<end>><<end>>) }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
        make<<next-on-failure|upperCamel>>Screen: { events.make<<next-on-failure|upperCamel>>Screen(after: $0) }
<<end>>
      ),
      onEvent: { _ in }
    )
    let screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>? = router.make<<name>>Screen(<<if action.result or not action.isCall>>with: <<if action.result>><<action.resultSample>><<else>><<Module>>Samples.first<<end>><<end>>)
<<if navigation == "swiftui">>
    XCTAssertEqual(screen, events.make<<name>>ScreenResult)
<<else>>
    XCTAssertIdentical(screen, events.make<<name>>ScreenResult)
<<end>>
<<if action.isCall and not action.result>>
    XCTAssertEqual(events.make<<name>>ScreenCallCount, 1)
<<elseif not action.isCall or action.isResultComparable>>
    XCTAssertEqual(events.make<<name>>ScreenCalls, [<<if action.result>><<action.resultSample>><<else>><<Module>>Samples.first<<end>>])
<<else>>
    XCTAssertEqual(events.make<<name>>ScreenCalls.count, 1)
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<if next-on-failure>>

  @MainActor
  func test<<next-on-failure|lowerCamel>>ScreenIsThatOfDependencies() async throws {
    let parts = <<Module>>RouterParts()
    let events = parts.events
    let router = <<Module>>Router(
      dependencies: <<Module>>Dependencies(
        service: parts.service<<if next or next-on-failure>>,<<end>>
<<for other in next>>
        make<<other>>Screen: { events.make<<other>>Screen(<<if loop.first>><<for leading in actions>><<if leading.leadsOn and (leading.result or not leading.isCall)>>with: $0<<end>><<end>><<end>>) }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
        make<<next-on-failure|upperCamel>>Screen: { events.make<<next-on-failure|upperCamel>>Screen(after: $0) }
<<end>>
      ),
      onEvent: { _ in }
    )
    let screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>? = router.make<<next-on-failure|upperCamel>>Screen(after: URLError(.timedOut))
<<if navigation == "swiftui">>
    XCTAssertEqual(screen, events.make<<next-on-failure|upperCamel>>ScreenResult)
<<else>>
    XCTAssertIdentical(screen, events.make<<next-on-failure|upperCamel>>ScreenResult)
<<end>>
    XCTAssertEqual(events.make<<next-on-failure|upperCamel>>ScreenCalls.first as? URLError, URLError(.timedOut))
  }
<<end>>

  @MainActor
  func testScreenOwnsPartsAndReleasesThem() async throws {
    let parts = <<Module>>RouterParts()
    let events = parts.events
    weak var interactor: (any <<Module>>InteractorProtocol)?
    weak var presenter: <<Module>>Presenter?
    weak var router: (any <<Module>>RouterProtocol)?
    weak var released: <<Module>>View<<if ui == "swiftui">>Model<<else>>Controller<<end>>?
<<if ui == "uikit" or ui == "appkit">>
<<for action in actions>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>
    var <<action.id>>Task: Task<Void, Never>?
<<end>>
<<end>>
    let makeAndRelease = {
<<else>>
    do {
<<end>>
      let screen = <<Module>>Router.make(
<<for value in input>>
        <<value.name>>: <<value.testSample>>,
<<end>>
        dependencies: <<Module>>Dependencies(
          service: parts.service<<if next or next-on-failure>>,<<end>>
<<for other in next>>
          make<<other>>Screen: { events.make<<other>>Screen(<<if loop.first>><<for leading in actions>><<if leading.leadsOn and (leading.result or not leading.isCall)>>with: $0<<end>><<end>><<end>>) }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
          make<<next-on-failure|upperCamel>>Screen: { events.make<<next-on-failure|upperCamel>>Screen(after: $0) }
<<end>>
        ),
        onEvent: { events.report($0) }
      )
<<if navigation == "swiftui">>
      let view = screen.viewModel
<<elseif ui == "none">>
      let view = screen
<<elseif ui == "swiftui">>
      let controller = try XCTUnwrap(screen as? <<Module>>ViewController)
      let view = controller.viewModel
<<else>>
      let view = try XCTUnwrap(screen as? <<Module>>ViewController)
<<end>>
      released = view
<<if ui == "uikit">>
      #if canImport(UIKit)
        view.loadViewIfNeeded()
      #endif
<<elseif ui == "appkit">>
      #if canImport(AppKit)
        _ = view.view
      #endif
<<end>>
      presenter = view.presenter
      interactor = view.presenter.interactor
      router = view.presenter.router
<<if ui == "uikit" or ui == "appkit">>
<<for action in actions>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>
      <<action.id>>Task = <<if style == "closures">>(interactor as? <<Module>>Interactor)?<<else>>view<<end>>.tasks[.<<action.id>>]
<<end>>
<<end>>
<<end>>
      withExtendedLifetime(screen) {
        XCTAssertNotNil(presenter)
        XCTAssertNotNil(interactor)
        XCTAssertNotNil(router)
      }
    }
<<if ui == "uikit" or ui == "appkit">>
    #if canImport(ObjectiveC)
      try autoreleasepool { try makeAndRelease() }
    #else
      try makeAndRelease()
    #endif
<<for action in actions>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>
    await <<action.id>>Task?.value
<<end>>
<<end>>
<<end>>
    XCTAssertNil(released)
    XCTAssertNil(presenter)
    XCTAssertNil(interactor)
    XCTAssertNil(router)
  }
}
