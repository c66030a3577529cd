#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A signal of the user or the system to stop the program.
///
/// The handler only records the signal. The command checks it between two steps, and rolls back its changes.
enum Interruption {
  /// Written by the handler, which must do nothing else.
  nonisolated(unsafe) private static var received: sig_atomic_t = 0

  /// The last signal; `nil` without one.
  static var signal: Int32? { received == 0 ? nil : Int32(received) }

  /// Whether there was a signal.
  static var isRequested: Bool { received != 0 }

  /// Records the signals that stop a program, except for those that were ignored when it started. Signals
  /// that the parent process only blocked are unblocked.
  static func watch() {
    // The first use initializes the variable, which must not happen in the handler.
    received = 0
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var former = sigaction()
      sigaction(number, nil, &former)
      guard !former.isIgnored else { continue }
      var action = sigaction()
      action.handle { Interruption.received = sig_atomic_t($0) }
      sigaction(number, &action, nil)
      sigaddset(&signals, number)
    }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }
}

extension sigaction {
  #if canImport(Darwin)
    fileprivate var isIgnored: Bool {
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    fileprivate mutating func handle(_ handler: @escaping @convention(c) (Int32) -> Void) {
      __sigaction_u.__sa_handler = handler
    }
  #else
    fileprivate var isIgnored: Bool {
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    fileprivate mutating func handle(_ handler: @escaping @convention(c) (Int32) -> Void) {
      __sigaction_handler.sa_handler = handler
    }
  #endif
}
