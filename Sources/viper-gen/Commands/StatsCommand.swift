import ScaffoldKit

/// `viper-gen stats`
struct StatsCommand: RunnableCommand {
  private let package: PackageLocation
  private let revision: String?

  init(_ invocation: Invocation) {
    package = PackageLocation(invocation.arguments, invocation.environment)
    revision = invocation.arguments["compare"]
  }

  var readOnlyPackage: PackageLocation? { package }

  /// Prints the sizes of the layers and modules.
  func run(_ scaffolder: Scaffolder) -> Report {
    var report = Report(command: "stats")
    do throws(ScaffoldError) {
      let statistics = try scaffolder.statistics(
        packagePath: package.path, searchesParents: package.searchesParents,
        comparedWith: revision)
      report.output = statistics.table
      report.diagnostics = statistics.diagnostics
      report.details = [.init("statistics", statistics.members)]
      return report
    } catch {
      return Report(command: "stats", error)
    }
  }
}
