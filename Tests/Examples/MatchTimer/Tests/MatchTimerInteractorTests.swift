import Testing

@testable import Examples

@MainActor
struct MatchTimerInteractorTests {
  let interactor: MatchTimerInteractor
  let presenter = MatchTimerMockPresenter()
  let delegate = MatchTimerMockDelegate()

  init() {
    interactor = MatchTimerInteractor(presenter: presenter)
    interactor.delegate = delegate
  }

  @Test func testInit_whenNothingIsGiven_usesPartsOfTheModule() {
    let interactor = MatchTimerInteractor()
    #expect(interactor.presenter is MatchTimerPresenter)
  }

  @Test func testStart_whenViewIsReady_presentsConfiguration() {
    interactor.start()
    #expect(presenter.presentConfigurationCallCount == 1)
  }

  @Test func testClose_whenThereIsDelegate_tellsIt() {
    interactor.close()
    #expect(delegate.didCloseCallCount == 1)
  }

  @Test func testStartClock_whenRequested_presentsResponse() {
    interactor.startClock(.init())
    #expect(presenter.presentStartClockCallCount == 1)
    #expect(presenter.startClockResponse?.clock.isRunning == true)
  }

  @Test func testPauseClock_whenRequested_presentsResponse() {
    interactor.pauseClock(.init())
    #expect(presenter.presentPauseClockCallCount == 1)
    #expect(presenter.pauseClockResponse == .init())
  }

  @Test func testTick_whenRequested_presentsResponse() {
    interactor.tick(.init())
    #expect(presenter.presentTickCallCount == 1)
    #expect(presenter.tickResponse == .init())
  }

  @Test func testResetClock_whenRequested_presentsResponse() {
    interactor.resetClock(.init())
    #expect(presenter.presentResetClockCallCount == 1)
    #expect(presenter.resetClockResponse == .init())
  }

  @Test func testDelegate_whenReleased_isNotRetained() {
    do {
      let delegate = MatchTimerMockDelegate()
      interactor.delegate = delegate
    }
    #expect(interactor.delegate == nil)
  }

  @Test func testPresenter_whenOnlyInteractorHoldsIt_isRetained() {
    weak var presenter: MatchTimerMockPresenter?
    let interactor: MatchTimerInteractor
    do {
      let mock = MatchTimerMockPresenter()
      presenter = mock
      interactor = MatchTimerInteractor(presenter: mock)
    }
    #expect(presenter != nil)
    withExtendedLifetime(interactor) {}
  }
}

/// The module as a whole: how its parts are connected, and who keeps whom.
@MainActor
struct MatchTimerModuleTests {
  let viewController: MatchTimerViewController
  let interactor: MatchTimerInteractor
  let presenter: MatchTimerPresenter
  let router: MatchTimerRouter
  let view = MatchTimerMockView()
  let delegate = MatchTimerMockDelegate()

  init() throws {
    viewController = MatchTimerModule.assemble(delegate: delegate)
    interactor = try #require(
      viewController.interactor as? MatchTimerInteractor
    )
    presenter = try #require(
      interactor.presenter as? MatchTimerPresenter
    )
    router = try #require(
      viewController.router as? MatchTimerRouter
    )
  }

  @Test func testAssemble_whenCalled_connectsEveryPart() {
    #expect(presenter.view === viewController)
    #expect(router.viewController === viewController)
    #expect(interactor.delegate === delegate)
  }

  @Test func testStart_whenAssembled_configuresView() {
    let title = "Match Timer"
    viewController.requestStart()
    #expect(viewController.title == title)
  }

  @Test func testClose_whenAssembled_tellsDelegate() {
    viewController.requestClose()
    #expect(delegate.didCloseCallCount == 1)
  }

  @Test func testRequestStartClock_whenAssembled_reachesView() {
    viewController.requestStartClock()
    #expect(viewController.startClockViewModel?.face.canPause == true)
    presenter.view = view
    viewController.requestStartClock()
    #expect(view.displayStartClockCallCount == 1)
  }

  @Test func testRequestPauseClock_whenAssembled_reachesView() {
    viewController.requestPauseClock()
    #expect(viewController.pauseClockViewModel == .init())
    presenter.view = view
    viewController.requestPauseClock()
    #expect(view.displayPauseClockCallCount == 1)
  }

  @Test func testRequestTick_whenAssembled_reachesView() {
    viewController.requestTick()
    #expect(viewController.tickViewModel == .init())
    presenter.view = view
    viewController.requestTick()
    #expect(view.displayTickCallCount == 1)
  }

  @Test func testRequestResetClock_whenAssembled_reachesView() {
    viewController.requestResetClock()
    #expect(viewController.resetClockViewModel == .init())
    presenter.view = view
    viewController.requestResetClock()
    #expect(view.displayResetClockCallCount == 1)
  }

  @Test func testMake_whenFactoryConforms_assemblesModule() {
    struct Factory: MatchTimerModuleFactory {}
    let made = Factory().makeMatchTimer(delegate: delegate)
    made.requestClose()
    #expect(delegate.didCloseCallCount == 1)
    #expect(made !== viewController)
  }

  @Test func testMake_whenThereIsNoDelegate_asksForModuleWithoutOne() {
    let factory = MatchTimerMockModuleFactory()
    let made = factory.makeMatchTimer()
    #expect(made === factory.viewController)
    #expect(factory.makeCallCount == 1)
    #expect(factory.delegate == nil)
  }

  @Test func testAssemble_whenViewControllerIsKept_keepsEveryPart() {
    weak var interactor: MatchTimerInteractor?
    weak var presenter: MatchTimerPresenter?
    weak var router: MatchTimerRouter?
    let kept = MatchTimerModule.assemble()
    do {
      interactor = kept.interactor as? MatchTimerInteractor
      presenter = interactor?.presenter as? MatchTimerPresenter
      router = kept.router as? MatchTimerRouter
    }
    withExtendedLifetime(kept) {
      #expect(interactor != nil)
      #expect(presenter != nil)
      #expect(router != nil)
      #expect(presenter?.view === kept)
    }
  }

  @Test func testAssemble_whenViewControllerIsReleased_releasesEveryPart() {
    weak var interactor: MatchTimerInteractor?
    weak var presenter: MatchTimerPresenter?
    weak var router: MatchTimerRouter?
    weak var released: MatchTimerViewController?
    do {
      let made = MatchTimerModule.assemble()
      interactor = made.interactor as? MatchTimerInteractor
      presenter = interactor?.presenter as? MatchTimerPresenter
      router = made.router as? MatchTimerRouter
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
