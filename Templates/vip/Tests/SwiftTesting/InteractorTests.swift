<<include "Includes/FoundationImportForTests.swift">>
import Testing

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
@MainActor
struct <<Module>>InteractorTests {
  let interactor: <<Module>>Interactor
  let presenter = <<Module>>MockPresenter()
  let delegate = <<Module>>MockDelegate()
<<if worker>>
  let worker = <<Module>>MockWorker()
<<end>>

  init() {
<<if worker>>
    interactor = <<Module>>Interactor(
      presenter: presenter,
      worker: worker
    )
<<else>>
    interactor = <<Module>>Interactor(presenter: presenter)
<<end>>
    interactor.delegate = delegate
  }

  @Test func testInit_whenNothingIsGiven_usesPartsOfTheModule() {
    let interactor = <<Module>>Interactor()
    #expect(interactor.presenter is <<Module>>Presenter)
<<if worker>>
    #expect(interactor.worker is <<Module>>Worker)
<<end>>
  }

  @Test func testStart_whenViewIsReady_presentsConfiguration() {
    interactor.start()
    #expect(presenter.presentConfigurationCallCount == 1)
  }

  @Test func testClose_whenThereIsDelegate_tellsIt() {
    interactor.close()
    #expect(delegate.didCloseCallCount == 1)
  }
<<for useCase in use-cases>>
<<if worker>>

  @Test func test<<useCase>>_whenRequested_asksWorker() async {
    await interactor.<<useCase|lowerCamel>>(<<if empty-models == "keep">>.init()<<end>>)
    #expect(worker.<<useCase|lowerCamel>>CallCount == 1)
<<if empty-models == "keep">>
    #expect(worker.<<useCase|lowerCamel>>Request == .init())
<<end>>
  }

  @Test func test<<useCase>>_whenWorkerAnswers_presentsResponse() async {
    await interactor.<<useCase|lowerCamel>>(<<if empty-models == "keep">>.init()<<end>>)
    #expect(presenter.present<<useCase>>CallCount == 1)
<<if empty-models == "keep">>
    #expect(presenter.<<useCase|lowerCamel>>Response == worker.<<useCase|lowerCamel>>Response)
<<end>>
    #expect(presenter.presentFailureCallCount == 0)
  }

  @Test func test<<useCase>>_whenWorkerFails_presentsFailure() async {
    worker.error = CancellationError()
    await interactor.<<useCase|lowerCamel>>(<<if empty-models == "keep">>.init()<<end>>)
    #expect(presenter.presentFailureCallCount == 1)
    #expect(presenter.failure?.error is CancellationError)
    #expect(presenter.present<<useCase>>CallCount == 0)
  }
<<else>>

  @Test func test<<useCase>>_whenRequested_presentsResponse() {
    interactor.<<useCase|lowerCamel>>(<<if empty-models == "keep">>.init()<<end>>)
    #expect(presenter.present<<useCase>>CallCount == 1)
<<if empty-models == "keep">>
    #expect(presenter.<<useCase|lowerCamel>>Response == .init())
<<end>>
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @Test func test<<action.name|upperCamel>>_whenRequested_presentsResponse()<<if action.isAsync>> async<<end>><<if action.isThrowing>> throws<<end>> {
<<include "Includes/SampleRequest.swift">>
    #expect(presenter.present<<action.name|upperCamel>>CallCount == 1)
<<if empty-models == "keep">>
    #expect(presenter.<<action.name|lowerCamel>>Response == .init())
<<end>>
  }
<<end>>
<<end>>

  @Test func testDelegate_whenReleased_isNotRetained() {
    do {
      let delegate = <<Module>>MockDelegate()
      interactor.delegate = delegate
    }
    #expect(interactor.delegate == nil)
  }

  @Test func testPresenter_whenOnlyInteractorHoldsIt_isRetained() {
    weak var presenter: <<Module>>MockPresenter?
    let interactor: <<Module>>Interactor
    do {
      let mock = <<Module>>MockPresenter()
      presenter = mock
      interactor = <<Module>>Interactor(presenter: mock)
    }
    #expect(presenter != nil)
    withExtendedLifetime(interactor) {}
  }
}

/// The module as a whole: how its parts are connected, and who keeps whom.
@MainActor
struct <<Module>>ModuleTests {
  let viewController: <<Module>>ViewController
  let interactor: <<Module>>Interactor
  let presenter: <<Module>>Presenter
  let router: <<Module>>Router
  let view = <<Module>>MockView()
  let delegate = <<Module>>MockDelegate()
<<if worker>>
  let worker = <<Module>>MockWorker()
<<end>>

  init() throws {
<<if worker>>
    viewController = <<Module>>Module.assemble(
      delegate: delegate,
      worker: worker
    )
<<else>>
    viewController = <<Module>>Module.assemble(delegate: delegate)
<<end>>
    interactor = try #require(
      viewController.interactor as? <<Module>>Interactor
    )
    presenter = try #require(
      interactor.presenter as? <<Module>>Presenter
    )
    router = try #require(
      viewController.router as? <<Module>>Router
    )
  }

  @Test func testAssemble_whenCalled_connectsEveryPart() {
    #expect(presenter.view === viewController)
    #expect(router.viewController === viewController)
    #expect(interactor.delegate === delegate)
  }
<<if worker>>

  @Test func testAssemble_whenNoWorkerIsGiven_usesWorkerOfTheModule() throws {
    let viewController = <<Module>>Module.assemble()
    let interactor = try #require(
      viewController.interactor as? <<Module>>Interactor
    )
    #expect(interactor.worker is <<Module>>Worker)
  }
<<end>>

  @Test func testStart_whenAssembled_configuresView() {
    let title = "<<Module|words>>"
    viewController.requestStart()
    #expect(viewController.<<if ui == "swiftui">>state.<<end>>title == title)
  }

  @Test func testClose_whenAssembled_tellsDelegate() {
    viewController.requestClose()
    #expect(delegate.didCloseCallCount == 1)
  }
<<for useCase in use-cases>>

  @Test func testRequest<<useCase>>_whenAssembled_reachesView()<<if worker>> async<<end>> {
<<if empty-models == "keep">>
    <<if worker>>await <<end>>viewController.request<<useCase>>()
    #expect(viewController.<<if ui == "swiftui">>state.<<end>><<useCase|lowerCamel>>ViewModel == .init())
<<end>>
    presenter.view = view
    <<if worker>>await <<end>>viewController.request<<useCase>>()
    #expect(view.display<<useCase>>CallCount == 1)
  }
<<if worker>>

  @Test func testRequest<<useCase>>_whenWorkerFails_showsFailure() async {
    worker.error = CancellationError()
    await viewController.request<<useCase>>()
    #expect(viewController.<<if ui == "swiftui">>state.<<end>>failure != nil)
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @Test func testRequest<<action.name|upperCamel>>_whenAssembled_reachesView()<<if action.isAsync>> async<<end>><<if action.isThrowing>> throws<<end>> {
    presenter.view = view
<<include "Includes/SampleUserRequest.swift">>
    #expect(view.display<<action.name|upperCamel>>CallCount == 1)
  }
<<end>>
<<end>>

<<if ui == "swiftui" and navigation == "swiftui">>
  @Test func testShow_whenAssembled_movesAlongPath() {
    viewController.show(.details)
    #expect(viewController.state.path == [.details])
  }

  @Test func testClose_whenAssembled_leavesEveryDestination() {
    viewController.show(.details)
    viewController.requestClose()
    #expect(viewController.state.path == [])
  }

<<end>>
  @Test func testMake_whenFactoryConforms_assemblesModule() {
    struct Factory: <<Module>>ModuleFactory {}
    let made = Factory().make<<Module>>(delegate: delegate)
    made.requestClose()
    #expect(delegate.didCloseCallCount == 1)
    #expect(made !== viewController)
  }

  @Test func testMake_whenThereIsNoDelegate_asksForModuleWithoutOne() {
    let factory = <<Module>>MockModuleFactory()
    let made = factory.make<<Module>>()
    #expect(made === factory.viewController)
    #expect(factory.makeCallCount == 1)
    #expect(factory.delegate == nil)
  }

  @Test func testAssemble_whenViewControllerIsKept_keepsEveryPart() {
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
      #expect(interactor != nil)
      #expect(presenter != nil)
      #expect(router != nil)
      #expect(presenter?.view === kept)
    }
  }

  @Test func testAssemble_whenViewControllerIsReleased_releasesEveryPart() {
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
      #expect(presenter != nil)
      #expect(router != nil)
    }
    #expect(released == nil)
    #expect(interactor == nil)
    #expect(presenter == nil)
    #expect(router == nil)
  }
}
