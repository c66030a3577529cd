/// Carries out the use cases and knows nothing of their display.
@MainActor
final class MatchTimerInteractor: MatchTimerInteractorProtocol {
  let presenter: any MatchTimerPresenterProtocol
  weak var delegate: (any MatchTimerDelegate)?
  private let ticker: any MatchTimerTicking
  private var clock = MatchTimerClock()

  init(
    presenter: any MatchTimerPresenterProtocol,
    ticker: any MatchTimerTicking = MatchTimerTicker()
  ) {
    self.presenter = presenter
    self.ticker = ticker
  }

  func viewDidLoad() {
    presenter.presentResetClock(.init(clock: clock))
  }

  func wasDismissed() {
    ticker.stop()
    delegate?.didDismissMatchTimer()
  }

  func rowsCount() -> Int {
    clock.ends.count
  }

  func rowTitle(row: Int) -> String {
    clock.ends.indices.contains(row) ? "\(clock.ends[row] / 60)'" : ""
  }

  // MARK: Use cases

  func startClock(_ request: MatchTimer.StartClock.Request) {
    guard clock.canStart else { return presenter.presentStartClock(.init(clock: clock)) }
    clock.start()
    ticker.start { [weak self] in self?.tick(.init()) }
    presenter.presentStartClock(.init(clock: clock))
  }

  func pauseClock(_ request: MatchTimer.PauseClock.Request) {
    clock.pause()
    ticker.stop()
    presenter.presentPauseClock(.init(clock: clock))
  }

  func tick(_ request: MatchTimer.Tick.Request) {
    let wasRunning = clock.isRunning
    clock.tick()
    if !clock.isRunning { ticker.stop() }
    if wasRunning && clock.phase == .over { delegate?.matchDidEnd() }
    presenter.presentTick(.init(clock: clock))
  }

  func resetClock(_ request: MatchTimer.ResetClock.Request) {
    clock.reset()
    ticker.stop()
    presenter.presentResetClock(.init(clock: clock))
  }
}
