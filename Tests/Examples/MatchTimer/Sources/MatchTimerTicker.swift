/// What calls once a second.
@MainActor
protocol MatchTimerTicking: AnyObject {
  func start(_ tick: @escaping @MainActor () -> Void)
  func stop()
}

/// Calls for as long as it lives and is not stopped.
@MainActor
final class MatchTimerTicker: MatchTimerTicking {
  private var task: Task<Void, Never>?

  func start(_ tick: @escaping @MainActor () -> Void) {
    stop()
    task = Task {
      while true {
        // It throws when the task is cancelled, which is how the ticker stops.
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
        tick()
      }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }

  deinit {
    task?.cancel()
  }
}
