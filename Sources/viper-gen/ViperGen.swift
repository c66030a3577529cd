import ScaffoldKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program: parses the command line, runs one command and prints its report.
@main
struct ViperGen {
  static let version = "0.1.0"
  /// The release date, for the manual page.
  static let released = "2026-11-21"

  /// `viper-gen 0.1.0`, followed by the commit of the build if it is known.
  static var versionLine: String {
    "viper-gen \(version)" + (BuildStamp.commit.isEmpty ? "" : " (\(BuildStamp.commit))")
  }

  static func main() {
    // A closed pipe and a file at its size limit are reported as errors instead of ending the program.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    allowManyOpenFiles()
    keepOwnRights()
    Interruption.watch()
    let words = CommandLine.arguments
    guard !words.isEmpty else { exit(Console().print(.unreadableArguments)) }
    run(Array(words.dropFirst()), environment: Environment.current)
  }

  /// Runs one command line and exits with its status.
  private static func run(_ words: [String], environment: Environment) -> Never {
    let invocation = Invocation(words, environment: environment)
    let console = Console(invocation.arguments, environment)
    var report: Report
    do {
      try checkArguments()
      report = try invocation.run()
    } catch {
      report = Report(command: invocation.commandName, error)
    }
    report = report.interrupted(by: Interruption.signal)
      .locatingCommands(invocation.arguments)
    exit(console.print(report))
  }

  /// Throws if an argument is not UTF-8. The words of Swift are repaired, and would name other files.
  private static func checkArguments() throws(ScaffoldError) {
    var problems: [Diagnostic] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let bytes = CommandLine.unsafeArgv[index] else { continue }
      let text = EntryName.text(ofCString: bytes)
      guard EntryName.isReplacement(text) else { continue }
      problems.append(
        Diagnostic(
          .usage, .notUTF8, "the argument '\(EntryName.shown(text))' is not valid UTF-8",
          help: "rename the file or folder, so that its name is valid UTF-8"))
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }

  /// Changes a file mode mask that removes the user's own rights, so that this program and those that it runs can use
  /// the files that they make.
  private static func keepOwnRights() {
    let mask = umask(0o077)
    umask(mask & 0o077)
  }

  /// Raises the limit of open files: a run that replaces files keeps each of their folders open.
  private static func allowManyOpenFiles() {
    var limit = rlimit()
    #if canImport(Glibc)
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let kind = RLIMIT_NOFILE
    #endif
    guard getrlimit(kind, &limit) == 0 else { return }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 10_240))
    setrlimit(kind, &limit)
  }
}
