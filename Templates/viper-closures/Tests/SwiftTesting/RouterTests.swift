import Foundation
import Testing

@testable import <<Target>>
<<if ui == "uikit" or ui == "appkit">>

#if canImport(ObjectiveC)
  import ObjectiveC
#endif
<<end>>

@MainActor
<<if input contains "isMissing">>
@Suite(
<<for own in OwnTypes>>
<<if own.isMissingInput>>
  .enabled("write <<Module>>Samples.<<own.name>>") { @MainActor in <<Module>>Samples.<<own.name>> != nil },
<<end>>
<<end>>
)
<<end>>
struct <<Module>>RouterTests {
  let events = <<Module>>RouterMock()
  let service = <<Module>>ServiceMock()

  @Test func endOfScreenIsReported() throws {
    let events = events
    let screen = <<Module>>Router.make(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      dependencies: <<Module>>Dependencies(
        service: service<<if next or next-on-failure>>,<<end>>
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
    let controller = try #require(screen as? <<Module>>ViewController)
    let view = controller.viewModel
<<else>>
    let view = try #require(screen as? <<Module>>ViewController)
<<end>>
    view.wasDismissed()
<<end>>
    #expect(events.dismissedReportCount == 1)
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
    #expect(<<if navigation == "swiftui">>screen.viewModel<<else>>view<<end>>.presenter.<<value.reference>> == <<value.sample>>)
<<end>>
<<end>>
  }
<<for action in actions>>
<<if action.isTestable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ReachesServiceAndComesBack() async throws {
<<else>>
  @Test func <<action.id>>ReachesServiceAndComesBack() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    let events = events
<<if action.missing and action.result>>
    service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    let screen = <<Module>>Router.make(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      dependencies: <<Module>>Dependencies(
        service: service<<if next or next-on-failure>>,<<end>>
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
    let controller = try #require(screen as? <<Module>>ViewController)
    let view = controller.viewModel
<<else>>
    let view = try #require(screen as? <<Module>>ViewController)
<<end>>
<<if style == "closures">>
    let interactor = try #require(view.presenter.interactor as? <<Module>>Interactor)
<<end>>
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
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
    #expect(events.<<action.id>>ReportCount == 1)
<<elseif not action.isCall or action.isResultComparable>>
    #expect(events.<<action.id>>Reports == [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(events.<<action.id>>Reports.count == 1)
<<end>>
  }
<<end>>
<<end>>
<<for action in actions>>
<<if next and action.leadsOn and action.isTestable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>IsReportedBeforeNextScreenIsMade() async throws {
<<else>>
  @Test func <<action.id>>IsReportedBeforeNextScreenIsMade() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
    let events = events
<<if action.missing and action.result>>
    service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    var reportCount = 0
    let screen = <<Module>>Router.make(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      dependencies: <<Module>>Dependencies(
        service: service,
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
    let controller = try #require(screen as? <<Module>>ViewController)
    let view = controller.viewModel
<<else>>
    let view = try #require(screen as? <<Module>>ViewController)
<<end>>
<<if style == "closures">>
    let interactor = try #require(view.presenter.interactor as? <<Module>>Interactor)
<<end>>
    view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
    #expect(reportCount == 1)
  }
<<end>>
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

  @Test func <<name|lowerCamel>>ScreenIsThatOfDependencies() {
    let events = events
    let router = <<Module>>Router(
      dependencies: <<Module>>Dependencies(
        service: service<<if next or next-on-failure>>,<<end>>
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
    #expect(screen == events.make<<name>>ScreenResult)
<<else>>
    #expect(screen === events.make<<name>>ScreenResult)
<<end>>
    #expect(events.make<<name>>ScreenCallCount == 1)
  }
<<else>>
<<for action in actions>>
<<if action.leadsOn and (not action.result or action.resultSample and not action.missing)>>

  @Test func <<name|lowerCamel>>ScreenIsThatOfDependencies() {
    let events = events
    let router = <<Module>>Router(
      dependencies: <<Module>>Dependencies(
        service: service<<if next or next-on-failure>>,<<end>>
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
    #expect(screen == events.make<<name>>ScreenResult)
<<else>>
    #expect(screen === events.make<<name>>ScreenResult)
<<end>>
<<if action.isCall and not action.result>>
    #expect(events.make<<name>>ScreenCallCount == 1)
<<elseif not action.isCall or action.isResultComparable>>
    #expect(events.make<<name>>ScreenCalls == [<<if action.result>><<action.resultSample>><<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(events.make<<name>>ScreenCalls.count == 1)
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<if next-on-failure>>

  @Test func <<next-on-failure|lowerCamel>>ScreenIsThatOfDependencies() {
    let events = events
    let router = <<Module>>Router(
      dependencies: <<Module>>Dependencies(
        service: service<<if next or next-on-failure>>,<<end>>
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
    #expect(screen == events.make<<next-on-failure|upperCamel>>ScreenResult)
<<else>>
    #expect(screen === events.make<<next-on-failure|upperCamel>>ScreenResult)
<<end>>
    #expect(events.make<<next-on-failure|upperCamel>>ScreenCalls.first as? URLError == URLError(.timedOut))
  }
<<end>>

  @Test func screenOwnsPartsAndReleasesThem() <<if ui == "uikit" or ui == "appkit">>async <<end>>throws {
    let events = events
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
          service: service<<if next or next-on-failure>>,<<end>>
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
      let controller = try #require(screen as? <<Module>>ViewController)
      let view = controller.viewModel
<<else>>
      let view = try #require(screen as? <<Module>>ViewController)
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
        #expect(presenter != nil)
        #expect(interactor != nil)
        #expect(router != nil)
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
    #expect(released == nil)
    #expect(presenter == nil)
    #expect(interactor == nil)
    #expect(router == nil)
  }
}
