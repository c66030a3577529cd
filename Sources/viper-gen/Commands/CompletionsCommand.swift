import ScaffoldKit

/// `viper-gen completions`
struct CompletionsCommand: RunnableCommand {
  private let shell: Shell

  init(_ invocation: Invocation) throws(ScaffoldError) {
    shell = try Shell(argument: invocation.arguments.words.first ?? "")
  }

  /// Prints the script of a shell.
  func run(_ scaffolder: Scaffolder) -> Report {
    Report(command: "completions", output: shell.script)
  }
}

extension Shell {
  /// The shell that an argument names.
  init(argument: String) throws(ScaffoldError) {
    if let shell = Shell(rawValue: argument) {
      self = shell
      return
    }
    let known = Shell.allCases.map(\.rawValue)
    throw ScaffoldError([
      .usage(
        .unknownValue, "unsupported shell '\(argument.escapingControlCharacters)'",
        help: Suggestion.help(
          for: argument, in: known, otherwise: "expected one of: \(known.joined(separator: ", "))"))
    ])
  }
}
