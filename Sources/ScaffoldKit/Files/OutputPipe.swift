#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pipe that a program prints to. No other program inherits its ends, and both are closed with the last
/// reference to it.
final class OutputPipe {
  private let reader: Int32
  private(set) var writer: Int32
  /// Everything that has been read so far.
  private(set) var bytes: [UInt8] = []
  private(set) var isAtEnd = false
  /// The program's path, for errors.
  private let program: String

  init(for program: String) throws(SystemError) {
    self.program = program
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw SystemError(operation: "run", path: program, number: errno)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    closeWriter()
    close(reader)
  }

  /// Closes the end that belongs to the program, so that its last output ends the pipe.
  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// Waits until one of the pipes has output or ends, and reads what there is.
  ///
  /// All pipes are read side by side, so that no full one blocks its program. Returns early when a signal
  /// arrives, or after so many milliseconds without output; -1 is no limit.
  static func read(
    _ pipes: [OutputPipe], waiting longest: Int32, _ onOutput: (ArraySlice<UInt8>) -> Void
  ) throws(SystemError) {
    let open = pipes.filter { !$0.isAtEnd }
    guard let first = open.first else { return }
    var states = open.map { pollfd(fd: $0.reader, events: Int16(POLLIN), revents: 0) }
    guard poll(&states, nfds_t(states.count), longest) >= 0 else {
      if errno == EINTR { return }
      throw SystemError(operation: "wait for", path: first.program, number: errno)
    }
    for (pipe, state) in zip(open, states) where state.revents != 0 {
      onOutput(try pipe.readNext())
    }
  }

  /// Reads what has been printed; nothing at the end.
  private func readNext() throws(SystemError) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = retrying { readBytes(reader, &buffer, buffer.count) }
    guard count >= 0 else {
      throw SystemError(operation: "read from", path: program, number: errno)
    }
    isAtEnd = count == 0
    bytes += buffer[..<count]
    return buffer[..<count]
  }
}
