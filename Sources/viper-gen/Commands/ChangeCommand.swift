import ScaffoldKit

/// `viper-gen change`
struct ChangeCommand: RunnableCommand {
  private let run: ChangeRun

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    let withoutOptions = invocation.templateLookup.withoutOptions
    if let withoutOptions, arguments.problems.contains(where: { $0.code == .unknownOption }) {
      throw ScaffoldError([withoutOptions])
    }
    try invocation.requireKnownOptions()
    let own = Set(Command.change().options.map(\.name)).subtracting(["set"])
    let edits = try arguments.edits(without: own)
    guard !edits.isEmpty || arguments["template"] != nil else {
      throw ScaffoldError([
        withoutOptions
          ?? .usage(
            .noChange, "no option to change",
            help: "type the option and its value, such as '--testing xctest' or '--with+=service'")
      ])
    }
    run = try ChangeRun(invocation, modules: arguments.words, edits: edits)
  }

  var lockedPackage: PackageLocation? { run.lockedPackage }

  func run(_ scaffolder: Scaffolder) -> Report { run.report(scaffolder) }
}

extension Invocation {
  /// Checks the arguments of a command for a module that exists. Without its module, it is not known which options
  /// the command has.
  func requireKnownOptions() throws(ScaffoldError) {
    guard arguments.problems.isEmpty else {
      let errors = templateLookup.moduleErrors + templateLookup.errors
      throw ScaffoldError(errors.isEmpty ? arguments.problems : errors)
    }
    try command?.checkNumber(in: arguments)
  }
}
