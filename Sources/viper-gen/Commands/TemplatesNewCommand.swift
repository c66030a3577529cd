import ScaffoldKit

/// `viper-gen templates new`
struct TemplatesNewCommand: RunnableCommand {
  private let typedPath: String
  private let path: String

  init(_ invocation: Invocation) {
    typedPath = invocation.arguments.words[0]
    path = invocation.environment.absolute(typedPath)
  }

  /// Writes the starter template, and prints how to check and to use it.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates new")
    do {
      let applied = try scaffolder.startTemplate(at: path)
      report.files = applied.changes.map(\.report)
      report.diskChange = applied.hasWritten ? .written : nil
      report.diagnostics = applied.diagnostics
      var names = path.namesOnPath
      let id = names.popLast() ?? ""
      report.notes = [
        "next: viper-gen templates check \(typedPath.shellQuoted) --compile",
        "      viper-gen create SignIn --template \(id.shellQuoted)"
          + " --templates \("/\(names.joined(separator: "/"))".shellQuoted)",
      ]
      return report
    } catch {
      return Report(command: "templates new", error)
    }
  }
}
