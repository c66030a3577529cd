@testable import Examples

/// Lets a second pass whenever the test says so.
@MainActor
final class MatchTimerManualTicker: MatchTimerTicking {
  private var tick: (@MainActor () -> Void)?
  var isTicking: Bool { tick != nil }

  func start(_ tick: @escaping @MainActor () -> Void) {
    self.tick = tick
  }

  func stop() {
    tick = nil
  }

  func pass(seconds: Int) {
    for _ in 0..<seconds { tick?() }
  }
}
