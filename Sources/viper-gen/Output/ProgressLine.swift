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

  /// A line that shows nothing unless it is wanted and standard error is a terminal.
  init(isOn: Bool) {
    self.isOn = isOn && isatty(STDERR_FILENO) == 1
  }

  /// Shows the latest state in place of the one before.
  func show(_ progress: VerifyProgress) {
    let total = progress.total > 0 ? "/\(progress.total)" : ""
    replace(by: "\(progress.phase) \(progress.done)\(total)")
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
