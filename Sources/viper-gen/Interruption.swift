#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A request of the user or the system to stop the program.
///
/// The handler only records the signal. The command checks it between two steps, and rolls back what it
/// has done.
enum Interruption {
  /// Written by the handler alone, which may do nothing but that.
  nonisolated(unsafe) private static var received: sig_atomic_t = 0

  /// The signal that has come; `nil` when none has.
  static var signal: Int32? { received == 0 ? nil : Int32(received) }

  /// Whether one has come.
  static var hasCome: Bool { received != 0 }

  /// Notes the signals that ask a program to stop from now on, but for those that it was started to
  /// ignore. One that is only blocked has been left so by the thread that started the program.
  static func watch() {
    // The first use makes the variable: not a thing to do within a handler.
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
