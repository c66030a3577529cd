import ScaffoldKit

/// `viper-gen templates export`
struct TemplatesExportCommand: RunnableCommand {
  /// The template's id, or the path of its folder.
  private let reference: String
  private let path: String
  private let folders: TemplateFolders

  init(_ invocation: Invocation) throws(ScaffoldError) {
    let words = invocation.arguments.words
    path = invocation.environment.absolute(words[1])
    folders = try TemplateFolders(invocation)
    reference = invocation.environment.templateReference(words[0], folders: folders.paths)
  }

  var readOnlyPackage: PackageLocation? { folders.package }

  /// Copies the template to a folder.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates export")
    do {
      let applied = try scaffolder.export(template: reference, folders: folders.paths, to: path)
      report.files = applied.changes.map(\.report)
      report.diskChange = applied.hasWritten ? .written : nil
      report.diagnostics = folders.warnings + applied.diagnostics
      report.notes = [next]
      return report
    } catch {
      return folders.report("templates export", error)
    }
  }

  /// A template's id is the name of its folder. In a folder of another name, the user has to edit the id
  /// before `create` finds the template.
  private var next: String {
    let names = path.namesOnPath
    let id = reference.namesOnPath.last ?? reference
    guard names.last == id else { return "next: viper-gen templates check \(path.shellQuoted)" }
    let parent = "/" + Array(names.dropLast()).joined(separator: "/")
    return "next: viper-gen create SignIn --template \(id) --templates \(parent.shellQuoted)"
  }
}
