import ScaffoldKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `viper-gen templates add`
struct TemplatesAddCommand: RunnableCommand {
  private let request: RepositoryRequest
  private let package: PackageLocation
  private let showsDiff: Bool
  private let writes: Bool
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    let arguments = invocation.arguments
    package = PackageLocation(arguments, invocation.environment)
    let word = arguments.words[0]
    let path = Self.path(word, invocation.environment)
    var request = RepositoryRequest(url: path ?? word, packagePath: package.path)
    request.recordsRelativePath = path != nil && !word.begins(with: "/")
    request.searchesParents = package.searchesParents
    request.version = arguments["ref"]
    request.folder = arguments["into"]
    self.request = request
    showsDiff = arguments.isOn("diff")
    writes = !showsDiff && !arguments.isOn("dry-run")
    self.invocation = invocation
  }

  /// The absolute path of a file or folder that exists, or that git would take for one; `nil` for another address.
  private static func path(_ word: String, _ environment: Environment) -> String? {
    let path = environment.absolute(word)
    guard !word.isEmpty, !word.begins(with: "-"),
      GitAddress.isPath(word) || FileManager.default.fileExists(atPath: path)
    else { return nil }
    return URL(filePath: path).standardizedFileURL.path
  }

  /// The package, unless the command only previews. It is not locked while git fetches.
  var lockedPackage: PackageLocation? {
    guard writes else { return nil }
    return PackageLocation(
      path: package.path, searchesParents: package.searchesParents, isLockedForRecoveryOnly: true)
  }

  /// Fetches the templates, compares them with the package, and writes them.
  func run(_ scaffolder: Scaffolder) -> Report {
    let line = ProgressLine(
      isOn: invocation.arguments.showsProgress, delay: .milliseconds(500))
    defer { line.clear() }
    do {
      let changes = try scaffolder.previewTemplates(of: request) { line.show($0) }
      guard changes.changeSet.conflicts.isEmpty else { return conflict(changes) }
      guard writes else { return preview(changes) }
      return written(try scaffolder.apply(changes.changeSet), changes)
    } catch {
      return Report(command: "templates add", error)
    }
  }

  // MARK: Reports

  private func report(_ changes: RepositoryChanges) -> Report {
    var report = Report(command: "templates add")
    // Of an update, the text shows only what changes.
    let all = changes.changeSet.changes
    let others = all.filter { $0.action != .identical }
    let showsAll = others.isEmpty || invocation.arguments.isOn("json")
    report.files = (showsAll ? all : others).map(\.report)
    report.diagnostics = changes.changeSet.diagnostics
    report.details = [.init("repository", changes.repository.json)]
    return report
  }

  private func preview(_ changes: RepositoryChanges) -> Report {
    var report = report(changes)
    report.isPreview = true
    report.notes = ["nothing was written"]
    if showsDiff {
      let details = report.details
      report.showDiffs(of: changes.changeSet)
      report.details = details + report.details
    }
    return report
  }

  private func conflict(_ changes: RepositoryChanges) -> Report {
    var report = preview(changes)
    let conflicts = changes.changeSet.conflicts
    report.files = conflicts.map(\.report)
    report.diagnostics += conflicts.map { change in
      .conflict(
        at: change.file.path.description, isEdited: change.isEdited,
        help: change == conflicts.last ? Self.help(conflicts.count) : nil)
    }
    report.status = Diagnostic.Category.conflict.rawValue
    return report
  }

  private static func help(_ count: Int) -> String {
    [
      "to take the repository's version, move the \(count == 1 ? "file" : "files") away, and run "
        + "the command again",
      "to keep your version, give the template another id: viper-gen templates export ID DIR",
    ].joined(separator: "\n      ")
  }

  private func written(_ applied: AppliedChanges, _ changes: RepositoryChanges) -> Report {
    var report = report(changes)
    report.diagnostics = applied.diagnostics
    report.diskChange = applied.hasWritten ? .written : nil
    guard applied.hasWritten else {
      report.notes = ["unchanged: \(changes.repository.shownVersion)"]
      return report
    }
    report.notes = [added(changes)] + nextSteps(changes)
    if changes.former != nil {
      report.notes.append("'viper-gen update' updates the modules of these templates")
    }
    return report
  }

  /// `updated from 1.0.0 (0123456) to 1.1.0 (89abcde)`
  private func added(_ changes: RepositoryChanges) -> String {
    let version = changes.repository.shownVersion
    guard let former = changes.former, former.commit != changes.repository.commit else {
      return "added \(version)"
    }
    return "updated from \(former.shownVersion) to \(version)"
  }

  private func nextSteps(_ changes: RepositoryChanges) -> [String] {
    let ids = changes.repository.templates
    var steps = ids.prefix(3).map { id in
      "viper-gen templates check \(typedFolder(of: id, changes).shellQuoted)"
    }
    if changes.former == nil {
      let first = FirstModule.command(template: ids[0], in: nil, like: invocation)
      steps += first.map { [$0] } ?? []
    } else {
      steps.append("viper-gen update --diff")
    }
    return steps.enumerated().map { ($0 == 0 ? "next: " : "      ") + $1 }
  }

  /// The folder of a template as the user would type it.
  private func typedFolder(of id: String, _ changes: RepositoryChanges) -> String {
    let path = changes.repository.folder(of: id).description
    if let package = invocation.arguments["package-path"] {
      return package.ends(with: "/") ? package + path : "\(package)/\(path)"
    }
    let isHere = changes.packagePath == invocation.environment.workingDirectory
    return isHere ? path : "\(changes.packagePath)/\(path)"
  }
}
