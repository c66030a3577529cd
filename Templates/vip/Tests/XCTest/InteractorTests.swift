<<include "Includes/FoundationImportForTests.swift">>
import XCTest

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
final class <<Module>>InteractorTests: XCTestCase {
  @MainActor
  func testInit_whenNothingIsGiven_usesPartsOfTheModule() async throws {
    let interactor = <<Module>>Interactor()
    XCTAssertTrue(interactor.presenter is <<Module>>Presenter)
<<if worker>>
    XCTAssertTrue(interactor.worker is <<Module>>Worker)
<<end>>
  }

  @MainActor
  func testStart_whenViewIsReady_presentsConfiguration() async throws {
    let parts = <<Module>>InteractorParts()
    parts.interactor.start()
    XCTAssertEqual(parts.presenter.presentConfigurationCallCount, 1)
  }

  @MainActor
  func testClose_whenThereIsDelegate_tellsIt() async throws {
    let parts = <<Module>>InteractorParts()
    parts.interactor.close()
    XCTAssertEqual(parts.delegate.didCloseCallCount, 1)
  }
<<for useCase in use-cases>>
<<if worker>>

  @MainActor
  func test<<useCase>>_whenRequested_asksWorker() async throws {
    let parts = <<Module>>InteractorParts()
    await parts.interactor.<<useCase|lowerCamel>>(<<if empty-models == "keep">>.init()<<end>>)
    XCTAssertEqual(parts.worker.<<useCase|lowerCamel>>CallCount, 1)
<<if empty-models == "keep">>
    XCTAssertEqual(parts.worker.<<useCase|lowerCamel>>Request, .init())
<<end>>
  }

  @MainActor
  func test<<useCase>>_whenWorkerAnswers_presentsResponse() async throws {
    let parts = <<Module>>InteractorParts()
    await parts.interactor.<<useCase|lowerCamel>>(<<if empty-models == "keep">>.init()<<end>>)
    XCTAssertEqual(parts.presenter.present<<useCase>>CallCount, 1)
<<if empty-models == "keep">>
    XCTAssertEqual(parts.presenter.<<useCase|lowerCamel>>Response, .init())
<<end>>
    XCTAssertEqual(parts.presenter.presentFailureCallCount, 0)
  }

  @MainActor
  func test<<useCase>>_whenWorkerFails_presentsFailure() async throws {
    let parts = <<Module>>InteractorParts()
    parts.worker.error = CancellationError()
    await parts.interactor.<<useCase|lowerCamel>>(<<if empty-models == "keep">>.init()<<end>>)
    XCTAssertEqual(parts.presenter.presentFailureCallCount, 1)
    XCTAssertTrue(parts.presenter.failure?.error is CancellationError)
    XCTAssertEqual(parts.presenter.present<<useCase>>CallCount, 0)
  }
<<else>>

  @MainActor
  func test<<useCase>>_whenRequested_presentsResponse() async throws {
    let parts = <<Module>>InteractorParts()
    parts.interactor.<<useCase|lowerCamel>>(<<if empty-models == "keep">>.init()<<end>>)
    XCTAssertEqual(parts.presenter.present<<useCase>>CallCount, 1)
<<if empty-models == "keep">>
    XCTAssertEqual(parts.presenter.<<useCase|lowerCamel>>Response, .init())
<<end>>
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.name|upperCamel>>_whenRequested_presentsResponse() async throws {
    let parts = <<Module>>InteractorParts()
    let interactor = parts.interactor
<<include "Includes/SampleRequest.swift">>
    XCTAssertEqual(parts.presenter.present<<action.name|upperCamel>>CallCount, 1)
<<if empty-models == "keep">>
    XCTAssertEqual(parts.presenter.<<action.name|lowerCamel>>Response, .init())
<<end>>
  }
<<end>>
<<end>>

  @MainActor
  func testDelegate_whenReleased_isNotRetained() async throws {
    let parts = <<Module>>InteractorParts()
    do {
      let delegate = <<Module>>MockDelegate()
      parts.interactor.delegate = delegate
    }
    XCTAssertNil(parts.interactor.delegate)
  }

  @MainActor
  func testPresenter_whenOnlyInteractorHoldsIt_isRetained() async throws {
    weak var presenter: <<Module>>MockPresenter?
    let interactor: <<Module>>Interactor
    do {
      let mock = <<Module>>MockPresenter()
      presenter = mock
      interactor = <<Module>>Interactor(presenter: mock)
    }
    XCTAssertNotNil(presenter)
    withExtendedLifetime(interactor) {}
  }
}

/// The module as a whole: how its parts are connected, and who keeps whom.
final class <<Module>>ModuleTests: XCTestCase {
  @MainActor
  func testAssemble_whenCalled_connectsEveryPart() async throws {
    let module = <<Module>>ModuleParts()
    XCTAssertIdentical(module.presenter?.view, module.viewController)
    XCTAssertIdentical(module.router?.viewController, module.viewController)
    XCTAssertIdentical(module.interactor?.delegate, module.delegate)
  }
<<if worker>>

  @MainActor
  func testAssemble_whenNoWorkerIsGiven_usesWorkerOfTheModule() async throws {
    let viewController = <<Module>>Module.assemble()
    let interactor = try XCTUnwrap(
      viewController.interactor as? <<Module>>Interactor
    )
    XCTAssertTrue(interactor.worker is <<Module>>Worker)
  }
<<end>>

  @MainActor
  func testStart_whenAssembled_configuresView() async throws {
    let module = <<Module>>ModuleParts()
    let title = "<<Module|words>>"
    module.viewController.requestStart()
    XCTAssertEqual(module.viewController.<<if ui == "swiftui">>state.<<end>>title, title)
  }

  @MainActor
  func testClose_whenAssembled_tellsDelegate() async throws {
    let module = <<Module>>ModuleParts()
    module.viewController.requestClose()
    XCTAssertEqual(module.delegate.didCloseCallCount, 1)
  }
<<for useCase in use-cases>>

  @MainActor
  func testRequest<<useCase>>_whenAssembled_reachesView() async throws {
    let module = <<Module>>ModuleParts()
<<if empty-models == "keep">>
    <<if worker>>await <<end>>module.viewController.request<<useCase>>()
    XCTAssertEqual(module.viewController.<<if ui == "swiftui">>state.<<end>><<useCase|lowerCamel>>ViewModel, .init())
<<end>>
    module.presenter?.view = module.view
    <<if worker>>await <<end>>module.viewController.request<<useCase>>()
    XCTAssertEqual(module.view.display<<useCase>>CallCount, 1)
  }
<<if worker>>

  @MainActor
  func testRequest<<useCase>>_whenWorkerFails_showsFailure() async throws {
    let module = <<Module>>ModuleParts()
    module.worker.error = CancellationError()
    await module.viewController.request<<useCase>>()
    XCTAssertNotNil(module.viewController.<<if ui == "swiftui">>state.<<end>>failure)
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func testRequest<<action.name|upperCamel>>_whenAssembled_reachesView() async throws {
    let module = <<Module>>ModuleParts()
    let viewController = module.viewController
    module.presenter?.view = module.view
<<include "Includes/SampleUserRequest.swift">>
    XCTAssertEqual(module.view.display<<action.name|upperCamel>>CallCount, 1)
  }
<<end>>
<<end>>

<<if ui == "swiftui" and navigation == "swiftui">>
  @MainActor
  func testShow_whenAssembled_movesAlongPath() async throws {
    let module = <<Module>>ModuleParts()
    module.viewController.show(.details)
    XCTAssertEqual(module.viewController.state.path, [.details])
  }

  @MainActor
  func testClose_whenAssembled_leavesEveryDestination() async throws {
    let module = <<Module>>ModuleParts()
    module.viewController.show(.details)
    module.viewController.requestClose()
    XCTAssertEqual(module.viewController.state.path, [])
  }

<<end>>
  @MainActor
  func testMake_whenFactoryConforms_assemblesModule() async throws {
    let module = <<Module>>ModuleParts()
    struct Factory: <<Module>>ModuleFactory {}
    let made = Factory().make<<Module>>(delegate: module.delegate)
    made.requestClose()
    XCTAssertEqual(module.delegate.didCloseCallCount, 1)
    XCTAssertNotIdentical(made, module.viewController)
  }

  @MainActor
  func testMake_whenThereIsNoDelegate_asksForModuleWithoutOne() async throws {
    let factory = <<Module>>MockModuleFactory()
    let made = factory.make<<Module>>()
    XCTAssertIdentical(made, factory.viewController)
    XCTAssertEqual(factory.makeCallCount, 1)
    XCTAssertNil(factory.delegate)
  }

  @MainActor
  func testAssemble_whenViewControllerIsKept_keepsEveryPart() async throws {
    weak var interactor: <<Module>>Interactor?
    weak var presenter: <<Module>>Presenter?
    weak var router: <<Module>>Router?
    let kept = <<Module>>Module.assemble()
    do {
      interactor = kept.interactor as? <<Module>>Interactor
      presenter = interactor?.presenter as? <<Module>>Presenter
      router = kept.router as? <<Module>>Router
    }
    withExtendedLifetime(kept) {
      XCTAssertNotNil(interactor)
      XCTAssertNotNil(presenter)
      XCTAssertNotNil(router)
      XCTAssertIdentical(presenter?.view, kept)
    }
  }

  @MainActor
  func testAssemble_whenViewControllerIsReleased_releasesEveryPart() async throws {
    weak var interactor: <<Module>>Interactor?
    weak var presenter: <<Module>>Presenter?
    weak var router: <<Module>>Router?
    weak var released: <<Module>>ViewController?
    do {
      let made = <<Module>>Module.assemble()
      interactor = made.interactor as? <<Module>>Interactor
      presenter = interactor?.presenter as? <<Module>>Presenter
      router = made.router as? <<Module>>Router
      released = made
      XCTAssertNotNil(presenter)
      XCTAssertNotNil(router)
    }
    XCTAssertNil(released)
    XCTAssertNil(interactor)
    XCTAssertNil(presenter)
    XCTAssertNil(router)
  }
}

<<include "Includes/InteractorParts.swift">>

<<include "Includes/ModuleParts.swift">>
