import Foundation

/// Turns what the interactor found into what the view shows.
@MainActor
final class MatchTimerPresenter: MatchTimerPresenterProtocol {
  weak var view: (any MatchTimerViewProtocol)?

  func presentConfiguration() {
    view?.configure(with: .init(title: MatchTimerTexts.title))
  }

  // MARK: Use cases

  func presentStartClock(_ response: MatchTimer.StartClock.Response) {
    view?.displayStartClock(viewModel(of: response))
  }

  private func viewModel(
    of response: MatchTimer.StartClock.Response
  ) -> MatchTimer.StartClock.ViewModel {
    .init(face: face(of: response.clock))
  }

  func presentPauseClock(_ response: MatchTimer.PauseClock.Response) {
    view?.displayPauseClock(viewModel(of: response))
  }

  private func viewModel(
    of response: MatchTimer.PauseClock.Response
  ) -> MatchTimer.PauseClock.ViewModel {
    .init(face: face(of: response.clock))
  }

  func presentTick(_ response: MatchTimer.Tick.Response) {
    view?.displayTick(viewModel(of: response))
  }

  private func viewModel(of response: MatchTimer.Tick.Response) -> MatchTimer.Tick.ViewModel {
    .init(face: face(of: response.clock))
  }

  func presentResetClock(_ response: MatchTimer.ResetClock.Response) {
    view?.displayResetClock(viewModel(of: response))
  }

  private func viewModel(
    of response: MatchTimer.ResetClock.Response
  ) -> MatchTimer.ResetClock.ViewModel {
    .init(face: face(of: response.clock))
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
