import Foundation

/// Turns what the interactor found into what the view shows.
@MainActor
final class MatchTimerPresenter:
  MatchTimerPresenterProtocol
{
  weak var view: (any MatchTimerViewProtocol)?

  // Not isolated, so that a presenter can be a default argument in every version of Swift.
  nonisolated init() {}

  func presentConfiguration() {
    view?.configure(with: .init(title: MatchTimerTexts.title))
  }

  // MARK: Use cases

  func presentStartClock(_ response: MatchTimer.StartClock.Response) {
    view?.displayStartClock(.init(face: face(of: response.clock)))
  }

  func presentPauseClock(_ response: MatchTimer.PauseClock.Response) {
    view?.displayPauseClock(.init(face: face(of: response.clock)))
  }

  func presentTick(_ response: MatchTimer.Tick.Response) {
    view?.displayTick(.init(face: face(of: response.clock)))
  }

  func presentResetClock(_ response: MatchTimer.ResetClock.Response) {
    view?.displayResetClock(.init(face: face(of: response.clock)))
  }

  // MARK: Words for the clock

  private func face(of clock: MatchTimerClock) -> MatchTimer.Face {
    MatchTimer.Face(
      time: String(format: "%02d:%02d", clock.seconds / 60, clock.seconds % 60),
      phase: words(for: clock.phase),
      canStart: clock.canStart,
      canPause: clock.isRunning
    )
  }

  private func words(for phase: MatchTimerClock.Phase) -> String {
    switch phase {
    case .firstHalf: "First half"
    case .halfTime: "Half-time"
    case .secondHalf: "Second half"
    case .over: "Full time"
    }
  }
}
