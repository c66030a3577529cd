import XCTest

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: XCTestCase {
  @MainActor
  func testPresentConfiguration_whenViewIsReady_configuresIt() async throws {
    let parts = <<Module>>PresenterParts()
    let title = <<Module>>Texts.title
    parts.presenter.presentConfiguration()
    XCTAssertEqual(parts.view.configureCalls, [.init(title: title)])
  }
<<if worker>>

  @MainActor
  func testPresentLoading_whenWorkerWorks_displaysIt() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.presentLoading(true)
    XCTAssertEqual(parts.view.displayLoadingCalls, [true])
  }

  @MainActor
  func testPresentFailure_whenErrorArrives_displaysItsDescription() async throws {
    let parts = <<Module>>PresenterParts()
    let error = <<Module>>WorkerError.notConnected
    parts.presenter.presentFailure(.init(error: error))
    let message = parts.view.displayFailureCalls.first?.message
    XCTAssertEqual(message, <<Module>>Texts.notConnected)
  }
<<end>>
<<for action in use-cases>>
<<if not action.result or action.resultSample>>

  @MainActor
  func testPresent<<action.id|upperCamel>>_whenResponseArrives_displaysViewModel() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.present<<action.id|upperCamel>>(<<if action.result>>.init(result: <<action.resultSample>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<if action.result and action.isResultComparable>>
    let viewModel = parts.view.display<<action.id|upperCamel>>Calls.first
    XCTAssertEqual(viewModel?.result, <<action.resultSample>>)
<<elseif action.result>>
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>Calls.count, 1)
<<elseif empty-models == "keep">>
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>Calls, [.init()])
<<else>>
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>CallCount, 1)
<<end>>
  }
<<end>>
<<end>>
<<for action in actions>>
<<if not action.result or action.resultSample>>

  @MainActor
  func testPresent<<action.id|upperCamel>>_whenResponseArrives_displaysViewModel() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.present<<action.id|upperCamel>>(<<if action.result>>.init(result: <<action.resultSample>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<if action.result and action.isResultComparable>>
    let viewModel = parts.view.display<<action.id|upperCamel>>Calls.first
    XCTAssertEqual(viewModel?.result, <<action.resultSample>>)
<<elseif action.result>>
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>Calls.count, 1)
<<elseif empty-models == "keep">>
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>Calls, [.init()])
<<else>>
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>CallCount, 1)
<<end>>
  }
<<end>>
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
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewControllerTests: XCTestCase {
  @MainActor
  func testViewDidLoad_whenViewIsReady_tellsInteractor() async throws {
    let parts = <<Module>>ViewControllerParts()
<<if worker and ui == "swiftui" and navigation == "swiftui">>
    await parts.viewController.viewDidLoad()
<<elseif worker>>
    parts.viewController.viewDidLoad()
    await parts.viewController.loading?.value
<<else>>
    parts.viewController.viewDidLoad()
<<end>>
    XCTAssertEqual(parts.interactor.viewDidLoadCallCount, 1)
  }
<<if worker and (ui != "swiftui" or navigation == "uikit")>>

  @MainActor
  func testViewDidLoad_whenViewControllerIsReleased_cancelsLoading() async throws {
    let parts = <<Module>>ViewControllerParts()
    var loading: Task<Void, Never>?
    do {
      let viewController = <<Module>>ViewController<<if ui == "uikit" and view == "storyboard">>.load<<end>>(
        interactor: parts.interactor,
        router: parts.router
      )
      viewController.viewDidLoad()
      loading = viewController.loading
    }
    XCTAssertEqual(loading?.isCancelled, true)
  }
<<end>>

  @MainActor
  func testClose_whenUserLeaves_tellsInteractorAndAsksRouter() async throws {
    let parts = <<Module>>ViewControllerParts()
    parts.viewController.requestClose()
    XCTAssertEqual(parts.interactor.closeCallCount, 1)
    XCTAssertEqual(parts.router.closeCallCount, 1)
  }
<<if ui == "swiftui" and navigation == "swiftui">>

  @MainActor
  func testShow_whenThereIsDestination_asksRouter() async throws {
    let parts = <<Module>>ViewControllerParts()
    parts.viewController.show(.details)
    XCTAssertEqual(parts.router.showCalls, [.details])
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
    let parts = <<Module>>ViewControllerParts()
    parts.viewController.configure(with: .init(title: "A title"))
<<if ui == "swiftui">>
    XCTAssertEqual(parts.viewController.state.title, "A title")
<<end>>
<<if ui != "swiftui" or navigation == "uikit">>
    XCTAssertEqual(parts.viewController.title, "A title")
<<end>>
  }
<<for action in use-cases>>
<<if action.isTestable>>

  @MainActor
  func testRequest<<action.id|upperCamel>>_whenCalled_asksInteractor() async throws {
    let parts = <<Module>>ViewControllerParts()
    let viewController = parts.viewController
<<if action.isLong>>
    <<if worker>>await <<else>><<action.prefix>><<end>>viewController.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    <<if worker>>await <<else>><<action.prefix>><<end>>viewController.request<<action.id|upperCamel>>(<<action.sampleArguments>>)
<<end>>
<<if action.parameters>>
    let request = parts.interactor.<<action.id>>Calls.first
<<elseif empty-models == "keep">>
    XCTAssertEqual(parts.interactor.<<action.id>>Calls, [.init()])
<<else>>
    XCTAssertEqual(parts.interactor.<<action.id>>CallCount, 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(request?.<<parameter.reference>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      request?.<<parameter.reference>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(request?.<<parameter.reference>>, <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<if action.result and action.resultSample>>

  @MainActor
  func testDisplay<<action.id|upperCamel>>_whenCalled_keepsViewModel() async throws {
    let parts = <<Module>>ViewControllerParts()
    parts.viewController.display<<action.id|upperCamel>>(.init(result: <<action.resultSample>>))
<<if action.isResultComparable>>
    let viewModel = parts.viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel
    XCTAssertEqual(viewModel?.result, <<action.resultSample>>)
<<else>>
    XCTAssertNotNil(parts.viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel)
<<end>>
  }
<<elseif not action.result and empty-models == "keep">>

  @MainActor
  func testDisplay<<action.id|upperCamel>>_whenCalled_keepsViewModel() async throws {
    let parts = <<Module>>ViewControllerParts()
    parts.viewController.display<<action.id|upperCamel>>(.init())
    XCTAssertEqual(parts.viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel, .init())
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func testRequest<<action.id|upperCamel>>_whenCalled_asksInteractor() async throws {
    let parts = <<Module>>ViewControllerParts()
    let viewController = parts.viewController
<<if action.isLong>>
    <<if worker and action.isAsync>>await <<else>><<action.prefix>><<end>>viewController.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    <<if worker and action.isAsync>>await <<else>><<action.prefix>><<end>>viewController.request<<action.id|upperCamel>>(<<action.sampleArguments>>)
<<end>>
<<if action.parameters>>
    let request = parts.interactor.<<action.id>>Calls.first
<<elseif empty-models == "keep">>
    XCTAssertEqual(parts.interactor.<<action.id>>Calls, [.init()])
<<else>>
    XCTAssertEqual(parts.interactor.<<action.id>>CallCount, 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(request?.<<parameter.reference>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      request?.<<parameter.reference>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(request?.<<parameter.reference>>, <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<if action.result and action.resultSample>>

  @MainActor
  func testDisplay<<action.id|upperCamel>>_whenCalled_keepsViewModel() async throws {
    let parts = <<Module>>ViewControllerParts()
    parts.viewController.display<<action.id|upperCamel>>(.init(result: <<action.resultSample>>))
<<if action.isResultComparable>>
    let viewModel = parts.viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel
    XCTAssertEqual(viewModel?.result, <<action.resultSample>>)
<<else>>
    XCTAssertNotNil(parts.viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel)
<<end>>
  }
<<elseif not action.result and empty-models == "keep">>

  @MainActor
  func testDisplay<<action.id|upperCamel>>_whenCalled_keepsViewModel() async throws {
    let parts = <<Module>>ViewControllerParts()
    parts.viewController.display<<action.id|upperCamel>>(.init())
    XCTAssertEqual(parts.viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel, .init())
  }
<<end>>
<<end>>
<<if worker>>

  @MainActor
  func testDisplayLoading_whenWorkerWorks_replacesFailure() async throws {
    let parts = <<Module>>ViewControllerParts()
    parts.viewController.displayFailure(.init(message: "Out of order"))
    parts.viewController.displayLoading(true)
    XCTAssertEqual(parts.viewController.<<if ui == "swiftui">>state.<<end>>message, <<Module>>Texts.loading)
    parts.viewController.displayLoading(false)
    XCTAssertNil(parts.viewController.<<if ui == "swiftui">>state.<<end>>failure)
  }

  @MainActor
  func testDisplayFailure_whenWorkerFailed_showsIt() async throws {
    let parts = <<Module>>ViewControllerParts()
    parts.viewController.displayFailure(.init(message: "Out of order"))
    XCTAssertEqual(parts.viewController.<<if ui == "swiftui">>state.<<end>>message, "Out of order")
  }
<<for action in use-cases>>
<<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and action.result and action.resultSample>>

  @MainActor
  func testDisplay<<action.id|upperCamel>>_whenCalled_showsResult() async throws {
    let parts = <<Module>>ViewControllerParts()
    let result = <<action.resultSample>>
    parts.viewController.display<<action.id|upperCamel>>(.init(result: result))
    XCTAssertEqual(parts.viewController.<<if ui == "swiftui">>state.<<end>>message, "\(result)")
  }
<<elseif not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and not action.result and empty-models == "keep">>

  @MainActor
  func testDisplay<<action.id|upperCamel>>_whenCalled_removesMessage() async throws {
    let parts = <<Module>>ViewControllerParts()
    parts.viewController.display<<action.id|upperCamel>>(.init())
    XCTAssertNil(parts.viewController.<<if ui == "swiftui">>state.<<end>>message)
  }
<<end>>
<<end>>
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

@MainActor
private struct <<Module>>PresenterParts {
  let presenter = <<Module>>Presenter()
  let view = <<Module>>MockView()

  init() {
    presenter.view = view
  }
}

@MainActor
private struct <<Module>>ViewControllerParts {
  let viewController: <<Module>>ViewController
  let interactor = <<Module>>MockInteractor()
  let router = <<Module>>MockRouter()

  init() {
    viewController = <<Module>>ViewController<<if ui == "uikit" and view == "storyboard">>.load<<end>>(
      interactor: interactor,
      router: router
    )
  }
}
