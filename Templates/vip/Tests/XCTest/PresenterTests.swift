<<if NeedsFoundation or worker>>
import Foundation
<<end>>
import XCTest

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
final class <<Module>>PresenterTests: XCTestCase {
  @MainActor
  func testPresentConfiguration_whenViewIsReady_configuresIt() async throws {
    let parts = <<Module>>PresenterParts()
    let title = "<<Module|words>>"
    parts.presenter.presentConfiguration()
    XCTAssertEqual(parts.view.configureCallCount, 1)
    XCTAssertEqual(parts.view.configuration, .init(title: title))
  }
<<for useCase in use-cases>>

  @MainActor
  func testPresent<<useCase>>_whenResponseArrives_displaysViewModel() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.present<<useCase>>(<<if empty-models == "keep">>.init()<<end>>)
    XCTAssertEqual(parts.view.display<<useCase>>CallCount, 1)
<<if empty-models == "keep">>
    XCTAssertEqual(parts.view.<<useCase|lowerCamel>>ViewModel, .init())
<<end>>
  }
<<end>>
<<for action in actions>>

  @MainActor
  func testPresent<<action.name|upperCamel>>_whenResponseArrives_displaysViewModel() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.present<<action.name|upperCamel>>(<<if empty-models == "keep">>.init()<<end>>)
    XCTAssertEqual(parts.view.display<<action.name|upperCamel>>CallCount, 1)
<<if empty-models == "keep">>
    XCTAssertEqual(parts.view.<<action.name|lowerCamel>>ViewModel, .init())
<<end>>
  }
<<end>>
<<if worker>>

  @MainActor
  func testPresentFailure_whenErrorArrives_displaysItsDescription() async throws {
    let parts = <<Module>>PresenterParts()
    let error = CancellationError()
    parts.presenter.presentFailure(.init(error: error))
    XCTAssertEqual(parts.view.displayFailureCallCount, 1)
    XCTAssertEqual(parts.view.failure, .init(message: error.localizedDescription))
  }
<<end>>

  @MainActor
  func testView_whenReleased_isNotRetained() async throws {
    let parts = <<Module>>PresenterParts()
    do {
      let view = <<Module>>MockView()
      parts.presenter.view = view
    }
    XCTAssertNil(parts.presenter.view)
  }
}

/// The view controller: what it asks for, and what it shows.
final class <<Module>>ViewControllerTests: XCTestCase {
  @MainActor
  func testStart_whenViewIsReady_tellsInteractor() async throws {
    let screen = <<Module>>ViewControllerParts()
    screen.viewController.requestStart()
    XCTAssertEqual(screen.interactor.startCallCount, 1)
  }

  @MainActor
  func testClose_whenUserLeaves_tellsInteractorAndAsksRouter() async throws {
    let screen = <<Module>>ViewControllerParts()
    screen.viewController.requestClose()
    XCTAssertEqual(screen.interactor.closeCallCount, 1)
    XCTAssertEqual(screen.router.closeCallCount, 1)
  }

<<if ui == "swiftui" and navigation == "swiftui">>
  @MainActor
  func testShow_whenThereIsDestination_asksRouter() async throws {
    let screen = <<Module>>ViewControllerParts()
    screen.viewController.show(.details)
    XCTAssertEqual(screen.router.showCallCount, 1)
    XCTAssertEqual(screen.router.destination, .details)
  }

<<end>>
<<if ui == "uikit" and view == "storyboard">>
  @MainActor
  func testLoad_whenThereIsStoryboard_usesNamesInIt() async throws {
    let loaded = <<Module>>ViewController.self
    let identifier = "<<Module>>ViewController"
    XCTAssertEqual(loaded.storyboardName, "<<Module>>")
    XCTAssertEqual(loaded.storyboardIdentifier, identifier)
  }

<<end>>
  @MainActor
  func testConfigure_whenCalled_showsTitle() async throws {
    let screen = <<Module>>ViewControllerParts()
    screen.viewController.configure(with: .init(title: "A title"))
<<if ui == "swiftui">>
    XCTAssertEqual(screen.viewController.state.title, "A title")
<<end>>
<<if ui != "swiftui" or navigation == "uikit">>
    XCTAssertEqual(screen.viewController.title, "A title")
<<end>>
  }
<<for useCase in use-cases>>

  @MainActor
  func testRequest<<useCase>>_whenCalled_asksInteractor() async throws {
    let screen = <<Module>>ViewControllerParts()
    <<if worker>>await <<end>>screen.viewController.request<<useCase>>()
    XCTAssertEqual(screen.interactor.<<useCase|lowerCamel>>CallCount, 1)
<<if empty-models == "keep">>
    XCTAssertEqual(screen.interactor.<<useCase|lowerCamel>>Request, .init())
<<end>>
  }
<<if empty-models == "keep">>

  @MainActor
  func testDisplay<<useCase>>_whenCalled_keepsViewModel() async throws {
    let screen = <<Module>>ViewControllerParts()
    XCTAssertNil(screen.viewController.<<if ui == "swiftui">>state.<<end>><<useCase|lowerCamel>>ViewModel)
    screen.viewController.display<<useCase>>(.init())
    XCTAssertEqual(screen.viewController.<<if ui == "swiftui">>state.<<end>><<useCase|lowerCamel>>ViewModel, .init())
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func testRequest<<action.name|upperCamel>>_whenCalled_asksInteractor() async throws {
    let screen = <<Module>>ViewControllerParts()
    let viewController = screen.viewController
<<include "Includes/SampleUserRequest.swift">>
    XCTAssertEqual(screen.interactor.<<action.name|lowerCamel>>CallCount, 1)
<<if empty-models == "keep" and not action.parameters>>
    XCTAssertEqual(screen.interactor.<<action.name|lowerCamel>>Request, .init())
<<end>>
<<if action.parameters>>
    let request = screen.interactor.<<action.name|lowerCamel>>Request
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(request?.<<parameter.name>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      request?.<<parameter.name>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(request?.<<parameter.name>>, <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<if empty-models == "keep">>

  @MainActor
  func testDisplay<<action.name|upperCamel>>_whenCalled_keepsViewModel() async throws {
    let screen = <<Module>>ViewControllerParts()
    XCTAssertNil(screen.viewController.<<if ui == "swiftui">>state.<<end>><<action.name|lowerCamel>>ViewModel)
    screen.viewController.display<<action.name|upperCamel>>(.init())
    XCTAssertEqual(screen.viewController.<<if ui == "swiftui">>state.<<end>><<action.name|lowerCamel>>ViewModel, .init())
  }
<<end>>
<<end>>
<<if worker>>

  @MainActor
  func testDisplayFailure_whenCalled_keepsIt() async throws {
    let screen = <<Module>>ViewControllerParts()
    screen.viewController.displayFailure(.init(message: "Out of order"))
    XCTAssertEqual(screen.viewController.<<if ui == "swiftui">>state.<<end>>failure?.message, "Out of order")
  }
<<end>>

  @MainActor
  func testInit_whenOnlyViewControllerHoldsParts_retainsThem() async throws {
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
      XCTAssertNotNil(interactor)
      XCTAssertNotNil(router)
    }
  }
}

<<include "Includes/PresenterParts.swift">>

<<include "Includes/ViewControllerParts.swift">>
