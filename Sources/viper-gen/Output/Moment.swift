#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A moment by a clock that nobody sets. The standard library's own stands among what is for concurrent
/// programs, which takes time at each start once anything of it is used.
struct Moment: Comparable {
  private let time: Duration

  static var now: Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(time: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }

  static func + (moment: Moment, duration: Duration) -> Moment {
    Moment(time: moment.time + duration)
  }

  static func - (later: Moment, earlier: Moment) -> Duration { later.time - earlier.time }

  static func < (left: Moment, right: Moment) -> Bool { left.time < right.time }
}
