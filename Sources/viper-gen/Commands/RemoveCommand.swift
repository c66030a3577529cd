import ScaffoldKit

/// `viper-gen remove`
struct RemoveCommand {
  private let request: RemovalRequest
  private let isDryRun: Bool
  /// How to type the same command again.
  private let again: String

  /// The command from its arguments.
  init(_ arguments: Arguments, _ command: Command, _ environment: Environment) {
    let place = PackagePlace(arguments, environment)
    var request = RemovalRequest(modules: arguments.words, packagePath: place.path)
    request.searchesParents = place.searchesParents
    request.target = arguments["target"]
    request.removesEdited = arguments.isOn("force")
    self.request = request
    isDryRun = arguments.isOn("dry-run")
    again = arguments.retyped(command, without: ["dry-run", "json", "force"])
  }

  /// The package, which nobody else may change from the look to the removal; a dry run only looks.
  var place: PackagePlace? {
    isDryRun
      ? nil : PackagePlace(path: request.packagePath, searchesParents: request.searchesParents)
  }

  /// Looks at what was written, and takes back what is still as it was; stops before when asked to.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "remove")
    do {
      let changes = try scaffolder.previewRemoval(request)
      report.diagnostics = changes.diagnostics
      if isDryRun {
        report.notes = ["nothing was removed"]
      } else {
        let applied = try scaffolder.apply(changes)
        report.diagnostics = applied.diagnostics
        report.deed = applied.hasWritten ? "the files themselves were removed" : nil
      }
      report.files = changes.changes.filter { $0.action != .identical }.map(\.report)
      let keepsFiles = changes.changes.contains { $0.action == .kept && $0.before != nil }
      if !request.removesEdited, keepsFiles {
        report.notes.append("to remove the kept files as well: \(again) --force")
      }
      return report
    } catch {
      return Report(command: "remove", error, again: again)
    }
  }
}
