#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A running program and its output so far.
final class ChildProcess {
  private let command: Subprocess.Command
  private let process: pid_t
  private let output: OutputPipe
  private let errors: OutputPipe

  /// Starts the program.
  init(_ command: Subprocess.Command) throws(SystemError) {
    let variables = command.environment.map { "\($0)=\($1)" }.sorted()
    let words = [command.program] + command.arguments + variables + [command.input ?? ""]
    guard words.allSatisfy({ !$0.utf8.contains(0) }) else {
      throw SystemError(operation: "run", path: command.program, number: EINVAL)
    }
    self.command = command
    output = try OutputPipe(for: command.program)
    errors = try OutputPipe(for: command.program)
    process = try Self.spawn(command, variables, output.writer, errors.writer)
    output.closeWriter()
    errors.closeWriter()
  }

  var pipes: [OutputPipe] { [output, errors] }

  var hasClosedItsOutput: Bool { pipes.allSatisfy(\.isAtEnd) }

  /// Waits for the end of a program that prints nothing more.
  func finish() throws(SystemError) -> Subprocess.Output {
    var status: Int32 = 0
    guard retrying({ waitpid(process, &status, 0) }) >= 0 else {
      throw SystemError(operation: "wait for", path: command.program, number: errno)
    }
    // The low seven bits are the signal, the next byte is the exit status.
    let signal = status & 0x7F
    return Subprocess.Output(
      ending: signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal),
      standardOutput: output.bytes, standardError: errors.bytes)
  }

  /// Stops the program and everything it has started. Returns when none of them can write a file any
  /// more.
  ///
  /// At `SIGINT` SwiftPM stops its compilers, which are in groups of their own. What has not ended after
  /// three seconds gets the next signal.
  func stop() {
    var family = ProcessFamily(of: process)
    for signal in [SIGINT, SIGTERM, SIGKILL] {
      family.send(signal, toAll: signal != SIGINT)
      for _ in 0..<60 {
        family.update()
        if family.isGone { return }
        sleep(milliseconds: 50)
      }
    }
  }
}

// MARK: - Starting

extension ChildProcess {
  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
    private static let closesOtherDescriptors = Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
  #else
    private typealias FileActions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
    private static let closesOtherDescriptors: Int32 = 0
  #endif

  private static func spawn(
    _ command: Subprocess.Command, _ variables: [String], _ output: Int32, _ errors: Int32
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var (actions, attributes): (FileActions, Attributes) = (nil, nil)
    #else
      var (actions, attributes) = (FileActions(), Attributes())
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, command.input ?? "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    configure(&attributes)
    var child: pid_t = 0
    let problem = withCStrings([command.program] + command.arguments) { words in
      withCStrings(variables) { variables in
        posix_spawn(&child, command.program, &actions, &attributes, words, variables)
      }
    }
    guard problem == 0 else {
      throw SystemError(operation: "run", path: command.program, number: problem)
    }
    return child
  }

  private static func configure(_ attributes: inout Attributes) {
    // The child does not inherit which signals this program ignores or blocks.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // In a group of its own it can be stopped with everything that it starts.
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags =
      Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
      | Int32(POSIX_SPAWN_SETPGROUP) | closesOtherDescriptors
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
  }

  /// Calls `body` with the strings as a C array that ends in a null pointer.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
