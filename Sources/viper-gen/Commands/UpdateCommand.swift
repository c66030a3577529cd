import ScaffoldKit

/// `viper-gen update`
struct UpdateCommand: RunnableCommand {
  private let run: ChangeRun

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    let own = Set(Command.update.options.map(\.name)).subtracting(["set"])
    run = try ChangeRun(
      invocation, modules: arguments.words, edits: try arguments.edits(without: own),
      updatesTemplate: true)
  }

  var lockedPackage: PackageLocation? { run.lockedPackage }

  func run(_ scaffolder: Scaffolder) -> Report { run.report(scaffolder) }
}
