import ScaffoldKit

/// `viper-gen templates list`
struct TemplatesListCommand: RunnableCommand {
  private let folders: TemplateFolders
  private let help: Help

  init(_ invocation: Invocation) throws(ScaffoldError) {
    folders = try TemplateFolders(invocation)
    help = Help(width: invocation.environment.helpWidth)
  }

  var readOnlyPackage: PackageLocation? { folders.package }

  /// Prints one line for each template. Templates that cannot be read are errors, and the others are
  /// printed.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates list")
    do {
      var problems: [Diagnostic] = []
      let templates = try scaffolder.templates(folders: folders.paths, problems: &problems)
      let rows = templates.map { template in
        let mark = template.id == folders.standardTemplate ? " (default)" : ""
        return (template.id, template.description.escapingControlCharacters + mark)
      }
      report.output =
        Console.isTerminal ? help.columns(rows) + "\n" : TextTable.lines(rows.map { [$0, $1] })
      let list = templates.map { template in
        JSONText.object([
          "id": .string(template.id), "description": .string(template.description),
          "isDefault": .boolean(template.id == folders.standardTemplate),
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
