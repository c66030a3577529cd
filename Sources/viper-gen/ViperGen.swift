import Foundation
import ScaffoldKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program: sorts the command line, runs one command, prints its report.
@main
struct ViperGen {
  static let version = "0.1.0"
  /// The day of this version, for the manual.
  static let released = "2026-11-21"

  /// `viper-gen 0.1.0`, and the commit that was built where it is known.
  static var versionLine: String {
    "viper-gen \(version)" + (BuildStamp.commit.isEmpty ? "" : " (\(BuildStamp.commit))")
  }

  static func main() {
    // A closed pipe and a file that may grow no further are errors to report, no reason to die.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    allowManyOpenFiles()
    Interruption.watch()
    let words = CommandLine.arguments
    guard !words.isEmpty else { exit(Console().print(.unreadableArguments)) }
    run(Array(words.dropFirst()), environment: Environment.current)
  }

  /// Takes as many open files as the system grants: a run that replaces files holds a folder open for
  /// each place in which it does.
  private static func allowManyOpenFiles() {
    var limit = rlimit()
    #if canImport(Glibc)
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let kind = RLIMIT_NOFILE
    #endif
    guard getrlimit(kind, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 10_240)
    setrlimit(kind, &limit)
  }

  /// Runs one command line, and ends with its status.
  private static func run(_ arguments: [String], environment: Environment) -> Never {
    // These options count even if the rest of the command line is wrong.
    let asked = Arguments(arguments, options: Command.common)
    var console = Console()
    console.isJSON = asked.isOn("json")
    console.paint = .wanted(asked["color"], environment: environment)
    console.caller = environment.caller
    var report: Report
    do {
      let invocation = try Invocation(arguments, environment: environment)
      console.isQuiet = invocation.isQuiet
      report = try invocation.run(environment)
    } catch {
      report = Report(command: Invocation.commandName(in: arguments), error)
    }
    report = report.interrupted(by: Interruption.signal)
    exit(console.print(report))
  }
}

/// What the program knows of its surroundings.
struct Environment {
  /// The environment variables.
  let variables: [String: String]
  let workingDirectory: String

  static var current: Environment {
    let path = getcwd(nil, 0)
    defer { free(path) }
    return Environment(
      variables: ProcessInfo.processInfo.environment,
      workingDirectory: path.map { String(cString: $0) } ?? ".")
  }

  /// The value of one variable.
  subscript(name: String) -> String? { variables[name] }

  /// How the user types the program, where not by its name: a program that runs this one says so, as
  /// `swift package viper-gen`.
  var caller: String? {
    self["VIPER_GEN_CALLER"] ?? (isRunBySwift ? "swift run \(Command.program)" : nil)
  }

  /// Whether `swift run` has built the program in this very folder and started it, going by its path,
  /// which is then relative, and by what the shell says that it was told to run.
  private var isRunBySwift: Bool {
    guard let program = CommandLine.arguments.first, program.hasPrefix(".build/") else {
      return false
    }
    return self["_"]?.hasSuffix("/swift") ?? false
  }

  /// A word with `~/` spelled out at its beginning, as shells do, and in `--package-path=~/App`, as most
  /// of them do not.
  func expandingHome(_ word: String) -> String {
    let sign = word.begins(with: "--") ? word.utf8.firstIndex(of: UInt8(ascii: "=")) : nil
    let start = sign.map(word.utf8.index(after:)) ?? word.startIndex
    guard word.utf8[start...].starts(with: "~/".utf8), let home = self["HOME"],
      home.begins(with: "/")
    else {
      return word
    }
    return word[..<start] + home + word[start...].dropFirst()
  }

  /// A path as the user typed it, made independent of the working folder.
  func absolute(_ path: String) -> String {
    path.begins(with: "/") ? path : path == "." ? workingDirectory : "\(workingDirectory)/\(path)"
  }

  /// Where programs make what they throw away again.
  var temporaryFolder: String {
    self["TMPDIR"].flatMap { $0.begins(with: "/") ? $0 : nil } ?? "/tmp"
  }

  /// Where the user's programs keep what they can make again.
  var cacheFolder: String? {
    if let path = self["XDG_CACHE_HOME"], path.begins(with: "/") { return path + "/viper-gen" }
    guard let home = self["HOME"], home.begins(with: "/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches/viper-gen"
    #else
      return home + "/.cache/viper-gen"
    #endif
  }
}
