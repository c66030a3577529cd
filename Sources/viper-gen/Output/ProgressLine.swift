import ScaffoldKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A line on the terminal that says how far long work has come, and is gone at its end.
final class ProgressLine {
  private let isOn: Bool
  private var shown = ""
  /// Before that moment nothing is shown: what is over soon needs no line, and no eye takes in more than
  /// a few in a second. A line that is off asks no clock.
  private var silence: ContinuousClock.Instant?
  private let patience: Duration

  /// A line that shows nothing unless it is wanted and standard error is a terminal.
  ///
  /// - Parameter patience: for how long nothing is shown.
  init(isOn: Bool, patience: Duration = .zero) {
    self.isOn = isOn && isatty(STDERR_FILENO) == 1
    self.patience = patience
    rest()
  }

  /// Waits again before it shows anything: the time until now was not work.
  func rest() { silence = isOn ? .now + patience : nil }

  /// Shows the latest state in place of the one before.
  func show(_ progress: VerifyProgress) {
    let total = progress.total > 0 ? "/\(progress.total)" : ""
    replace(by: "\(progress.phase) \(progress.done)\(total)")
  }

  /// Shows the latest state in place of the one before, unless that has only just been shown.
  func show(_ progress: ScaffoldProgress) {
    guard let end = silence, case let now = ContinuousClock.now, now >= end else { return }
    silence = now + .milliseconds(100)
    replace(by: "\(progress.phase.rawValue) \(progress.done)/\(progress.total)")
  }

  /// Takes the line away.
  func clear() { replace(by: "") }

  private func replace(by text: String) {
    guard isOn, text != shown else { return }
    shown = text
    let bytes = Array("\r\u{1B}[K\(text)".utf8)
    _ = bytes.withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
  }
}
