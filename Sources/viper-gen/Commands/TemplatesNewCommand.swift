import ScaffoldKit

/// `viper-gen templates new`
struct TemplatesNewCommand: RunnableCommand {
  private let typedPath: String
  private let path: String
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    typedPath = invocation.arguments.words[0]
    path = invocation.environment.absolute(invocation.environment.pathEndingInName(typedPath))
    self.invocation = invocation
  }

  /// Writes the starter template, and prints how to check and to use it.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates new")
    do {
      let applied = try scaffolder.startTemplate(
        at: path, typedIn: invocation.environment.workingDirectory)
      report.files = applied.changes.map(\.report)
      report.diskChange = applied.hasWritten ? .written : nil
      report.diagnostics = applied.diagnostics
      let folder = invocation.environment.pathEndingInName(typedPath).parentAsTyped
      let first = FirstModule.command(
        template: path.namesOnPath.last ?? "", in: folder, like: invocation)
      report.notes = ["next: viper-gen templates check \(typedPath.shellQuoted) --compile"]
      report.notes += first.map { ["      " + $0] } ?? []
      return report
    } catch {
      return Report(command: "templates new", error)
    }
  }
}
