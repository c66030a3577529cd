/// The time of a match of two halves.
struct MatchTimerClock: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case firstHalf, halfTime, secondHalf, over
  }

  /// The seconds of a half.
  static let half = 45 * 60

  private(set) var seconds = 0
  private(set) var phase = Phase.firstHalf
  private(set) var isRunning = false
  /// The seconds at which the halves ended, for a list.
  private(set) var ends: [Int] = []

  var canStart: Bool { !isRunning && phase != .over }

  /// Starts, or goes on after a pause; after the break this begins the second half.
  mutating func start() {
    guard canStart else { return }
    if phase == .halfTime { phase = .secondHalf }
    isRunning = true
  }

  mutating func pause() {
    isRunning = false
  }

  /// Lets a second pass. At the end of a half the clock stops by itself.
  mutating func tick() {
    guard isRunning else { return }
    seconds += 1
    if seconds == Self.half { end(.halfTime) }
    if seconds == 2 * Self.half { end(.over) }
  }

  mutating func reset() {
    self = MatchTimerClock()
  }

  private mutating func end(_ next: Phase) {
    phase = next
    isRunning = false
    ends.append(seconds)
  }
}
