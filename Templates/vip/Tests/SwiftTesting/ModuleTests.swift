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
<<if input contains "isMissing">>
@Suite(
<<for own in OwnTypes>>
<<if own.isMissingInput>>
  .enabled("write <<Module>>Samples.<<own.name>>") { @MainActor in <<Module>>Samples.<<own.name>> != nil },
<<end>>
<<end>>
)
<<end>>
struct <<Module>>ModuleTests {
  let screen: <<if ui == "none">><<Module>>ViewController<<else>><<Module>>Screen<<end>>
  let delegate = <<Module>>MockDelegate()
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
  let worker = <<Module>>MockWorker()
<<end>>

  init() <<if input contains "isMissing">>throws <<end>>{
    screen = <<Module>>Module.assemble(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall" or next>>
      dependencies: <<Module>>Dependencies(
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
        worker: worker<<if next or next-on-failure>>,<<end>>
<<end>>
<<for name in next>>
        make<<name>>Screen: { <<if loop.first and (use-cases or actions)>>_ in <<end>><<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
        make<<next-on-failure|upperCamel>>Screen: { _ in <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }
<<end>>
      ),
<<end>>
      delegate: delegate
    )
  }

  @Test func assemble_whenCalled_connectsParts() throws {
<<if ui == "none">>
    let view = screen
<<elseif navigation == "swiftui">>
    let view = screen.model
<<elseif ui == "swiftui">>
    let controller = try #require(screen as? <<Module>>ViewController)
    let view = controller.model
<<else>>
    let view = try #require(screen as? <<Module>>ViewController)
<<end>>
    let interactor = try #require(view.interactor as? <<Module>>Interactor)
    let presenter = try #require(interactor.presenter as? <<Module>>Presenter)
    #expect(presenter.view === view)
    #expect(view.title == <<Module>>Texts.title)
<<if ui == "swiftui" and navigation == "uikit">>
    #if canImport(UIKit)
      #expect(controller.title == <<Module>>Texts.title)
    #endif
<<end>>
    #expect(interactor.delegate === delegate)
<<if next or next-on-failure>>
    let router = try #require(view.router as? <<Module>>Router)
    #expect(router.view === view)
<<end>>
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
    #expect(interactor.<<value.reference>> == <<value.sample>>)
<<end>>
<<end>>
  }
<<for action in use-cases>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/SwiftTesting/ModuleCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/SwiftTesting/ModuleCalls.swift">>
<<end>>
<<end>>

  @Test func wasDismissed_whenUserLeaves_notifiesDelegate() throws {
<<if ui == "none" or navigation == "swiftui">>
    screen.wasDismissed()
<<elseif ui == "swiftui">>
    let controller = try #require(screen as? <<Module>>ViewController)
    controller.model.wasDismissed()
<<else>>
    let view = try #require(screen as? <<Module>>ViewController)
    view.wasDismissed()
<<end>>
    #expect(delegate.didDismissCallCount == 1)
  }

  @Test func delegate_whenReleased_isNotRetained() <<if input contains "isMissing">>throws <<end>>{
    weak var released: <<Module>>MockDelegate?
    let screen: <<if ui == "none">><<Module>>ViewController<<else>><<Module>>Screen<<end>>
    do {
      let delegate = <<Module>>MockDelegate()
      screen = <<Module>>Module.assemble(
<<for value in input>>
        <<value.name>>: <<value.testSample>>,
<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall" or next>>
        dependencies: <<Module>>Dependencies(
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
          worker: worker<<if next or next-on-failure>>,<<end>>
<<end>>
<<for name in next>>
          make<<name>>Screen: { <<if loop.first and (use-cases or actions)>>_ in <<end>><<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
          make<<next-on-failure|upperCamel>>Screen: { _ in <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }
<<end>>
        ),
<<end>>
        delegate: delegate
      )
      released = delegate
    }
    withExtendedLifetime(screen) {
      #expect(released == nil)
    }
  }

  @Test func factory_whenCalled_makesScreen() throws {
    let factory = <<Module>>Factory(
<<if worker or use-cases contains "isCall" or actions contains "isCall" or next>>
      <<Module|lowerCamel>>Dependencies: <<Module>>Dependencies(
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
        worker: worker<<if next or next-on-failure>>,<<end>>
<<end>>
<<for name in next>>
        make<<name>>Screen: { <<if loop.first and (use-cases or actions)>>_ in <<end>><<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
        make<<next-on-failure|upperCamel>>Screen: { _ in <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }
<<end>>
      )
<<end>>
    )
    let screen = factory.make<<Module>>(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      delegate: delegate
    )
<<if ui == "none">>
    let view = screen
<<elseif navigation == "swiftui">>
    let view = screen.model
<<elseif ui == "swiftui">>
    let controller = try #require(screen as? <<Module>>ViewController)
    let view = controller.model
<<else>>
    let view = try #require(screen as? <<Module>>ViewController)
<<end>>
    let interactor = try #require(view.interactor as? <<Module>>Interactor)
    #expect(interactor.delegate === delegate)
  }

  @Test func parts_whenScreenIsReleased_areReleased() throws {
    weak var releasedView: <<Module>><<if ui == "swiftui">>ScreenModel<<else>>ViewController<<end>>?
    weak var releasedInteractor: <<Module>>Interactor?
    weak var releasedPresenter: <<Module>>Presenter?
    do {
      let screen = <<Module>>Module.assemble(
<<for value in input>>
        <<value.name>>: <<value.testSample>>,
<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall" or next>>
        dependencies: <<Module>>Dependencies(
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
          worker: worker<<if next or next-on-failure>>,<<end>>
<<end>>
<<for name in next>>
          make<<name>>Screen: { <<if loop.first and (use-cases or actions)>>_ in <<end>><<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
          make<<next-on-failure|upperCamel>>Screen: { _ in <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }
<<end>>
        ),
<<end>>
        delegate: delegate
      )
<<if ui == "none">>
      let view = screen
<<elseif navigation == "swiftui">>
      let view = screen.model
<<elseif ui == "swiftui">>
      let controller = try #require(screen as? <<Module>>ViewController)
      let view = controller.model
<<else>>
      let view = try #require(screen as? <<Module>>ViewController)
<<end>>
      let interactor = try #require(view.interactor as? <<Module>>Interactor)
      releasedView = view
      releasedInteractor = interactor
      releasedPresenter = interactor.presenter as? <<Module>>Presenter
    }
    #expect(releasedView == nil)
    #expect(releasedInteractor == nil)
    #expect(releasedPresenter == nil)
  }

  @Test func parts_whenScreenIsKept_areKept() throws {
    weak var keptInteractor: <<Module>>Interactor?
    weak var keptPresenter: <<Module>>Presenter?
<<if next or next-on-failure>>
    weak var keptRouter: <<Module>>Router?
<<end>>
    do {
<<if ui == "none">>
      let view = screen
<<elseif navigation == "swiftui">>
      let view = screen.model
<<elseif ui == "swiftui">>
      let controller = try #require(screen as? <<Module>>ViewController)
      let view = controller.model
<<else>>
      let view = try #require(screen as? <<Module>>ViewController)
<<end>>
      let interactor = try #require(view.interactor as? <<Module>>Interactor)
      keptInteractor = interactor
      keptPresenter = interactor.presenter as? <<Module>>Presenter
<<if next or next-on-failure>>
      keptRouter = view.router as? <<Module>>Router
<<end>>
    }
    #expect(keptInteractor != nil)
    #expect(keptPresenter != nil)
<<if next or next-on-failure>>
    #expect(keptRouter != nil)
<<end>>
  }
}

@MainActor
private struct <<Module>>Factory: <<Module>>ModuleFactory {
<<if worker or use-cases contains "isCall" or actions contains "isCall" or next>>
  let <<Module|lowerCamel>>Dependencies: <<Module>>Dependencies
<<end>>
}
