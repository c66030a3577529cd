/// What travels around the cycle: requests, responses and view models.
enum MatchTimer {
  /// What the view shows from the start.
  struct Configuration: Equatable, Sendable {
    let title: String
  }

  /// What the view shows of the clock, whatever has just happened to it.
  struct Face: Equatable, Sendable {
    var time = "00:00"
    var phase = "First half"
    var canStart = true
    var canPause = false
  }

  enum StartClock {
    /// What the view asks for.
    struct Request: Equatable, Sendable {}

    /// What the interactor found.
    struct Response: Equatable, Sendable {
      var clock = MatchTimerClock()
    }

    /// What the view shows of it.
    struct ViewModel: Equatable, Sendable {
      var face = Face()
    }
  }

  enum PauseClock {
    /// What the view asks for.
    struct Request: Equatable, Sendable {}

    /// What the interactor found.
    struct Response: Equatable, Sendable {
      var clock = MatchTimerClock()
    }

    /// What the view shows of it.
    struct ViewModel: Equatable, Sendable {
      var face = Face()
    }
  }

  enum Tick {
    /// What the view asks for.
    struct Request: Equatable, Sendable {}

    /// What the interactor found.
    struct Response: Equatable, Sendable {
      var clock = MatchTimerClock()
    }

    /// What the view shows of it.
    struct ViewModel: Equatable, Sendable {
      var face = Face()
    }
  }

  enum ResetClock {
    /// What the view asks for.
    struct Request: Equatable, Sendable {}

    /// What the interactor found.
    struct Response: Equatable, Sendable {
      var clock = MatchTimerClock()
    }

    /// What the view shows of it.
    struct ViewModel: Equatable, Sendable {
      var face = Face()
    }
  }
}
