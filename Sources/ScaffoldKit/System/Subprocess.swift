#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a program to its end and collects what it prints.
enum Subprocess {
  /// How a program ended.
  enum Ending: Sendable, Hashable {
    case exited(Int32)
    case signalled(Int32)
  }

  struct Output: Sendable, Hashable {
    let ending: Ending
    let standardOutput: [UInt8]
    let standardError: [UInt8]
  }

  /// Runs the program at the path `program`, which reads nothing from standard input.
  ///
  /// The program gets exactly the environment that is passed, so a caller hands on its own.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String]
  ) throws(SystemError) -> Output {
    let variables = environment.map { "\($0)=\($1)" }.sorted()
    guard ([program] + arguments + variables).allSatisfy({ !$0.utf8.contains(0) }) else {
      throw SystemError(operation: "run", path: program, number: EINVAL)
    }
    let output = try Pipe(for: program)
    defer { output.close() }
    let errors = try Pipe(for: program)
    defer { errors.close() }
    let child = try spawn(program, arguments, variables, output.writer, errors.writer)
    output.closeWriter()
    errors.closeWriter()
    var (texts, problem) = drain([output.reader, errors.reader])
    var status: Int32 = 0
    if retrying({ waitpid(child, &status, 0) }) < 0, problem == 0 { problem = errno }
    guard problem == 0 else {
      throw SystemError(operation: "read from", path: program, number: problem)
    }
    return Output(
      ending: ending(of: status), standardOutput: texts[0], standardError: texts[1])
  }

  // MARK: Starting

  private static func spawn(
    _ program: String, _ arguments: [String], _ variables: [String],
    _ output: Int32, _ errors: Int32
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let extraFlags = POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let extraFlags: Int32 = 0
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this program ignores or blocks is its own affair, not the child's.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(extraFlags)
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
    var child: pid_t = 0
    let problem = withCStrings([program] + arguments) { words in
      withCStrings(variables) { variables in
        posix_spawn(&child, program, &actions, &attributes, words, variables)
      }
    }
    guard problem == 0 else {
      throw SystemError(operation: "run", path: program, number: problem)
    }
    return child
  }

  /// Calls `body` with the strings as a C array that ends in a null pointer.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }

  // MARK: Reading and ending

  /// Reads all descriptors at once until each has ended, so that no full pipe stops the child.
  private static func drain(_ descriptors: [Int32]) -> (texts: [[UInt8]], problem: Int32) {
    var texts = descriptors.map { _ in [UInt8]() }
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while waiting.contains(where: { $0.fd >= 0 }) {
      guard retrying({ poll(&waiting, nfds_t(waiting.count), -1) }) >= 0 else {
        return (texts, errno)
      }
      for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
        let count = retrying { read(waiting[index].fd, &buffer, buffer.count) }
        if count < 0 { return (texts, errno) }
        if count == 0 { waiting[index].fd = -1 }
        texts[index] += buffer[..<count]
      }
    }
    return (texts, 0)
  }

  /// What `wait` reports: the low seven bits are the signal, the next byte the exit status.
  private static func ending(of status: Int32) -> Ending {
    status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
  }
}

/// A pipe whose ends no other child inherits.
private final class Pipe {
  let reader: Int32
  private(set) var writer: Int32

  init(for program: String) throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw SystemError(operation: "run", path: program, number: errno)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (ends[0], ends[1])
  }

  func closeWriter() {
    if writer >= 0 { Self.close(writer) }
    writer = -1
  }

  func close() {
    closeWriter()
    Self.close(reader)
  }

  private static func close(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Musl.close(descriptor)
    #endif
  }
}
