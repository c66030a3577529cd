#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A mode of the terminal on standard input in which keys arrive one by one and are not echoed.
struct KeyMode {
  private let former: termios

  /// Enters the mode; `nil` if the terminal refuses it.
  init?() {
    var state = termios()
    guard tcgetattr(STDIN_FILENO, &state) == 0 else { return nil }
    former = state
    state.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &state) == 0 else { return nil }
  }

  /// Returns to the former mode.
  func leave() {
    var state = former
    tcsetattr(STDIN_FILENO, TCSADRAIN, &state)
  }
}
