import Foundation

/// A real terminal with a person at it: runs a shell command in a session of its own, waits for
/// questions, and types.
final class PseudoTerminal {
  /// The output of the command and the typed text, as on the screen.
  private(set) var screen = ""
  /// How much of the screen was there when something was last typed.
  private var seen = 0
  private let primary: Int32
  private let child: pid_t
  private var isWaitedFor = false
  /// Nothing takes as long as this unless it waits for something that never comes.
  private static let patience: Int32 = 120_000

  struct Stuck: Error {
    let wanted: String
    let screen: String
  }

  /// Starts a command line of the shell in `folder`, where `viper-gen` is in the path.
  init(_ line: String, in folder: URL, environment: [String: String] = [:]) throws {
    let (primary, path) = try Self.open()
    self.primary = primary
    let old = ProcessInfo.processInfo.environment
    let programs = Program.viperGen.deletingLastPathComponent().path
    let surroundings = old.filter { !["COLUMNS", "LINES"].contains($0.key) }
      .merging(["PATH": "\(programs):\(old["PATH"] ?? "")", "NO_COLOR": "1"]) { _, new in new }
      .merging(["XDG_CACHE_HOME": folder.appending(path: ".test-cache").path]) { _, new in new }
      .merging(["XDG_CONFIG_HOME": Program.noSettings]) { _, new in new }
      .merging(environment) { _, new in new }
    child = try Self.spawn(
      ["/bin/sh", "-c", "cd \"$0\" && \(line)", folder.path], surroundings, terminal: path)
  }

  deinit {
    if !isWaitedFor {
      kill(-child, SIGKILL)
      waitpid(child, nil, 0)
    }
    close(primary)
  }

  /// Waits until the screen ends with a question that has not been answered yet.
  func wait(for question: String) throws {
    while !screen.dropFirst(seen).hasSuffix(question) {
      guard try read() else { throw Stuck(wanted: question, screen: screen) }
    }
  }

  /// Types something once the screen ends with a question.
  func type(_ text: String, after question: String) throws {
    try wait(for: question)
    seen = screen.count
    let bytes = Array(text.utf8)
    guard bytes.withUnsafeBytes({ write(primary, $0.baseAddress, $0.count) }) == bytes.count else {
      throw Stuck(wanted: text, screen: screen)
    }
  }

  /// Waits for the end of the command; returns its exit status as a shell has it.
  func finish() throws -> Int32 {
    while try read() {}
    var status: Int32 = 0
    guard waitpid(child, &status, 0) == child else { throw Stuck(wanted: "end", screen: screen) }
    isWaitedFor = true
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Reads the output of the command; returns whether more can come.
  private func read() throws -> Bool {
    var request = pollfd(fd: primary, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Self.patience) == 1 else {
      throw Stuck(wanted: "anything", screen: screen)
    }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    // Linux answers with an error when the last one who had the terminal open is gone.
    let count = Foundation.read(primary, &bytes, bytes.count)
    guard count > 0 else { return false }
    pending += bytes[..<count]
    // A character may come in two pieces.
    if let text = String(validating: pending, as: UTF8.self) {
      screen += text.replacing("\r\n", with: "\n")
      pending = []
    }
    return true
  }

  private var pending: [UInt8] = []

  // MARK: The system

  /// The person's side of a new terminal, and the path of the other side.
  private static func open() throws -> (Int32, String) {
    #if os(Linux)
      let primary = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var (lock, number): (Int32, Int32) = (0, 0)
      // TIOCSPTLCK and TIOCGPTN, which Swift does not see.
      guard primary >= 0, ioctl(primary, 0x4004_5431, &lock) == 0,
        ioctl(primary, 0x8004_5430, &number) == 0
      else { throw POSIXError(.ENXIO) }
      return (primary, "/dev/pts/\(number)")
    #else
      let primary = posix_openpt(O_RDWR | O_NOCTTY)
      guard primary >= 0, grantpt(primary) == 0, unlockpt(primary) == 0, let path = ptsname(primary)
      else { throw POSIXError(.ENXIO) }
      _ = fcntl(primary, F_SETFD, FD_CLOEXEC)
      return (primary, String(cString: path))
    #endif
  }

  /// Starts a program as the head of a new session; the terminal that it opens first is its own, so
  /// that Ctrl-C reaches it.
  private static func spawn(
    _ arguments: [String], _ environment: [String: String], terminal: String
  ) throws -> pid_t {
    // Kept open here until the program has it, so that the terminal is always open.
    let opened = Foundation.open(terminal, O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(opened) }
    #if os(Linux)
      var (attributes, actions) = (posix_spawnattr_t(), posix_spawn_file_actions_t())
      let newSession: Int16 = 0x80
    #else
      var (attributes, actions): (posix_spawnattr_t?, posix_spawn_file_actions_t?) = (nil, nil)
      let newSession = Int16(POSIX_SPAWN_SETSID)
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, newSession)
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for text in words + variables { free(text) }
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var child: pid_t = 0
    let problem = posix_spawn(&child, arguments[0], &actions, &attributes, &words, &variables)
    guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .EIO) }
    return child
  }
}
