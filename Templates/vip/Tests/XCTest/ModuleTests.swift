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
private struct <<Module>>ModuleParts {
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
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ModuleTests: XCTestCase {

  @MainActor
  func testAssemble_whenCalled_connectsParts() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
<<if ui == "none">>
    let view = parts.screen
<<elseif navigation == "swiftui">>
    let view = parts.screen.model
<<elseif ui == "swiftui">>
    let controller = try XCTUnwrap(parts.screen as? <<Module>>ViewController)
    let view = controller.model
<<else>>
    let view = try XCTUnwrap(parts.screen as? <<Module>>ViewController)
<<end>>
    let interactor = try XCTUnwrap(view.interactor as? <<Module>>Interactor)
    let presenter = try XCTUnwrap(interactor.presenter as? <<Module>>Presenter)
    XCTAssertIdentical(presenter.view, view)
    XCTAssertEqual(view.title, <<Module>>Texts.title)
<<if ui == "swiftui" and navigation == "uikit">>
    #if canImport(UIKit)
      XCTAssertEqual(controller.title, <<Module>>Texts.title)
    #endif
<<end>>
    XCTAssertIdentical(interactor.delegate, parts.delegate)
<<if next or next-on-failure>>
    let router = try XCTUnwrap(view.router as? <<Module>>Router)
    XCTAssertIdentical(router.view, view)
<<end>>
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
    XCTAssertEqual(interactor.<<value.reference>>, <<value.sample>>)
<<end>>
<<end>>
  }
<<for action in use-cases>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/XCTest/ModuleCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/XCTest/ModuleCalls.swift">>
<<end>>
<<end>>

  @MainActor
  func testWasDismissed_whenUserLeaves_notifiesDelegate() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
<<if ui == "none" or navigation == "swiftui">>
    parts.screen.wasDismissed()
<<elseif ui == "swiftui">>
    let controller = try XCTUnwrap(parts.screen as? <<Module>>ViewController)
    controller.model.wasDismissed()
<<else>>
    let view = try XCTUnwrap(parts.screen as? <<Module>>ViewController)
    view.wasDismissed()
<<end>>
    XCTAssertEqual(parts.delegate.didDismissCallCount, 1)
  }

  @MainActor
  func testDelegate_whenReleased_isNotRetained() async throws {
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
<<end>>
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
          worker: parts.worker<<if next or next-on-failure>>,<<end>>
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
      XCTAssertNil(released)
    }
  }

  @MainActor
  func testFactory_whenCalled_makesScreen() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
    let factory = <<Module>>Factory(
<<if worker or use-cases contains "isCall" or actions contains "isCall" or next>>
      <<Module|lowerCamel>>Dependencies: <<Module>>Dependencies(
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
        worker: parts.worker<<if next or next-on-failure>>,<<end>>
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
      delegate: parts.delegate
    )
<<if ui == "none">>
    let view = screen
<<elseif navigation == "swiftui">>
    let view = screen.model
<<elseif ui == "swiftui">>
    let controller = try XCTUnwrap(screen as? <<Module>>ViewController)
    let view = controller.model
<<else>>
    let view = try XCTUnwrap(screen as? <<Module>>ViewController)
<<end>>
    let interactor = try XCTUnwrap(view.interactor as? <<Module>>Interactor)
    XCTAssertIdentical(interactor.delegate, parts.delegate)
  }

  @MainActor
  func testParts_whenScreenIsReleased_areReleased() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
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
          worker: parts.worker<<if next or next-on-failure>>,<<end>>
<<end>>
<<for name in next>>
          make<<name>>Screen: { <<if loop.first and (use-cases or actions)>>_ in <<end>><<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
          make<<next-on-failure|upperCamel>>Screen: { _ in <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }
<<end>>
        ),
<<end>>
        delegate: parts.delegate
      )
<<if ui == "none">>
      let view = screen
<<elseif navigation == "swiftui">>
      let view = screen.model
<<elseif ui == "swiftui">>
      let controller = try XCTUnwrap(screen as? <<Module>>ViewController)
      let view = controller.model
<<else>>
      let view = try XCTUnwrap(screen as? <<Module>>ViewController)
<<end>>
      let interactor = try XCTUnwrap(view.interactor as? <<Module>>Interactor)
      releasedView = view
      releasedInteractor = interactor
      releasedPresenter = interactor.presenter as? <<Module>>Presenter
    }
    XCTAssertNil(releasedView)
    XCTAssertNil(releasedInteractor)
    XCTAssertNil(releasedPresenter)
  }

  @MainActor
  func testParts_whenScreenIsKept_areKept() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
    weak var keptInteractor: <<Module>>Interactor?
    weak var keptPresenter: <<Module>>Presenter?
<<if next or next-on-failure>>
    weak var keptRouter: <<Module>>Router?
<<end>>
    do {
<<if ui == "none">>
      let view = parts.screen
<<elseif navigation == "swiftui">>
      let view = parts.screen.model
<<elseif ui == "swiftui">>
      let controller = try XCTUnwrap(parts.screen as? <<Module>>ViewController)
      let view = controller.model
<<else>>
      let view = try XCTUnwrap(parts.screen as? <<Module>>ViewController)
<<end>>
      let interactor = try XCTUnwrap(view.interactor as? <<Module>>Interactor)
      keptInteractor = interactor
      keptPresenter = interactor.presenter as? <<Module>>Presenter
<<if next or next-on-failure>>
      keptRouter = view.router as? <<Module>>Router
<<end>>
    }
    XCTAssertNotNil(keptInteractor)
    XCTAssertNotNil(keptPresenter)
<<if next or next-on-failure>>
    XCTAssertNotNil(keptRouter)
<<end>>
  }
}

@MainActor
private struct <<Module>>Factory: <<Module>>ModuleFactory {
<<if worker or use-cases contains "isCall" or actions contains "isCall" or next>>
  let <<Module|lowerCamel>>Dependencies: <<Module>>Dependencies
<<end>>
}
