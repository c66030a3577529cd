import ScaffoldKit

/// `viper-gen templates export`
struct TemplatesExportCommand: RunnableCommand {
  /// The template's id, or the path of its folder.
  private let reference: String
  private let path: String
  private let typedPath: String
  private let folders: TemplateFolders
  private let isForXcode: Bool
  private let axes: [String]
  private let invocation: Invocation

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let words = invocation.arguments.words
    typedPath = invocation.environment.pathEndingInName(words[1])
    path = invocation.environment.absolute(typedPath)
    folders = try TemplateFolders(invocation, for: words[0])
    reference = invocation.environment.templateReference(words[0], folders: folders.paths)
    isForXcode = invocation.arguments.isOn("xcode")
    axes = invocation.arguments.all("axis")
    if !isForXcode, !axes.isEmpty {
      throw ScaffoldError([
        .usage(.needsXcode, "'--axis' needs '--xcode'", help: "add '--xcode'")
      ])
    }
    self.invocation = invocation
  }

  var readOnlyPackage: PackageLocation? { folders.package }

  /// Copies the template to a folder.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates export")
    do {
      let applied = try exported(scaffolder)
      report.files = applied.changes.map(\.report)
      report.diskChange = applied.hasWritten ? .written : nil
      report.diagnostics = folders.warnings + applied.diagnostics
      report.notes = [next]
      return report
    } catch {
      return folders.report("templates export", error)
    }
  }

  private func exported(_ scaffolder: Scaffolder) throws(ScaffoldError) -> AppliedChanges {
    let here = invocation.environment.workingDirectory
    guard isForXcode else {
      return try scaffolder.export(
        template: reference, folders: folders.paths, to: path, typedIn: here)
    }
    return try scaffolder.exportForXcode(
      template: reference, folders: folders.paths, axes: axes, to: path, typedIn: here)
  }

  /// The copy's id is the name of its folder, if that can be an id.
  private var next: String {
    if isForXcode {
      return
        "next: copy the .xctemplate folders to ~/Library/Developer/Xcode/Templates/File Templates/Modules"
    }
    let first = typedPath.namesOnPath.last.flatMap { id in
      FirstModule.command(template: id, in: typedPath.parentAsTyped, like: invocation)
    }
    return "next: " + (first ?? "viper-gen templates check \(typedPath.shellQuoted)")
  }
}
