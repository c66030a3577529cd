import ScaffoldKit

/// `viper-gen remove`
struct RemoveCommand: RunnableCommand {
  private let request: RemovalRequest
  private let isDryRun: Bool
  /// Asks whether to remove a module with missing files; `nil` if questions are not possible.
  private let terminal: Terminal?
  /// The command to type for the same removal, without `--force`.
  private let command: String
  private let remedies: Remedies
  /// Why the configuration cannot be read, whose subfolder leads to modules that are not found without it.
  private let configurationErrors: [Diagnostic]

  init(_ invocation: Invocation) {
    let arguments = invocation.arguments
    let package = PackageLocation(arguments, invocation.environment)
    var request = RemovalRequest(modules: arguments.words, packagePath: package.path)
    request.searchesParents = package.searchesParents
    request.target = arguments["target"]
    let settings = PackageSettings(arguments, invocation.environment)
    request.subfolder = settings.configuration?.into?.value
    configurationErrors = settings.formErrors
    request.removesEdited = arguments.isOn("force")
    request.removesIncomplete = arguments.isOn("force")
    self.request = request
    isDryRun = arguments.isOn("dry-run")
    terminal = isDryRun || arguments.isOn("json") ? nil : .interactive
    command = arguments.retyped(.remove, without: ["force"])
    remedies = Remedies(invocation)
  }

  /// The package, unless the command only previews. While the user answers a question it is not locked.
  var lockedPackage: PackageLocation? {
    guard !isDryRun else { return nil }
    return PackageLocation(
      path: request.packagePath, searchesParents: request.searchesParents,
      isLockedForRecoveryOnly: terminal != nil)
  }

  /// Removes the files that were not edited.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "remove")
    let changes: ChangeSet
    do throws(Terminal.Ending) {
      changes = try self.changes(scaffolder)
    } catch {
      guard case .failed(let error) = error else {
        return Report(
          command: "remove", error, status: Report.interrupted, note: "nothing was removed")
      }
      return failure(error)
    }
    do {
      report.diagnostics = changes.diagnostics
      if isDryRun {
        report.isPreview = true
        report.diagnostics += changes.changes.compactMap(\.lossOfEdits)
        report.notes = ["nothing was removed"]
      } else {
        let applied = try scaffolder.apply(changes)
        report.diagnostics = applied.diagnostics
        report.diskChange = applied.hasWritten ? .removed : nil
      }
      if !isDryRun, let generator = changes.project?.generator {
        report.notes.append("next: \(generator)")
      }
      report.files = changes.changes.filter { $0.action != .identical }.map(\.report)
      let keepsFiles = changes.changes.contains { $0.action == .kept && $0.before != nil }
      if !request.removesEdited, keepsFiles {
        let purpose = isDryRun ? "preview the removal of" : "remove"
        report.notes.append("to \(purpose) the kept files: \(command) --force")
      }
      return report
    } catch {
      return failure(error)
    }
  }

  private func failure(_ error: ScaffoldError) -> Report {
    if !configurationErrors.isEmpty, error.diagnostics.contains(where: \.isUnknownModule) {
      return Report(command: "remove", ScaffoldError(configurationErrors))
    }
    let isRefusal = error.category == .conflict
    return Report(
      command: "remove", error,
      notes: (isRefusal ? ["nothing was removed"] : []) + remedies.notes(for: error))
  }

  /// The changes, once the user has agreed to remove what is left of a module with missing files.
  private func changes(_ scaffolder: Scaffolder) throws(Terminal.Ending) -> ChangeSet {
    do throws(ScaffoldError) {
      return try scaffolder.previewRemoval(request)
    } catch {
      let errors = error.diagnostics.filter { $0.severity == .error }
      guard let terminal, errors.allSatisfy({ $0.code == .incompleteModule }) else {
        throw .failed(error)
      }
      terminal.show(error.diagnostics.map { $0.asWarning.description }.joined(separator: "\n"))
      guard try terminal.confirm("remove what is left?", else: false) else { throw .quit }
    }
    var request = request
    request.removesIncomplete = true
    do throws(ScaffoldError) {
      return try scaffolder.previewRemoval(request)
    } catch {
      throw .failed(error)
    }
  }
}
