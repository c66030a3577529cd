import ScaffoldKit

/// `viper-gen update`
struct UpdateCommand: RunnableCommand {
  private let run: ChangeRun

  init(_ invocation: Invocation) throws(ScaffoldError) {
    run = try ChangeRun(invocation, modules: invocation.arguments.words, updatesTemplate: true)
  }

  var lockedPackage: PackageLocation? { run.lockedPackage }

  func run(_ scaffolder: Scaffolder) -> Report { run.report(scaffolder) }
}
