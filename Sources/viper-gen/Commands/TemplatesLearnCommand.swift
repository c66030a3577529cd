import ScaffoldKit

/// `viper-gen templates learn`
struct TemplatesLearnCommand: RunnableCommand {
  private static let standardFolder = "Templates"

  private let package: PackageLocation
  /// The folder of templates, as the user typed it.
  private let typedFolder: String
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    package = PackageLocation(invocation.arguments, invocation.environment)
    typedFolder = invocation.arguments["into"] ?? Self.standardFolder
    self.invocation = invocation
  }

  var readOnlyPackage: PackageLocation? { package }

  /// Makes the template, and prints each decision.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "templates learn")
    let arguments = invocation.arguments
    do {
      let learnt = try scaffolder.learnTemplate(
        from: arguments.words, target: arguments["target"], id: arguments["id"],
        packagePath: package.path, searchesParents: package.searchesParents,
        into: invocation.environment.absolute(typedFolder),
        typedIn: invocation.environment.workingDirectory)
      report.files = learnt.applied.changes.map(\.report)
      report.diskChange = learnt.applied.hasWritten ? .written : nil
      report.diagnostics = learnt.applied.diagnostics
      let folder =
        typedFolder.ends(with: "/") ? typedFolder + learnt.id : typedFolder + "/" + learnt.id
      let first = FirstModule.command(template: learnt.id, in: typedFolder, like: invocation)
      report.notes = ["next: viper-gen templates check \(folder.shellQuoted)"]
      report.notes += first.map { ["      " + $0] } ?? []
      return report
    } catch {
      return Report(command: "templates learn", error)
    }
  }
}
