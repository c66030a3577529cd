<<if NeedsFoundation or worker>>
import Foundation
<<end>>
import Nimble
import Quick

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
final class <<Module>>PresenterTests: AsyncSpec {
  override class func spec() {
    it("configures the view") { @MainActor in
      let parts = <<Module>>PresenterParts()
      let title = "<<Module|words>>"
      parts.presenter.presentConfiguration()
      expect(parts.view.configureCallCount).to(equal(1))
      expect(parts.view.configuration).to(equal(.init(title: title)))
    }
<<for useCase in use-cases>>

    it("displays the view model of <<useCase|lowerCamel>>") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.present<<useCase>>(<<if empty-models == "keep">>.init()<<end>>)
      expect(parts.view.display<<useCase>>CallCount).to(equal(1))
<<if empty-models == "keep">>
      expect(parts.view.<<useCase|lowerCamel>>ViewModel).to(equal(.init()))
<<end>>
    }
<<end>>
<<for action in actions>>

    it("displays the view model of <<action.name>>") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.present<<action.name|upperCamel>>(<<if empty-models == "keep">>.init()<<end>>)
      expect(parts.view.display<<action.name|upperCamel>>CallCount).to(equal(1))
<<if empty-models == "keep">>
      expect(parts.view.<<action.name|lowerCamel>>ViewModel).to(equal(.init()))
<<end>>
    }
<<end>>
<<if worker>>

    it("displays the description of an error") { @MainActor in
      let parts = <<Module>>PresenterParts()
      let error = CancellationError()
      parts.presenter.presentFailure(.init(error: error))
      expect(parts.view.displayFailureCallCount).to(equal(1))
      expect(parts.view.failure).to(equal(.init(message: error.localizedDescription)))
    }
<<end>>

    it("does not retain the view") { @MainActor in
      let parts = <<Module>>PresenterParts()
      do {
        let view = <<Module>>MockView()
        parts.presenter.view = view
      }
      expect(parts.presenter.view).to(beNil())
    }
  }
}

/// The view controller: what it asks for, and what it shows.
final class <<Module>>ViewControllerTests: AsyncSpec {
  override class func spec() {
    it("tells the interactor that it is ready") { @MainActor in
      let screen = <<Module>>ViewControllerParts()
      screen.viewController.requestStart()
      expect(screen.interactor.startCallCount).to(equal(1))
    }

    it("tells the interactor and asks the router when the user leaves") { @MainActor in
      let screen = <<Module>>ViewControllerParts()
      screen.viewController.requestClose()
      expect(screen.interactor.closeCallCount).to(equal(1))
      expect(screen.router.closeCallCount).to(equal(1))
    }

<<if ui == "swiftui" and navigation == "swiftui">>
    it("asks the router to show a destination") { @MainActor in
      let screen = <<Module>>ViewControllerParts()
      screen.viewController.show(.details)
      expect(screen.router.showCallCount).to(equal(1))
      expect(screen.router.destination).to(equal(.details))
    }

<<end>>
<<if ui == "uikit" and view == "storyboard">>
    it("uses the names in the storyboard") { @MainActor in
      let loaded = <<Module>>ViewController.self
      let identifier = "<<Module>>ViewController"
      expect(loaded.storyboardName).to(equal("<<Module>>"))
      expect(loaded.storyboardIdentifier).to(equal(identifier))
    }

<<end>>
    it("shows the title that it is configured with") { @MainActor in
      let screen = <<Module>>ViewControllerParts()
      screen.viewController.configure(with: .init(title: "A title"))
<<if ui == "swiftui">>
      expect(screen.viewController.state.title).to(equal("A title"))
<<end>>
<<if ui != "swiftui" or navigation == "uikit">>
      expect(screen.viewController.title).to(equal("A title"))
<<end>>
    }
<<for useCase in use-cases>>

    it("asks the interactor for <<useCase|lowerCamel>>") { @MainActor in
      let screen = <<Module>>ViewControllerParts()
      <<if worker>>await <<end>>screen.viewController.request<<useCase>>()
      expect(screen.interactor.<<useCase|lowerCamel>>CallCount).to(equal(1))
<<if empty-models == "keep">>
      expect(screen.interactor.<<useCase|lowerCamel>>Request).to(equal(.init()))
<<end>>
    }
<<if empty-models == "keep">>

    it("keeps the view model of <<useCase|lowerCamel>>") { @MainActor in
      let screen = <<Module>>ViewControllerParts()
      expect(screen.viewController.<<if ui == "swiftui">>state.<<end>><<useCase|lowerCamel>>ViewModel).to(beNil())
      screen.viewController.display<<useCase>>(.init())
      expect(screen.viewController.<<if ui == "swiftui">>state.<<end>><<useCase|lowerCamel>>ViewModel).to(equal(.init()))
    }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

    it("asks the interactor for <<action.name>>") { @MainActor in
      let screen = <<Module>>ViewControllerParts()
      let viewController = screen.viewController
<<include "Includes/SampleUserRequestInSpec.swift">>
      expect(screen.interactor.<<action.name|lowerCamel>>CallCount).to(equal(1))
<<if empty-models == "keep" and not action.parameters>>
      expect(screen.interactor.<<action.name|lowerCamel>>Request).to(equal(.init()))
<<end>>
<<if action.parameters>>
      let request = screen.interactor.<<action.name|lowerCamel>>Request
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(request?.<<parameter.name>>).toNot(beNil())
<<elseif action.isLong>>
      expect(request?.<<parameter.name>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(request?.<<parameter.name>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
    }
<<end>>
<<if empty-models == "keep">>

    it("keeps the view model of <<action.name>>") { @MainActor in
      let screen = <<Module>>ViewControllerParts()
      expect(screen.viewController.<<if ui == "swiftui">>state.<<end>><<action.name|lowerCamel>>ViewModel).to(beNil())
      screen.viewController.display<<action.name|upperCamel>>(.init())
      expect(screen.viewController.<<if ui == "swiftui">>state.<<end>><<action.name|lowerCamel>>ViewModel).to(equal(.init()))
    }
<<end>>
<<end>>
<<if worker>>

    it("keeps the failure") { @MainActor in
      let screen = <<Module>>ViewControllerParts()
      screen.viewController.displayFailure(.init(message: "Out of order"))
      expect(screen.viewController.<<if ui == "swiftui">>state.<<end>>failure?.message).to(equal("Out of order"))
    }
<<end>>

    it("retains the interactor and the router") { @MainActor in
      weak var interactor: <<Module>>MockInteractor?
      weak var router: <<Module>>MockRouter?
      let viewController: <<Module>>ViewController
      do {
        let mockInteractor = <<Module>>MockInteractor()
        let mockRouter = <<Module>>MockRouter()
        interactor = mockInteractor
        router = mockRouter
        viewController = <<Module>>ViewController<<if ui == "uikit" and view == "storyboard">>.load<<end>>(
          interactor: mockInteractor,
          router: mockRouter
        )
      }
      withExtendedLifetime(viewController) {
        expect(interactor).toNot(beNil())
        expect(router).toNot(beNil())
      }
    }
  }
}

<<include "Includes/PresenterParts.swift">>

<<include "Includes/ViewControllerParts.swift">>
