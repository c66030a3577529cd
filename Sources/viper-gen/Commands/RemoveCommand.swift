import ScaffoldKit

/// `viper-gen remove`
struct RemoveCommand: RunnableCommand {
  private let request: RemovalRequest
  private let isDryRun: Bool
  /// The command to type for the same removal, without `--force`.
  private let command: String
  private let remedies: Remedies

  init(_ invocation: Invocation) {
    let arguments = invocation.arguments
    let package = PackageLocation(arguments, invocation.environment)
    var request = RemovalRequest(modules: arguments.words, packagePath: package.path)
    request.searchesParents = package.searchesParents
    request.target = arguments["target"]
    request.removesEdited = arguments.isOn("force")
    self.request = request
    isDryRun = arguments.isOn("dry-run")
    command = arguments.retyped(.remove, without: ["force"])
    remedies = Remedies(invocation)
  }

  /// The package, unless the command only previews.
  var lockedPackage: PackageLocation? {
    isDryRun
      ? nil : PackageLocation(path: request.packagePath, searchesParents: request.searchesParents)
  }

  /// Removes the files that were not edited.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "remove")
    do {
      let changes = try scaffolder.previewRemoval(request)
      report.diagnostics = changes.diagnostics
      if isDryRun {
        report.isPreview = true
        report.notes = ["nothing was removed"]
      } else {
        let applied = try scaffolder.apply(changes)
        report.diagnostics = applied.diagnostics
        report.diskChange = applied.hasWritten ? .removed : nil
      }
      report.files = changes.changes.filter { $0.action != .identical }.map(\.report)
      let keepsFiles = changes.changes.contains { $0.action == .kept && $0.before != nil }
      if !request.removesEdited, keepsFiles {
        report.notes.append("to remove the kept files: \(command) --force")
      }
      return report
    } catch {
      return Report(command: "remove", error, notes: remedies.notes(for: error))
    }
  }
}
