#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs programs to their end and collects what they print.
enum Subprocess {
  /// What to run: a program at a path, which reads nothing from standard input.
  struct Command: Sendable, Hashable {
    let program: String
    let arguments: [String]
    /// Exactly what the program gets, so a caller hands on its own.
    let environment: [String: String]
  }

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

  /// Runs the program at the path `program`.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String]
  ) throws(SystemError) -> Output {
    let command = Command(program: program, arguments: arguments, environment: environment)
    return try run([command], atOnce: 1)[0]
  }

  /// Runs several programs, a few at a time; their outputs in the order of the commands.
  ///
  /// Between what they print, `isInterrupted` is asked whether to stop them all; that is an error.
  /// `onOutput` hears of everything that a program writes while it runs, `onEnd` how many have ended.
  static func run(
    _ commands: [Command], atOnce: Int, isInterrupted: () -> Bool = { false },
    onOutput: (ArraySlice<UInt8>) -> Void = { _ in }, onEnd: (Int) -> Void = { _ in }
  ) throws(SystemError) -> [Output] {
    var waiting = Array(commands.enumerated().reversed())
    var running: [(index: Int, child: Child)] = []
    defer { for (_, child) in running { child.abandon() } }
    var outputs = [Output?](repeating: nil, count: commands.count)
    while !waiting.isEmpty || !running.isEmpty {
      guard !isInterrupted() else {
        throw SystemError(operation: "run", path: commands[0].program, number: EINTR)
      }
      while running.count < max(1, atOnce), let (index, command) = waiting.popLast() {
        running.append((index, try Child(command)))
      }
      try Child.read(running.map(\.child), onOutput)
      for (index, child) in running where child.hasClosedItsOutput {
        outputs[index] = try child.finish()
        onEnd(outputs.count { $0 != nil })
      }
      running.removeAll { outputs[$0.index] != nil }
    }
    return outputs.compactMap(\.self)
  }
}

/// A program that runs, and what it has printed so far.
private final class Child {
  private let command: Subprocess.Command
  private let process: pid_t
  private let output: Pipe
  private let errors: Pipe
  private var outputText: [UInt8] = []
  private var errorText: [UInt8] = []

  init(_ command: Subprocess.Command) throws(SystemError) {
    let variables = command.environment.map { "\($0)=\($1)" }.sorted()
    let words = [command.program] + command.arguments + variables
    guard words.allSatisfy({ !$0.utf8.contains(0) }) else {
      throw SystemError(operation: "run", path: command.program, number: EINVAL)
    }
    self.command = command
    output = try Pipe(for: command.program)
    do throws(SystemError) {
      errors = try Pipe(for: command.program)
    } catch {
      output.close()
      throw error
    }
    do throws(SystemError) {
      process = try Self.spawn(command, variables, output.writer, errors.writer)
    } catch {
      output.close()
      errors.close()
      throw error
    }
    output.closeWriter()
    errors.closeWriter()
  }

  var hasClosedItsOutput: Bool { output.isAtEnd && errors.isAtEnd }

  /// Waits for the end of a program that prints nothing more.
  func finish() throws(SystemError) -> Subprocess.Output {
    output.close()
    errors.close()
    var status: Int32 = 0
    guard retrying({ waitpid(process, &status, 0) }) >= 0 else {
      throw SystemError(operation: "wait for", path: command.program, number: errno)
    }
    return Subprocess.Output(
      ending: Self.ending(of: status), standardOutput: outputText, standardError: errorText)
  }

  /// Stops a program whose output nobody wants any more, and what it has started, and returns when
  /// nothing of it is left that could still write a file.
  ///
  /// The first signal is the one at which SwiftPM stops its compilers, which are in groups of their
  /// own; whoever has not obeyed after a few seconds gets the next.
  func abandon() {
    defer {
      output.close()
      errors.close()
    }
    var family = ProcessFamily(of: process)
    for signal in [SIGINT, SIGTERM, SIGKILL] {
      family.send(signal, toAll: signal != SIGINT)
      for _ in 0..<60 {
        family.look()
        if family.isGone { return }
        sleep(milliseconds: 50)
      }
    }
  }

  // MARK: Starting

  private static func spawn(
    _ command: Subprocess.Command, _ variables: [String], _ output: Int32, _ errors: Int32
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
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // A group of its own, so that it can be stopped with all that it starts.
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags =
      Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
      | Int32(POSIX_SPAWN_SETPGROUP) | Int32(extraFlags)
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
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

  /// Calls `body` with the strings as a C array that ends in a null pointer.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }

  // MARK: Reading and ending

  /// Reads what the programs have printed, waiting until one of them has, so that no full pipe stops
  /// any of them.
  static func read(
    _ children: [Child], _ onOutput: (ArraySlice<UInt8>) -> Void
  ) throws(SystemError) {
    let pipes = children.flatMap { [$0.output, $0.errors] }
    var waiting = pipes.map {
      pollfd(fd: $0.isAtEnd ? -1 : $0.reader, events: Int16(POLLIN), revents: 0)
    }
    guard waiting.contains(where: { $0.fd >= 0 }) else { return }
    guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 else {
      // A signal has come: the caller asks what it was.
      if errno == EINTR { return }
      throw SystemError(operation: "wait for", path: children[0].command.program, number: errno)
    }
    for (index, child) in children.enumerated() {
      if waiting[2 * index].revents != 0 {
        let bytes = try child.output.read()
        child.outputText += bytes
        onOutput(bytes)
      }
      if waiting[2 * index + 1].revents != 0 {
        let bytes = try child.errors.read()
        child.errorText += bytes
        onOutput(bytes)
      }
    }
  }

  /// What `wait` reports: the low seven bits are the signal, the next byte the exit status.
  private static func ending(of status: Int32) -> Subprocess.Ending {
    status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
  }
}

/// A pipe whose ends no other child inherits.
private final class Pipe {
  let reader: Int32
  private(set) var writer: Int32
  private(set) var isAtEnd = false
  private var isClosed = false
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

  /// What has been written; nothing at the end.
  func read() throws(SystemError) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = retrying { Self.read(reader, &buffer, buffer.count) }
    guard count >= 0 else {
      throw SystemError(operation: "read from", path: program, number: errno)
    }
    isAtEnd = count == 0
    return buffer[..<count]
  }

  func closeWriter() {
    if writer >= 0 { Self.close(writer) }
    writer = -1
  }

  func close() {
    closeWriter()
    if !isClosed { Self.close(reader) }
    isClosed = true
  }

  private static func read(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, &buffer, count)
    #elseif canImport(Glibc)
      Glibc.read(descriptor, &buffer, count)
    #else
      Musl.read(descriptor, &buffer, count)
    #endif
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
