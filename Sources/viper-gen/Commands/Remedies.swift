import ScaffoldKit

/// The commands that fix a command line of `create` or `remove`. Each one has been checked by a dry run.
struct Remedies {
  private let invocation: Invocation
  /// How often a command that meets a further error may be fixed itself.
  private let depth: Int
  /// More ways are not checked.
  private static let mostWays = 16

  init(_ invocation: Invocation, depth: Int = 2) {
    self.invocation = invocation
    self.depth = depth
  }

  /// A note for each command to try.
  func notes(for error: ScaffoldError) -> [String] {
    commands(for: error.diagnostics).map { "try: \($0)" }
  }

  /// The commands that fix all of the errors; none if there is an error that no argument fixes.
  func commands(for diagnostics: [Diagnostic]) -> [String] {
    let errors = diagnostics.filter { $0.severity == .error }
    // A second run would wait for a list that the first one has read.
    guard !invocation.isTrial, !errors.isEmpty, invocation.arguments["file"] != "-" else {
      return []
    }
    var ways: [[String]] = [[]]
    for error in errors {
      ways = ways.flatMap { way in error.remedies.map { way + $0 } }
      guard ways.count <= Self.mostWays else { return [] }
    }
    return ways.flatMap { commands(for: invocation.adding($0)) }.uniqued
  }

  /// The command line if it succeeds, else those that fix it.
  private func commands(for trial: Invocation) -> [String] {
    let report = trial.preview()
    if report.status == 0 { return trial.typed.map { [$0] } ?? [] }
    return depth == 0 ? [] : Remedies(trial, depth: depth - 1).commands(for: report.diagnostics)
  }
}

extension Invocation {
  /// The same command line with further arguments.
  func adding(_ arguments: [String], in environment: Environment? = nil) -> Invocation {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    return Invocation(
      Array(words[..<end] + arguments + words[end...]),
      environment: environment ?? self.environment)
  }

  /// What the command reports if it only previews. A hint is no reason to run a manifest.
  func preview() -> Report {
    var trial = adding(["--dry-run"], in: environment.withoutManifests)
    trial.isTrial = true
    do {
      return try trial.run()
    } catch {
      return Report(command: commandName, error)
    }
  }

  /// The command line as a user types it.
  var typed: String? { command.map { arguments.retyped($0.verb, without: []) } }
}
