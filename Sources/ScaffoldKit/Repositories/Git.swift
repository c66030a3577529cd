/// The machine's `git`, isolated from its surroundings.
///
/// Every call runs in a temporary folder, in git directories of its own. It gets none of the user's settings and
/// variables that name programs, runs no hooks, and asks no questions.
struct Git {
  /// A call of `git`.
  struct Call {
    let arguments: [String]
    /// The name of the git directory.
    var store = Git.reader
    /// The bytes of the standard input.
    var input: [UInt8]?
    /// The git directory whose objects it reads instead of its own.
    var objects: String?
    /// More settings.
    var settings: [GitSettings.Entry] = []
    /// Bytes that it may print.
    var mostOutput = RepositoryLimits.output

    init(_ arguments: String...) { self.init(arguments) }
    init(_ arguments: [String]) { self.arguments = arguments }
  }

  /// How a call has ended.
  enum Answer {
    case ended(Subprocess.Output)
    /// It was stopped at a limit.
    case stopped(GitWatch.Stop)

    /// What it has printed; `nil` if it has failed.
    var result: [UInt8]? {
      guard case .ended(let output) = self, output.ending == .exited(0) else { return nil }
      return output.standardOutput
    }
  }

  /// The git directory for reading. It has no address, so that nothing is fetched when an object is missing.
  private static let reader = "reader"
  /// The first version that can be told to ignore the user's settings.
  private static let oldest = (2, 32)

  private let program: Executable
  private let folder: TemporaryFolder
  private let limits: RepositoryLimits
  private let isInterrupted: () -> Bool
  private let progress: (ScaffoldProgress) -> Void
  private let now: () -> ContinuousClock.Instant
  private var environment: [String: String]
  private var settings = GitSettings()

  /// Prepares the temporary folder.
  ///
  /// - Throws: if there is no `git`, or an old one.
  init(
    in folder: TemporaryFolder, environment: [String: String],
    limits: RepositoryLimits = RepositoryLimits(), isInterrupted: @escaping () -> Bool,
    progress: @escaping (ScaffoldProgress) -> Void = { _ in },
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) throws(ScaffoldError) {
    guard let program = Executable.find("git", in: environment) else {
      throw ScaffoldError(.missingGit)
    }
    self.program = program
    self.folder = folder
    self.limits = limits
    self.isInterrupted = isInterrupted
    self.progress = progress
    self.now = now
    let plain = Self.withoutGit(environment, in: folder.path)
    self.environment = plain.merging(Self.isolation) { _, own in own }
    try checkVersion()
    try makeStore(Self.reader)
    try applySettings(plain)
  }

  // MARK: Surroundings

  /// The variables without those of git, and without programs that are found in the working directory.
  private static func withoutGit(
    _ environment: [String: String], in folder: String
  ) -> [String: String] {
    var variables = environment.filter { name, _ in
      !name.begins(with: "GIT_") && !name.begins(with: "SSH_ASKPASS")
    }
    variables["PATH"] = (environment["PATH"] ?? "").split(separator: ":")
      .filter { $0.hasPrefix("/") }.joined(separator: ":")
    variables["PWD"] = folder
    variables["OLDPWD"] = nil
    // The messages are recognised by their English words.
    variables["LC_ALL"] = "C"
    variables["GIT_TERMINAL_PROMPT"] = "0"
    variables["GIT_ALLOC_LIMIT"] = String(RepositoryLimits.allocation)
    return variables
  }

  /// The variables that keep the settings of the user and of the system away.
  private static let isolation = [
    "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_SYSTEM": "/dev/null",
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_ATTR_NOSYSTEM": "1", "GIT_NO_REPLACE_OBJECTS": "1",
    "GIT_NO_LAZY_FETCH": "1", "GIT_SSH_VARIANT": "ssh",
    "GIT_SSH_COMMAND": "ssh -o BatchMode=yes -o ConnectTimeout=30 -o ControlMaster=no",
  ]

  private func checkVersion() throws(ScaffoldError) {
    let text = try text(of: Call("version"))
    guard let match = text.firstMatch(of: /(\d+)\.(\d+)/), let major = Int(match.1),
      let minor = Int(match.2), (major, minor) >= Self.oldest
    else { throw ScaffoldError(.oldGit(text)) }
  }

  /// Reads the settings of the user once, and writes those that are data where git reads them.
  private mutating func applySettings(_ plain: [String: String]) throws(ScaffoldError) {
    var own = self
    own.environment = plain
    settings = GitSettings(listed: try own.bytes(of: Call("config", "--list", "-z")))
    let name = "settings"
    try reporting(
      folder.writable.addFile(
        name, contents: Array(settings.file.utf8), permissions: .confidential))
    environment["GIT_CONFIG_GLOBAL"] = "\(folder.path)/\(name)"
    environment["GIT_ALLOW_PROTOCOL"] = settings.protocols
  }

  /// Makes an empty git directory in the temporary folder.
  func makeStore(_ name: String) throws(ScaffoldError) {
    var call = Call("init", "--quiet", "--bare", "--template=")
    call.store = name
    _ = try bytes(of: call)
  }

  // MARK: Running

  /// Runs `git`: this is the only place that does. Stops it when the user interrupts the run, and at every limit.
  func answer(to call: Call) throws(ScaffoldError) -> Answer {
    var command = Subprocess.Command(
      program: program.path, arguments: call.arguments, environment: variables(of: call)
    ).running(in: folder.path, memory: RepositoryLimits.memory)
    if let bytes = call.input {
      let name = "input"
      try reporting(folder.writable.removeAll(name))
      try reporting(
        folder.writable.addFile(name, contents: bytes, permissions: .confidential))
      command.input = "\(folder.path)/\(name)"
    }
    var watch = GitWatch(limits, mostOutput: call.mostOutput, now: now)
    do throws(SystemError) {
      let outputs = try Subprocess.run(
        [command], atOnce: 1, askingEvery: 100,
        isInterrupted: { isInterrupted() || mustStop(call, &watch) }, onOutput: { watch.hear($0) })
      return .ended(outputs[0])
    } catch {
      if let stop = watch.stop { return .stopped(stop) }
      let diagnostic = Diagnostic(error)
      throw ScaffoldError(diagnostic.category == .interrupted ? .interruptedUnchanged : diagnostic)
    }
  }

  private func variables(of call: Call) -> [String: String] {
    var variables = environment.merging(settings.variables(adding: call.settings)) { _, own in own }
    variables["GIT_DIR"] = "\(folder.path)/\(call.store)"
    variables["GIT_OBJECT_DIRECTORY"] = call.objects.map { "\(folder.path)/\($0)/objects" }
    return variables
  }

  private func mustStop(_ call: Call, _ watch: inout GitWatch) -> Bool {
    progress(watch.progress)
    return watch.mustStop(downloaded: downloaded(by: call))
  }

  /// The bytes that a call has stored so far.
  private func downloaded(by call: Call) -> Int {
    // A file that git has just renamed counts in the next round.
    var ignored: [Diagnostic] = []
    return attempt(&ignored) { () throws(ScaffoldError) in
      try reporting(folder.directory.size(of: call.store))
    } ?? 0
  }

  /// What a call prints that must succeed.
  func bytes(of call: Call) throws(ScaffoldError) -> [UInt8] {
    let answer = try answer(to: call)
    guard let bytes = answer.result else { throw ScaffoldError(error(in: answer).diagnostic()) }
    return bytes
  }

  /// The text that a call prints that must succeed.
  func text(of call: Call) throws(ScaffoldError) -> String {
    String(decoding: try bytes(of: call), as: UTF8.self)
  }

  /// Why a call has failed.
  func error(in answer: Answer) -> GitError { GitError(answer, limits) }
}

extension Directory {
  /// The bytes of all files in the entry `name`.
  fileprivate func size(of name: String) throws(SystemError) -> Int {
    guard let status = try status(of: name) else { return 0 }
    guard status.kind == .directory else { return status.size }
    let folder = try directory(name)
    var size = 0
    for entry in try folder.entries() { size += try folder.size(of: entry) }
    return size
  }
}

extension Diagnostic {
  /// There is no `git`.
  fileprivate static let missingGit = Diagnostic(
    .notFound, .noGit, "cannot find 'git' in PATH",
    help: "install git, or copy the template folders into the package yourself")

  /// A `git` that cannot ignore the user's settings.
  fileprivate static func oldGit(_ version: String) -> Diagnostic {
    let shown = version.prefix { !$0.isNewline }.description.escapingControlCharacters
    return Diagnostic(
      .notFound, .oldGit, "'\(shown)' is too old: it cannot be isolated from your settings",
      help: "install git 2.32 or newer, or copy the template folders into the package yourself")
  }
}
