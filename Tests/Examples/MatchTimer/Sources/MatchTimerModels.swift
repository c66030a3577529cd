/// What travels around the cycle: requests, responses and view models.
enum MatchTimer {
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
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      var clock = MatchTimerClock()
    }

    struct ViewModel: Equatable, Sendable {
      var face = Face()
    }
  }

  enum PauseClock {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      var clock = MatchTimerClock()
    }

    struct ViewModel: Equatable, Sendable {
      var face = Face()
    }
  }

  enum Tick {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      var clock = MatchTimerClock()
    }

    struct ViewModel: Equatable, Sendable {
      var face = Face()
    }
  }

  enum ResetClock {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      var clock = MatchTimerClock()
    }

    struct ViewModel: Equatable, Sendable {
      var face = Face()
    }
  }
}
