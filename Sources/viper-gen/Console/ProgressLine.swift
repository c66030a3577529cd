import ScaffoldKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A line on the terminal that shows the progress of long work, and that is removed at its end.
final class ProgressLine {
  private let isOn: Bool
  private var shown = ""
  /// The time of the next update: short work shows no line, and updates are limited to ten in a second.
  private var nextUpdate: ContinuousClock.Instant?
  private let delay: Duration

  /// A line, which shows nothing if it is off or if the standard error is not a terminal.
  ///
  /// - Parameter delay: the time until the line appears.
  init(isOn: Bool, delay: Duration = .zero) {
    self.isOn = isOn && isatty(STDERR_FILENO) == 1
    self.delay = delay
    restart()
  }

  /// Removes the line, which appears again after the delay.
  func restart() {
    clear()
    nextUpdate = isOn ? .now + delay : nil
  }

  /// Replaces the line with the latest state.
  func show(_ progress: VerifyProgress) {
    let total = progress.total > 0 ? "/\(progress.total)" : ""
    replace(with: "\(progress.phase) \(progress.done)\(total)")
  }

  /// Replaces the line with the latest state, unless the last update was less than 0.1 s ago.
  func show(_ progress: ScaffoldProgress) {
    guard let nextUpdate, case let now = ContinuousClock.now, now >= nextUpdate else { return }
    self.nextUpdate = now + .milliseconds(100)
    let count = progress.total > 0 ? " \(progress.done)/\(progress.total)" : ""
    replace(with: progress.phase.rawValue + count)
  }

  /// Replaces the line with a text, whatever the delay is.
  func show(_ text: String) { replace(with: text) }

  /// Removes the line.
  func clear() { replace(with: "") }

  private func replace(with text: String) {
    guard isOn, text != shown else { return }
    shown = text
    let bytes = Array("\r\u{1B}[K\(text)".utf8)
    _ = bytes.withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
  }
}
