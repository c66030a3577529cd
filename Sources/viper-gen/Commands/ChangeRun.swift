import ScaffoldKit

/// What `add`, `change`, `update` and `rename` have in common: one request, and its report.
struct ChangeRun {
  private let request: ChangeRequest
  /// The new name of the module; `nil` if it keeps its name.
  private let rename: RenameRequest?
  /// What `add` does if no record describes the module.
  private let addition: AdditionRequest?
  private let command: String
  private let writes: Bool
  private let isCheck: Bool
  private let showsDiff: Bool
  private let showsProgress: Bool
  private let isJSON: Bool
  /// The command to type to have conflict markers written; `nil` if the command does not write them.
  private let markersCommand: String?
  private let typedPath: String?
  private let missingFolders: MissingTemplateFolders

  init(
    _ invocation: Invocation, modules: [String], edits: [ChangeRequest.Edit] = [],
    updatesTemplate: Bool = false, rename: ((ChangeRequest) -> RenameRequest)? = nil,
    addition: AdditionRequest? = nil
  ) throws(ScaffoldError) {
    let arguments = invocation.arguments
    let settings = PackageSettings(arguments, invocation.environment)
    let configuration = try settings.readableConfiguration()
    var request = ChangeRequest(arguments, configuration, invocation.environment)
    request.modules = modules
    missingFolders = MissingTemplateFolders(settings)
    if updatesTemplate { try missingFolders.requireTyped() }
    request.edits = edits
    request.updatesTemplate = updatesTemplate
    request.template = arguments["template"].map { [request] in
      invocation.environment.templateReference($0, folders: request.templateFolders)
    }
    request.writesMarkers = arguments["on-conflict"] == "markers"
    self.request = request
    self.rename = rename?(request)
    self.addition = addition
    command = invocation.commandName
    isCheck = arguments.isOn("check")
    showsDiff = arguments.isOn("diff")
    isJSON = arguments.isOn("json")
    writes = !isCheck && !showsDiff && !arguments.isOn("dry-run")
    showsProgress = arguments.showsProgress
    let verb = invocation.command?.verb ?? .change
    markersCommand =
      rename == nil
      ? arguments.retyped(verb, without: ["on-conflict", "dry-run", "diff", "check"])
        + " --on-conflict markers"
      : nil
    typedPath = arguments["package-path"]
  }

  /// The package, unless the command only previews.
  var lockedPackage: PackageLocation? {
    guard writes else { return nil }
    return PackageLocation(path: request.packagePath, searchesParents: request.searchesParents)
  }

  /// Plans, merges and writes the changes.
  func report(_ scaffolder: Scaffolder) -> Report {
    let line = ProgressLine(isOn: showsProgress, delay: .milliseconds(500))
    defer { line.clear() }
    do {
      let changes = try changes(scaffolder) { line.show($0) }
      line.restart()
      if isCheck { return checked(changes) }
      guard changes.conflicts.isEmpty else { return conflict(changes) }
      guard writes else { return preview(changes) }
      return written(try scaffolder.apply(changes) { line.show($0) }, changes)
    } catch {
      return Report(command: command, missingFolders.explaining(error))
    }
  }

  private func changes(
    _ scaffolder: Scaffolder, _ show: @escaping (ScaffoldProgress) -> Void
  ) throws(ScaffoldError) -> ChangeSet {
    if let rename {
      let plan = try scaffolder.planRename(rename, remembers: writes, progress: show)
      return try scaffolder.preview(plan, progress: show)
    }
    do throws(ScaffoldError) {
      let plan = try scaffolder.planChange(request, remembers: writes, progress: show)
      return try scaffolder.preview(plan, progress: show)
    } catch {
      let codes = Set(error.diagnostics.map(\.code))
      let isOpen = codes.isSubset(of: [.unknownModule, .noPackage])
      // The template of a module that was written by hand has no lists.
      guard let addition, isOpen || codes.isSubset(of: [.noActions, .unknownLink]) else {
        throw error
      }
      do throws(ScaffoldError) {
        return try scaffolder.previewAddition(addition)
      } catch let other {
        // Without such a module, the first error has a better help.
        throw other.diagnostics.allSatisfy { $0.code == .unknownModule || $0.code == .noPackage }
          || !isOpen && addition.from != nil ? error : other
      }
    }
  }

  // MARK: Reports

  /// The changes to report: as text, without the files that stay as they are.
  private func files(of changes: ChangeSet) -> [Report.File] {
    changes.changes.filter { isJSON || !$0.action.keepsFile }.map(\.report)
  }

  private func written(_ applied: AppliedChanges, _ changes: ChangeSet) -> Report {
    var report = Report(command: command)
    report.files = files(of: changes)
    report.diskChange = applied.hasWritten ? .written : nil
    report.diagnostics = missingFolders.explaining(applied.diagnostics) + changes.markers
    if changes.isUnchanged {
      report.notes = ["unchanged"]
    } else if !changes.markers.isEmpty {
      report.status = Diagnostic.Category.check.rawValue
      report.notes = ["next: resolve the conflicts between the markers"]
    } else {
      report.notes = added(by: changes) + ["next: \(changes.nextStep(packagePath: typedPath))"]
    }
    return report
  }

  private func preview(_ changes: ChangeSet) -> Report {
    var report = Report(command: command)
    report.files = files(of: changes)
    report.diagnostics = missingFolders.explaining(changes.diagnostics) + changes.markers
    report.isPreview = !writes
    report.notes = showsDiff ? [] : added(by: changes)
    report.notes.append(changes.isUnchanged ? "unchanged" : "nothing was written")
    if showsDiff { report.showDiffs(of: changes) }
    return report
  }

  /// What `add` adds to the types of the module and removes from them, one line for each type; the tests are left
  /// out.
  private func added(by changes: ChangeSet) -> [String] {
    guard command == "add", changes.conflicts.isEmpty else { return [] }
    let sources = changes.changes.filter { change in
      changes.testTarget.map { !change.file.path.components.contains($0) } ?? true
    }
    return sources.flatMap(\.addedMembers).map { "+ \($0.escapingControlCharacters)" }
      + sources.flatMap(\.removedMembers).map { "- \($0.escapingControlCharacters)" }
  }

  private func conflict(_ changes: ChangeSet) -> Report {
    var report = preview(changes)
    report.files = changes.conflicts.map(\.report)
    report.diagnostics += changes.conflicts.flatMap(\.reasons)
    if let markersCommand {
      report.notes.append("to have the conflicts marked in the files: \(markersCommand)")
    }
    report.status = Diagnostic.Category.conflict.rawValue
    return report
  }

  private func checked(_ changes: ChangeSet) -> Report {
    var report = Report(command: command)
    report.isPreview = true
    report.files = files(of: changes)
    report.diagnostics =
      missingFolders.checked(changes.diagnostics)
      + changes.conflicts.flatMap(\.reasons).map(\.asWarning)
    let behind = changes.modulesBehind
    let isKnown = !report.diagnostics.contains { $0.severity == .error }
    report.status =
      !isKnown
      ? ScaffoldError(report.diagnostics).category.rawValue
      : behind.isEmpty ? 0 : Diagnostic.Category.check.rawValue
    report.notes =
      behind.isEmpty && isKnown
      ? ["no module is behind its template"]
      : behind.map {
        "'\($0)' is behind its template; 'viper-gen update \($0.shellQuoted)' updates it"
      }
    return report
  }
}

extension ChangeSet {
  /// A warning for each conflict that is written between markers.
  fileprivate var markers: [Diagnostic] {
    changes.filter { $0.action != .conflict }.flatMap(\.reasons).map(\.asWarning)
  }

  /// Whether nothing is written or removed.
  fileprivate var isUnchanged: Bool {
    changes.allSatisfy(\.action.keepsFile)
  }
}

extension Change.Action {
  /// Whether the file stays as it is.
  fileprivate var keepsFile: Bool { self == .identical || self == .kept }
}
