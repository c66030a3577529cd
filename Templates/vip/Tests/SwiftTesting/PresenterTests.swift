<<if NeedsFoundation or worker>>
import Foundation
<<end>>
import Testing

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
@MainActor
struct <<Module>>PresenterTests {
  let presenter = <<Module>>Presenter()
  let view = <<Module>>MockView()

  init() {
    presenter.view = view
  }

  @Test func testPresentConfiguration_whenViewIsReady_configuresIt() {
    let title = "<<Module|words>>"
    presenter.presentConfiguration()
    #expect(view.configureCallCount == 1)
    #expect(view.configuration == .init(title: title))
  }
<<for useCase in use-cases>>

  @Test func testPresent<<useCase>>_whenResponseArrives_displaysViewModel() {
    presenter.present<<useCase>>(<<if empty-models == "keep">>.init()<<end>>)
    #expect(view.display<<useCase>>CallCount == 1)
<<if empty-models == "keep">>
    #expect(view.<<useCase|lowerCamel>>ViewModel == .init())
<<end>>
  }
<<end>>
<<for action in actions>>

  @Test func testPresent<<action.name|upperCamel>>_whenResponseArrives_displaysViewModel() {
    presenter.present<<action.name|upperCamel>>(<<if empty-models == "keep">>.init()<<end>>)
    #expect(view.display<<action.name|upperCamel>>CallCount == 1)
<<if empty-models == "keep">>
    #expect(view.<<action.name|lowerCamel>>ViewModel == .init())
<<end>>
  }
<<end>>
<<if worker>>

  @Test func testPresentFailure_whenErrorArrives_displaysItsDescription() {
    let error = CancellationError()
    presenter.presentFailure(.init(error: error))
    #expect(view.displayFailureCallCount == 1)
    #expect(view.failure == .init(message: error.localizedDescription))
  }
<<end>>

  @Test func testView_whenReleased_isNotRetained() {
    do {
      let view = <<Module>>MockView()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}

/// The view controller: what it asks for, and what it shows.
@MainActor
struct <<Module>>ViewControllerTests {
  let viewController: <<Module>>ViewController
  let interactor = <<Module>>MockInteractor()
  let router = <<Module>>MockRouter()

  init() {
    viewController = <<Module>>ViewController<<if ui == "uikit" and view == "storyboard">>.load<<end>>(
      interactor: interactor,
      router: router
    )
  }

  @Test func testStart_whenViewIsReady_tellsInteractor() {
    viewController.requestStart()
    #expect(interactor.startCallCount == 1)
  }

  @Test func testClose_whenUserLeaves_tellsInteractorAndAsksRouter() {
    viewController.requestClose()
    #expect(interactor.closeCallCount == 1)
    #expect(router.closeCallCount == 1)
  }

<<if ui == "swiftui" and navigation == "swiftui">>
  @Test func testShow_whenThereIsDestination_asksRouter() {
    viewController.show(.details)
    #expect(router.showCallCount == 1)
    #expect(router.destination == .details)
  }

<<end>>
<<if ui == "uikit" and view == "storyboard">>
  @Test func testLoad_whenThereIsStoryboard_usesNamesInIt() {
    let loaded = <<Module>>ViewController.self
    let identifier = "<<Module>>ViewController"
    #expect(loaded.storyboardName == "<<Module>>")
    #expect(loaded.storyboardIdentifier == identifier)
  }

<<end>>
  @Test func testConfigure_whenCalled_showsTitle() {
    viewController.configure(with: .init(title: "A title"))
<<if ui == "swiftui">>
    #expect(viewController.state.title == "A title")
<<end>>
<<if ui != "swiftui" or navigation == "uikit">>
    #expect(viewController.title == "A title")
<<end>>
  }
<<for useCase in use-cases>>

  @Test func testRequest<<useCase>>_whenCalled_asksInteractor()<<if worker>> async<<end>> {
    <<if worker>>await <<end>>viewController.request<<useCase>>()
    #expect(interactor.<<useCase|lowerCamel>>CallCount == 1)
<<if empty-models == "keep">>
    #expect(interactor.<<useCase|lowerCamel>>Request == .init())
<<end>>
  }
<<if empty-models == "keep">>

  @Test func testDisplay<<useCase>>_whenCalled_keepsViewModel() {
    #expect(viewController.<<if ui == "swiftui">>state.<<end>><<useCase|lowerCamel>>ViewModel == nil)
    viewController.display<<useCase>>(.init())
    #expect(viewController.<<if ui == "swiftui">>state.<<end>><<useCase|lowerCamel>>ViewModel == .init())
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @Test func testRequest<<action.name|upperCamel>>_whenCalled_asksInteractor()<<if action.isAsync>> async<<end>><<if action.isThrowing>> throws<<end>> {
<<include "Includes/SampleUserRequest.swift">>
    #expect(interactor.<<action.name|lowerCamel>>CallCount == 1)
<<if empty-models == "keep" and not action.parameters>>
    #expect(interactor.<<action.name|lowerCamel>>Request == .init())
<<end>>
<<if action.parameters>>
    let request = interactor.<<action.name|lowerCamel>>Request
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(request?.<<parameter.name>> != nil)
<<elseif action.isLong>>
    #expect(
      request?.<<parameter.name>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(request?.<<parameter.name>> == <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<if empty-models == "keep">>

  @Test func testDisplay<<action.name|upperCamel>>_whenCalled_keepsViewModel() {
    #expect(viewController.<<if ui == "swiftui">>state.<<end>><<action.name|lowerCamel>>ViewModel == nil)
    viewController.display<<action.name|upperCamel>>(.init())
    #expect(viewController.<<if ui == "swiftui">>state.<<end>><<action.name|lowerCamel>>ViewModel == .init())
  }
<<end>>
<<end>>
<<if worker>>

  @Test func testDisplayFailure_whenCalled_keepsIt() {
    viewController.displayFailure(.init(message: "Out of order"))
    #expect(viewController.<<if ui == "swiftui">>state.<<end>>failure?.message == "Out of order")
  }
<<end>>

  @Test func testInit_whenOnlyViewControllerHoldsParts_retainsThem() {
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
      #expect(interactor != nil)
      #expect(router != nil)
    }
  }
}
