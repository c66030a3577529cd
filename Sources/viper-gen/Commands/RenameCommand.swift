import ScaffoldKit

/// `viper-gen rename`
struct RenameCommand: RunnableCommand {
  private let run: ChangeRun

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let arguments = invocation.arguments
    run = try ChangeRun(invocation, modules: [arguments.words[0]]) { change in
      var request = RenameRequest(
        module: arguments.words[0], newName: arguments.words[1], packagePath: change.packagePath)
      request.searchesParents = change.searchesParents
      request.target = change.target
      request.newTarget = arguments["to-target"]
      request.subfolder = change.subfolder
      request.templateFolders = change.templateFolders
      request.editsEverywhere = arguments.isOn("everywhere")
      request.renamesOwnNames = arguments.isOn("also-own")
      return request
    }
  }

  var lockedPackage: PackageLocation? { run.lockedPackage }

  func run(_ scaffolder: Scaffolder) -> Report { run.report(scaffolder) }
}
