import ScaffoldKit

/// `viper-gen templates import`
struct TemplatesImportCommand: RunnableCommand {
  private static let standardFolder = "Templates"

  private let path: String
  /// The folder of templates, as the user typed it.
  private let typedFolder: String
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    path = invocation.environment.pathEndingInName(invocation.arguments.words[0])
    typedFolder = invocation.arguments["into"] ?? Self.standardFolder
    self.invocation = invocation
  }

  /// Converts the template, and prints what became of its parts.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates import")
    do {
      let imported = try scaffolder.importTemplate(
        at: path, into: invocation.environment.absolute(typedFolder),
        typedIn: invocation.environment.workingDirectory,
        reservedFlags: Set(Command.createFlags))
      report.files = imported.applied.changes.map(\.report)
      report.diskChange = imported.applied.hasWritten ? .written : nil
      report.diagnostics = imported.applied.diagnostics
      let folder =
        typedFolder.ends(with: "/") ? typedFolder + imported.id : typedFolder + "/" + imported.id
      let first = FirstModule.command(template: imported.id, in: typedFolder, like: invocation)
      report.notes = ["next: viper-gen templates check \(folder.shellQuoted)"]
      report.notes += first.map { ["      " + $0] } ?? []
      return report
    } catch {
      return Report(command: "templates import", error)
    }
  }
}
