import ScaffoldKit

/// `viper-gen templates list`
struct TemplatesListCommand: RunnableCommand {
  private let folders: TemplateFolders

  init(_ invocation: Invocation) throws(ScaffoldError) {
    folders = try TemplateFolders(invocation)
  }

  var readOnlyPackage: PackageLocation? { folders.package }

  /// Prints one line for each template. Templates that cannot be read are errors, and the others are
  /// printed.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates list")
    do {
      var problems: [Diagnostic] = []
      let templates = try scaffolder.templates(folders: folders.paths, problems: &problems)
      report.output = TextTable.lines(
        templates.map { [$0.id, $0.description.escapingControlCharacters] })
      let list = templates.map { template in
        JSONText.object([
          "id": .string(template.id), "description": .string(template.description),
        ])
      }
      report.details = [.init("templates", .array(list))]
      report.diagnostics = folders.warnings
      if !problems.isEmpty { report.add(ScaffoldError(problems)) }
      let id = templates.first?.id ?? "ID"
      report.notes = ["next: viper-gen templates show \(id)\(folders.typedOptions)"]
      return report
    } catch {
      return folders.report("templates list", error)
    }
  }
}
