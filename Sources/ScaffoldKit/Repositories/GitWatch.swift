/// Watches a running `git`: measures its progress, and decides when it must be stopped.
struct GitWatch {
  /// Why git was stopped.
  enum Stop: Sendable, Hashable {
    case silence, time, download, output
  }

  private(set) var stop: Stop?
  private let limits: RepositoryLimits
  private let mostOutput: Int
  private let now: () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  private var lastOutput: ContinuousClock.Instant
  private var output = 0
  /// The last bytes of the output, with a line about the progress.
  private var tail: [UInt8] = []

  /// - Parameters:
  ///   - mostOutput: the bytes that git may print.
  ///   - now: the time. Only limits depend on it, no result.
  init(
    _ limits: RepositoryLimits, mostOutput: Int, now: @escaping () -> ContinuousClock.Instant
  ) {
    self.limits = limits
    self.mostOutput = mostOutput
    self.now = now
    start = now()
    lastOutput = start
  }

  /// Whether git must be stopped. Asked several times a second.
  ///
  /// - Parameter downloaded: the bytes that git has stored so far.
  mutating func mustStop(downloaded: Int) -> Bool {
    let now = now()
    if output > mostOutput { stop = .output }
    if downloaded > limits.download { stop = .download }
    if now - lastOutput > limits.silence { stop = .silence }
    if now - start > limits.time { stop = .time }
    return stop != nil
  }

  /// Takes a part of what git prints.
  mutating func hear(_ bytes: ArraySlice<UInt8>) {
    output += bytes.count
    lastOutput = now()
    tail = Array((tail + bytes.suffix(Self.longestTail)).suffix(Self.longestTail))
  }

  private static let longestTail = 200

  /// How many of the objects have been received, from a line such as
  /// `Receiving objects:  45% (9/20), 1.20 MiB | 3.00 MiB/s`.
  var progress: ScaffoldProgress {
    let text = String(decoding: tail, as: UTF8.self)
    let match = text.matches(of: /Receiving objects: +\d+% \((\d+)\/(\d+)\)/).last
    return ScaffoldProgress(
      phase: .fetching, done: match.flatMap { Int($0.1) } ?? 0,
      total: match.flatMap { Int($0.2) } ?? 0)
  }
}
