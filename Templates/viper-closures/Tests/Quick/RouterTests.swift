import Foundation
import Nimble
import Quick

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

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>RouterTests: AsyncSpec {
  override class func spec() {

    it("end of screen is reported") { @MainActor in
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
      let controller = try require(screen as? <<Module>>ViewController).toNot(beNil())
      let view = controller.viewModel
<<else>>
      let view = try require(screen as? <<Module>>ViewController).toNot(beNil())
<<end>>
      view.wasDismissed()
<<end>>
      expect(events.dismissedReportCount).to(equal(1))
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
      expect(<<if navigation == "swiftui">>screen.viewModel<<else>>view<<end>>.presenter.<<value.reference>>).to(equal(<<value.sample>>))
<<end>>
<<end>>
    }
<<for action in actions>>
<<if action.isTestable>>

    it("<<action.id>> reaches service and comes back") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      let controller = try require(screen as? <<Module>>ViewController).toNot(beNil())
      let view = controller.viewModel
<<else>>
      let view = try require(screen as? <<Module>>ViewController).toNot(beNil())
<<end>>
<<if style == "closures">>
      let interactor = try require(view.presenter.interactor as? <<Module>>Interactor).toNot(beNil())
<<end>>
      view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
      expect(view.states[.<<action.id>>]).to(equal(.succeeded))
<<for whole in action.whole>>
<<if not whole.parameters>>
      expect(parts.service.<<whole.calls>>).to(equal(1))
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
      expect(parts.service.<<parameter.recorded>>).to(
        equal(<<parameter.sample>>)
      )
<<elseif loop.first>>
      expect(parts.service.<<whole.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<end>>
<<if action.isCall and not action.result>>
      expect(events.<<action.id>>ReportCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(events.<<action.id>>Reports).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(events.<<action.id>>Reports.count).to(equal(1))
<<end>>
    }
<<end>>
<<end>>
<<for action in actions>>
<<if next and action.leadsOn and action.isTestable>>

    it("<<action.id>> is reported before next screen is made") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      let controller = try require(screen as? <<Module>>ViewController).toNot(beNil())
      let view = controller.viewModel
<<else>>
      let view = try require(screen as? <<Module>>ViewController).toNot(beNil())
<<end>>
<<if style == "closures">>
      let interactor = try require(view.presenter.interactor as? <<Module>>Interactor).toNot(beNil())
<<end>>
      view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await <<if style == "closures">>interactor<<else>>view<<end>>.tasks[.<<action.id>>]?.value
      expect(reportCount).to(equal(1))
    }
<<end>>
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

    it("<<name>> screen is that of dependencies") { @MainActor in
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
      expect(screen).to(equal(events.make<<name>>ScreenResult))
<<else>>
      expect(screen).to(beIdenticalTo(events.make<<name>>ScreenResult))
<<end>>
      expect(events.make<<name>>ScreenCallCount).to(equal(1))
    }
<<else>>
<<for action in actions>>
<<if action.leadsOn and (not action.result or action.resultSample and not action.missing)>>

    it("<<name>> screen is that of dependencies") { @MainActor in
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
      expect(screen).to(equal(events.make<<name>>ScreenResult))
<<else>>
      expect(screen).to(beIdenticalTo(events.make<<name>>ScreenResult))
<<end>>
<<if action.isCall and not action.result>>
      expect(events.make<<name>>ScreenCallCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(events.make<<name>>ScreenCalls).to(equal([<<if action.result>><<action.resultSample>><<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(events.make<<name>>ScreenCalls.count).to(equal(1))
<<end>>
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<if next-on-failure>>

    it("<<next-on-failure|upperCamel>> screen is that of dependencies") { @MainActor in
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
      expect(screen).to(equal(events.make<<next-on-failure|upperCamel>>ScreenResult))
<<else>>
      expect(screen).to(beIdenticalTo(events.make<<next-on-failure|upperCamel>>ScreenResult))
<<end>>
      expect(events.make<<next-on-failure|upperCamel>>ScreenCalls.first as? URLError).to(equal(URLError(.timedOut)))
    }
<<end>>

    it("screen owns parts and releases them") { @MainActor in
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
        let controller = try require(screen as? <<Module>>ViewController).toNot(beNil())
        let view = controller.viewModel
<<else>>
        let view = try require(screen as? <<Module>>ViewController).toNot(beNil())
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
          expect(presenter).toNot(beNil())
          expect(interactor).toNot(beNil())
          expect(router).toNot(beNil())
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
      expect(released).to(beNil())
      expect(presenter).to(beNil())
      expect(interactor).to(beNil())
      expect(router).to(beNil())
    }
  }
}
