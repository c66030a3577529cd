import Foundation
import Nimble
import Quick

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

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ModuleTests: AsyncSpec {
  override class func spec() {

    it("assemble when called connects parts") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
<<if ui == "none">>
      let view = parts.screen
<<elseif navigation == "swiftui">>
      let view = parts.screen.model
<<elseif ui == "swiftui">>
      let controller = try require(parts.screen as? <<Module>>ViewController).toNot(beNil())
      let view = controller.model
<<else>>
      let view = try require(parts.screen as? <<Module>>ViewController).toNot(beNil())
<<end>>
      let interactor = try require(view.interactor as? <<Module>>Interactor).toNot(beNil())
      let presenter = try require(interactor.presenter as? <<Module>>Presenter).toNot(beNil())
      expect(presenter.view).to(beIdenticalTo(view))
      expect(view.title).to(equal(<<Module>>Texts.title))
<<if ui == "swiftui" and navigation == "uikit">>
      #if canImport(UIKit)
        expect(controller.title).to(equal(<<Module>>Texts.title))
      #endif
<<end>>
      expect(interactor.delegate).to(beIdenticalTo(parts.delegate))
<<if next or next-on-failure>>
      let router = try require(view.router as? <<Module>>Router).toNot(beNil())
      expect(router.view).to(beIdenticalTo(view))
<<end>>
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
      expect(interactor.<<value.reference>>).to(equal(<<value.sample>>))
<<end>>
<<end>>
    }
<<for action in use-cases>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/Quick/ModuleCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable and (action.isCall or worker)>>
<<include "Tests/Quick/ModuleCalls.swift">>
<<end>>
<<end>>

    it("was dismissed when user leaves notifies delegate") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ModuleParts()
<<if ui == "none" or navigation == "swiftui">>
      parts.screen.wasDismissed()
<<elseif ui == "swiftui">>
      let controller = try require(parts.screen as? <<Module>>ViewController).toNot(beNil())
      controller.model.wasDismissed()
<<else>>
      let view = try require(parts.screen as? <<Module>>ViewController).toNot(beNil())
      view.wasDismissed()
<<end>>
      expect(parts.delegate.didDismissCallCount).to(equal(1))
    }

    it("delegate when released is not retained") { @MainActor in
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
      expect(released).to(beNil())
      withExtendedLifetime(screen) {}
    }

    it("factory when called makes screen") { @MainActor in
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
      let controller = try require(screen as? <<Module>>ViewController).toNot(beNil())
      let view = controller.model
<<else>>
      let view = try require(screen as? <<Module>>ViewController).toNot(beNil())
<<end>>
      let interactor = try require(view.interactor as? <<Module>>Interactor).toNot(beNil())
      expect(interactor.delegate).to(beIdenticalTo(parts.delegate))
    }

    it("parts when screen is released are released") { @MainActor in
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
        let controller = try require(screen as? <<Module>>ViewController).toNot(beNil())
        let view = controller.model
<<else>>
        let view = try require(screen as? <<Module>>ViewController).toNot(beNil())
<<end>>
        let interactor = try require(view.interactor as? <<Module>>Interactor).toNot(beNil())
        releasedView = view
        releasedInteractor = interactor
        releasedPresenter = interactor.presenter as? <<Module>>Presenter
      }
      expect(releasedView).to(beNil())
      expect(releasedInteractor).to(beNil())
      expect(releasedPresenter).to(beNil())
    }

    it("parts when screen is kept are kept") { @MainActor in
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
        let controller = try require(parts.screen as? <<Module>>ViewController).toNot(beNil())
        let view = controller.model
<<else>>
        let view = try require(parts.screen as? <<Module>>ViewController).toNot(beNil())
<<end>>
        let interactor = try require(view.interactor as? <<Module>>Interactor).toNot(beNil())
        keptInteractor = interactor
        keptPresenter = interactor.presenter as? <<Module>>Presenter
<<if next or next-on-failure>>
        keptRouter = view.router as? <<Module>>Router
<<end>>
      }
      expect(keptInteractor).toNot(beNil())
      expect(keptPresenter).toNot(beNil())
<<if next or next-on-failure>>
      expect(keptRouter).toNot(beNil())
<<end>>
    }
  }
}

@MainActor
private struct <<Module>>Factory: <<Module>>ModuleFactory {
<<if worker or use-cases contains "isCall" or actions contains "isCall" or next>>
  let <<Module|lowerCamel>>Dependencies: <<Module>>Dependencies
<<end>>
}
