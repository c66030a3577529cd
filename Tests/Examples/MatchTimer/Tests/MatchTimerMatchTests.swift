import Testing

@testable import Examples

/// A match from the kick-off to the final whistle, as the view shows it.
@MainActor
struct MatchTimerMatchTests {
  let ticker = MatchTimerManualTicker()
  let view = MatchTimerMockView()
  let presenter = MatchTimerPresenter()
  let delegate = MatchTimerMockDelegate()
  let interactor: MatchTimerInteractor

  init() {
    presenter.view = view
    interactor = MatchTimerInteractor(presenter: presenter, ticker: ticker)
    interactor.delegate = delegate
  }

  @Test("Starting lets the seconds pass")
  func start() {
    interactor.startClock(.init())
    #expect(view.displayStartClockCalls.last?.face.canPause == true)
    ticker.pass(seconds: 61)
    #expect(view.displayTickCalls.last?.face.time == "01:01")
    #expect(view.displayTickCalls.count == 61)
  }

  @Test("A pause keeps the time, and starting goes on from there")
  func pause() {
    interactor.startClock(.init())
    ticker.pass(seconds: 10)
    interactor.pauseClock(.init())
    #expect(!ticker.isTicking)
    #expect(view.displayPauseClockCalls.last?.face.time == "00:10")
    interactor.startClock(.init())
    ticker.pass(seconds: 1)
    #expect(view.displayTickCalls.last?.face.time == "00:11")
  }

  @Test("A tick of a clock that stands changes nothing")
  func strayTick() {
    interactor.tick(.init())
    #expect(view.displayTickCalls.last?.face == MatchTimer.Face())
  }

  @Test("The clock stops at half-time, and starting begins the second half")
  func halfTime() {
    interactor.startClock(.init())
    ticker.pass(seconds: MatchTimerClock.half + 30)
    #expect(!ticker.isTicking)
    #expect(view.displayTickCalls.last?.face.time == "45:00")
    #expect(view.displayTickCalls.last?.face.phase == "Half-time")
    interactor.startClock(.init())
    ticker.pass(seconds: 1)
    #expect(view.displayTickCalls.last?.face.time == "45:01")
    #expect(view.displayTickCalls.last?.face.phase == "Second half")
  }

  @Test("After full time the clock cannot be started, only reset")
  func fullTime() {
    for _ in 1...2 {
      interactor.startClock(.init())
      ticker.pass(seconds: MatchTimerClock.half)
    }
    #expect(delegate.matchDidEndCallCount == 1)
    #expect(interactor.rowsCount() == 2)
    #expect(interactor.rowTitle(row: 0) == "45'")
    #expect(interactor.rowTitle(row: 2) == "")
    interactor.startClock(.init())
    #expect(!ticker.isTicking)
    let face = MatchTimer.Face(
      time: "90:00", phase: "Full time", canStart: false, canPause: false)
    #expect(view.displayStartClockCalls.last?.face == face)
    interactor.resetClock(.init())
    #expect(view.displayResetClockCalls.last?.face == MatchTimer.Face())
  }

  @Test("Resetting and leaving stop a running clock", arguments: [true, false])
  func stopping(byReset: Bool) {
    interactor.startClock(.init())
    #expect(ticker.isTicking)
    if byReset { interactor.resetClock(.init()) } else { interactor.wasDismissed() }
    #expect(!ticker.isTicking)
  }

  @Test("A running clock does not keep its interactor")
  func ownership() {
    weak var released: MatchTimerInteractor?
    do {
      let interactor = MatchTimerInteractor(presenter: presenter, ticker: ticker)
      interactor.startClock(.init())
      released = interactor
    }
    #expect(released == nil)
    #expect(ticker.isTicking)
  }
}
