import ScaffoldKit

/// `viper-gen templates new`
struct TemplatesNewCommand {
  /// The folder as the user typed it.
  let typedPath: String
  /// The same, independent of the working folder.
  let path: String

  /// Writes the starting point, and says how to check and to use it.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates new")
    do {
      let applied = try scaffolder.startTemplate(at: path)
      report.files = applied.changes.map(\.report)
      report.deed = applied.hasWritten ? "the files themselves were written" : nil
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
